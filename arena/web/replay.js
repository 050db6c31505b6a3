/* The replay of one game, or of the two games of a pair: what arena/web/replay.py says of them,
 * turn by turn. Nothing here knows a game or its rules. */
"use strict";

(function () {
  var html = ARENA.html, svg = ARENA.svg;

  function seconds(value) { return value.toFixed(value < 10 ? 2 : 1) + " s"; }

  /* --- one game ------------------------------------------------------------------------- */

  function Game(data) {
    var self = this;
    this.data = data;
    this.end = data.turns.length - 1;
    this.sides = data.seats.map(function (bot) { return bot === data.seats[0] ? 0 : 1; });
    this.names = [0, 1].map(function (side) {
      return data.bots[data.seats[self.sides.indexOf(side)]].name;
    });
    this.marks = this.events();
    this.drawing = html("div", {class: "drawing"});
    this.now = html("p", {class: "now"});
    this.scores = [0, 1].map(function () { return html("span", {class: "points"}); });
    this.panel = html("aside", {class: "panel", "aria-live": "polite"});
    this.stops = this.marks.map(function (mark) { return mark.turn; });
    this.line = new ARENA.TimeLine(this.end, this.marks, function (turn) { ARENA.player.go(turn); });
    this.opened = {};
    this.element = html("section", {class: "game"}, this.players(), html("div", {class: "stage"},
      this.drawing, this.now),
      this.time(), this.panel);
  }

  /* What is marked on the time line: {turn, kind, side, text}. */
  Game.prototype.events = function () {
    var marks = [], lost = this.data.lost;
    this.data.turns.forEach(function (turn, number) {
      (turn.events || []).forEach(function (event) {
        marks.push({turn: number, kind: event.kind, side: event.side, text: event.text});
      });
    });
    if (lost && !this.data.turns[lost.turn].fault) {
      marks.push({turn: lost.turn, kind: "lost", text: "the move that lost the game",
                  side: this.sides[this.data.turns[lost.turn].seat]});
    }
    return marks;
  };

  Game.prototype.letter = function (side) {
    return this.data.seats[this.sides.indexOf(side)].toUpperCase();
  };

  Game.prototype.players = function () {
    var self = this, data = this.data;
    return html("header", {class: "players"}, html("h1", {}, data.game[0].toUpperCase() +
      data.game.slice(1), html("small", {}, "game " + data.index)), this.eyesChoice(), [0, 1].map(function (side) {
      var won = data.winner && data.winner.toUpperCase() === self.letter(side);
      return html("div", {class: "player side" + side},
        html("span", {class: "letter"}, self.letter(side)),
        html("span", {class: "name", title: data.bots[self.letter(side).toLowerCase()].spec},
             self.names[side]), won ? html("span", {class: "won"}, "won") : null,
        html("span", {class: "score", style: "--signs:" + self.longest()}, self.scores[side],
        html("small", {}, (data.turns[0].picture.score || {name: ""}).name)));
    }), html("div", {class: "verdict"}, html("div", {class: "reason"}, this.verdict()),
             this.lost()));
  };

  /* The length of the longest score in small signs: nothing moves when it grows. */
  Game.prototype.longest = function () {
    return Math.max.apply(null, this.data.turns.map(function (turn) {
      var score = turn.picture.score || {name: "", sides: []};
      return Math.max.apply(null, score.sides.map(function (points) {
        return 1 + 1.65 * points.toLocaleString("en").length + 0.9 * score.name.length;
      }).concat(0));
    }));
  };

  Game.prototype.verdict = function () {
    var data = this.data;
    if (data.reason === null) return "Not finished";
    return (data.winner ? data.winner.toUpperCase() + " wins" : "A draw") + ": " +
           data.reason;
  };

  Game.prototype.lost = function () {
    var lost = this.data.lost;
    if (!lost) return null;
    var turn = this.data.turns[lost.turn];
    var chances = lost.before === undefined ? "" : ", " + ARENA.percent(lost.before) + " \u2192 " +
                  ARENA.percent(lost.after);
    return html("button", {type: "button", class: "lost", title: "show it",
                           on: {click: function () { ARENA.player.go(lost.turn); }}},
      "The move that lost the game: turn " + lost.turn + ", " +
      this.data.seats[turn.seat].toUpperCase() + ": " + (turn.caption || turn.fault) + chances);
  };

  Game.prototype.eyesChoice = function () {
    if (!this.data.turns[0].picture.known) return null;
    this.eyes = html("select", {"aria-label": "whose eyes", on: {change: function () {
      ARENA.player.show();
    }}}, html("option", {value: ""}, "all cards"), this.data.seats.map(function (bot, seat) {
      return html("option", {value: seat}, "eyes of player " + (seat + 1));
    }));
    return html("span", {class: "eyes"}, this.eyes);
  };

  Game.prototype.context = function (number, motion) {
    var data = this.data, turn = data.turns[number];
    return {
      names: this.names, motion: motion, thought: turn.thought || null, tall: ARENA.phone.matches,
      seats: data.seats.map(function (bot) { return bot.toUpperCase(); }),
      eyes: this.eyes && this.eyes.value !== "" ? Number(this.eyes.value) : null,
      before: number ? data.turns[number - 1].picture : null,
    };
  };

  Game.prototype.show = function (number, motion) {
    number = Math.min(number, this.end);
    var turn = this.data.turns[number], context = this.context(number, motion);
    this.draw(turn.picture, context);
    var score = turn.picture.score;
    this.scores.forEach(function (element, side) {
      element.textContent = score ? score.sides[side].toLocaleString("en") : "";
    });
    this.tell(number, turn, context);
    this.line.show(number);
  };

  /* What a bot said may have any shape: if the drawing stumbles over it, it goes without. */
  Game.prototype.draw = function (picture, context) {
    try {
      ARENA.show(this.data.game, this.drawing, picture, context);
    } catch (error) {
      ARENA.show(this.data.game, this.drawing, picture, Object.assign({}, context, {thought: null}));
    }
  };

  /* --- the panel ------------------------------------------------------------------------ */

  Game.prototype.tell = function (number, turn, context) {
    var data = this.data, parts = [];
    this.now.replaceChildren(number ? this.caption(turn) : "The start of the game");
    parts.push(html("div", {class: "turn"}, html("span", {}, "Turn " + number),
      html("span", {}, turn.picture.status)));
    if (number) {
      var side = this.sides[turn.seat];
      parts.push(html("p", {class: "caption"}, this.caption(turn)), html("p", {class: "name"}, (data.clock === "game"
        ? "time used in all " : "time used ") + seconds(turn.spent) + " of " + seconds(turn.limit)));
      if (turn.fault) parts.push(html("p", {class: "fault"}, "Fault: " + this.faultText(turn)));
      (turn.events || []).forEach(function (event) {
        if (event.kind !== "fault" && event.text !== turn.caption) parts.push(html("p", {class: "event"}, event.text));
      });
      if (turn.thought) parts.push(this.thought(turn, context, side));
      if (turn.said) parts.push(html("pre", {class: "said"}, turn.said.join("\n")));
      if (turn.said_cut) parts.push(html("p", {class: "name"}, "what it said was cut short"));
    } else {
      parts.push(html("p", {class: "caption"}, "The start of the game"));
    }
    parts.push(this.details("sent", "Sent and answered", this.protocol(number, turn),
                            number > 0 && !turn.thought && !turn.said));
    parts.push(this.details("signs", "Signs", ARENA.legend(data.game), !number));
    parts.push(this.details("facts", "This game", this.facts(number), !number));
    this.panel.replaceChildren.apply(this.panel, parts);
  };

  Game.prototype.caption = function (turn) {
    return html("span", {class: "side" + this.sides[turn.seat]},
      html("span", {class: "letter"}, this.data.seats[turn.seat].toUpperCase() + " "),
      turn.caption || "no answer",
      turn.fault ? html("span", {class: "mishap"}, " fault: " + turn.fault) : null);
  };

  Game.prototype.faultText = function (turn) {
    var fault = this.data.faults.find(function (each) {
      return each.seat === turn.seat && each.status === turn.fault;
    });
    return turn.fault + (fault && fault.detail ? ": " + fault.detail : "");
  };

  Game.prototype.thought = function (turn, context, side) {
    var thought = turn.thought, box = html("div", {class: "thought side" + side});
    if (ARENA.number(turn.value)) {
      box.append(html("div", {class: "chance"}, html("span", {class: "name"}, "chance to win"),
        html("span", {class: "bar"}, html("i", {style: "width:" + 100 * turn.value + "%"})),
        html("b", {}, ARENA.percent(turn.value))));
    }
    box.append(this.candidates(thought));
    var own = html("div", {class: "own"}), told = [];
    try {
      if (ARENA.think[this.data.game]) {
        told = ARENA.think[this.data.game](own, thought, context) || [];
      }
    } catch (error) {
      own.replaceChildren();
    }
    box.append(own, this.extras(thought, told));
    return box;
  };

  Game.prototype.candidates = function (thought) {
    var list = Array.isArray(thought.candidates) ? thought.candidates : [];
    list = list.filter(function (each) { return each && typeof each === "object"; });
    if (!list.length) return "";
    return html("table", {}, html("thead", {}, html("tr", {}, ["considered", "chance", "share"].map(
      function (name) { return html("th", {scope: "col"}, name); }))),
      html("tbody", {}, list.slice(0, 8).map(function (each) {
        var share = ARENA.number(each.share) ? Math.max(0, Math.min(1, each.share)) : null;
        return html("tr", {class: String(each.answer) === String(thought.answer) ? "chosen" : null},
          html("td", {}, String(each.answer)),
          html("td", {}, ARENA.number(each.value) ? ARENA.percent(each.value) : ""),
          html("td", {}, share === null ? "" : html("span", {class: "share",
            title: ARENA.percent(share)}, html("i", {style: "width:" + 100 * share + "%"}))));
      })));
  };

  /* The figures and words that a bot adds: depth 7, positions 12,345. */
  Game.prototype.extras = function (thought, told) {
    var known = ["answer", "value", "candidates"].concat(told);
    return html("div", {class: "extras"}, Object.keys(thought).filter(function (name) {
      var kind = typeof thought[name];
      return known.indexOf(name) < 0 && (kind === "number" || kind === "string");
    }).map(function (name) {
      var value = thought[name];
      return html("span", {}, html("span", {}, name.replace(/_/g, " ") + " "),
                  ARENA.number(value) ? ARENA.figure(value) : value);
    }));
  };

  /* A part to open; once somebody has opened or closed it, it stays so. */
  Game.prototype.details = function (name, title, content, open) {
    var opened = this.opened;
    if (!content) return "";
    return html("details", {open: name in opened ? opened[name] : open},
      html("summary", {on: {click: function (event) {
        opened[name] = !event.currentTarget.parentNode.open;
      }}}, title), content);
  };

  Game.prototype.protocol = function (number, turn) {
    var data = this.data, rows = [];
    function seat(index) {
      return data.seats[index].toUpperCase() + (data.seats.length > 2 ? ", player " + (index + 1) : "");
    }
    function row(label, text) {
      rows.push(html("div", {class: "message"}, html("span", {}, label), html("pre", {}, text)));
    }
    (number ? data.turns[number - 1].sent : []).forEach(function (message) {
      if (message[0] === turn.seat) row("to " + seat(message[0]), message[1]);
    });
    if (number) row(seat(turn.seat) + " says", turn.answer === undefined ? "(nothing)" : turn.answer);
    turn.sent.forEach(function (message) {
      if (number === 0 || number === this.end || message[0] !== turn.picture.wanted) {
        row("to " + seat(message[0]), message[1]);
      }
    }, this);
    return html("div", {class: data.seats.length > 2 ? "seated" : null}, rows);
  };

  Game.prototype.facts = function (number) {
    var data = this.data;
    function command(words, text) {
      return [html("p", {class: "name"}, words), html("div", {class: "command"},
        html("code", {}, text), ARENA.control("copy", "copy the command", function () {
          ARENA.copy(text, "command");
        }))];
    }
    return html("div", {}, html("dl", {}, data.facts.map(function (fact) {
      return [html("dt", {}, fact[0]), html("dd", {}, fact[1])];
    })), data.notes.map(function (note) { return html("p", {class: "name"}, note); }),
    command("to see it again", data.command),
    number < this.end ? command("to play on from this turn", data.onward + number) : null);
  };

  /* --- the time line -------------------------------------------------------------------- */

  Game.prototype.time = function () {
    var rows = [this.line.markRow()];
    var chances = this.chances();
    if (chances) rows.push(this.line.row("claimed win chance", chances));
    var score = this.data.turns[0].picture.score;
    if (score) rows.push(this.line.row(score.name, this.scoreCurves(score.most)));
    rows.push(this.line.row(this.data.clock === "game" ? "time used in all" : "time used",
                       this.timeBars()));
    return html("div", {class: "time"}, rows, this.line.legend(chances && this.data.seats.length > 2
      ? html("span", {}, "dashed: the partner of the side's first player") : null));
  };

  /* Each seat's chance by its own word; the second seat of a side has a dashed line. */
  Game.prototype.chances = function () {
    var self = this, lines = [];
    this.data.seats.forEach(function (bot, seat) {
      var points = [];
      self.data.turns.forEach(function (turn, number) {
        if (turn.seat === seat && ARENA.number(turn.value)) points.push([number, turn.value]);
      });
      if (points.length < 2) return;
      lines.push({points: points, kind: "side" + self.sides[seat] + (seat > 1 ? " second" : "")});
    });
    if (!lines.length) return null;
    lines.unshift({points: [[0, 0.5], [this.end, 0.5]], kind: "half"});
    return this.line.curves(lines, "100%", "0%");
  };

  Game.prototype.scoreCurves = function (most) {
    var turns = this.data.turns;
    var top = Math.max(most || 1, Math.max.apply(null, turns.map(function (turn) {
      return Math.max.apply(null, turn.picture.score.sides);
    })));
    return this.line.curves([0, 1].map(function (side) {
      return {kind: "side" + side, points: turns.map(function (turn, number) {
        return [number, turn.picture.score.sides[side] / top];
      })};
    }), top.toLocaleString("en"), "0");
  };

  Game.prototype.timeBars = function () {
    var self = this, canvas = this.line.canvas("bars", 1);
    var wide = Math.min(0.8, this.end / 80);  // the last bar stays inside
    this.data.turns.forEach(function (turn, number) {
      if (!turn.limit) return;
      var share = turn.spent / turn.limit, high = Math.max(0.015, Math.min(1, share));
      canvas.drawing.append(svg("rect", {x: number - wide / 2, width: wide, y: 1 - high, height: high,
        class: "side" + self.sides[turn.seat] + (share > 1 ? " over" : "")}));
    });
    canvas.plot.append(html("span", {class: "axis high"}, "limit"));
    return canvas.plot;
  };

  ARENA.data().then(function (data) {
    ARENA.player = new ARENA.Player(data.games.map(function (game) { return new Game(game); }));
  });
})();
