/* The replay of one game, or of the two games of a pair: what arena/web/replay.py says of them,
 * turn by turn. Nothing here knows a game or its rules. */
"use strict";

(function () {
  var html = ARENA.html, svg = ARENA.svg;
  var SPEEDS = [0.1, 0.2, 0.4, 0.8, 1.6];
  var KEYS = [
    ["space", "play, pause"], ["\u2190 \u2192", "one turn back, on"],
    ["home end", "first, last turn"], ["p n", "mark before, next mark"],
    ["+ -", "faster, slower"], ["o", "the other game of the pair"],
    ["e", "whose eyes (where cards are hidden)"], ["l", "copy the link to this turn"],
    ["t", "light, dark"], ["?", "these keys"],
  ];
  var SHAPES = {
    fault: "M2 2 L10 10 M10 2 L2 10", settle: "M1 6 L6 1 L11 6 V11 H1 Z",
    out: "M6 1 L11 11 H1 Z", removal: "M2 2 H10 V10 H2 Z", take: "M1 2 H11 L6 11 Z",
    swing: "M6 0.5 L11.5 6 L6 11.5 L0.5 6 Z",
  };
  var PLURALS = {fault: "fault", settle: "settles", out: "out", removal: "removal", take: "takes",
                 swing: "swing of more than 15 points"};
  var ICONS = {
    pair: "M2 4h7v12H2z M11 4h7v12h-7z M12.5 5.5v9h4v-9z",
    link: "M8 4H4v12h12v-4h-2v2H6V6h2z M11 3v2h2.6l-5 5L10 11.4l5-5V9h2V3z",
    theme: "M10 2a8 8 0 1 0 .01 0z M10 4v12a6 6 0 0 1 0-12z",
    keys: "M1 5h18v10H1z M3 7v2h2V7z M7 7v2h2V7z M11 7v2h2V7z M15 7v2h2V7z M5 11v2h10v-2z",
    first: "M4 4h2.5v12H4z M17 4v12L8 10z", back: "M15 4v12L5 10z", play: "M5 3v14l12-7z",
    pause: "M5 3h4v14H5z M11 3h4v14h-4z", on: "M5 4v12l10-6z", last: "M13.5 4H16v12h-2.5z M3 4v12l9-6z",
  };

  function icon(name) {
    return svg("svg", {viewBox: "0 0 20 20", "aria-hidden": true}, svg("path", {d: ICONS[name], "fill-rule": "evenodd"}));
  }

  function shape(kind) {
    return svg("svg", {viewBox: "-1 -1 14 14", "aria-hidden": true},
               svg("path", {d: SHAPES[kind] || "M6 1 a5 5 0 1 1 -0.01 0 Z", "stroke-width": 2}));
  }

  function seconds(value) { return value.toFixed(value < 10 ? 2 : 1) + " s"; }

  function button(label, title, action, face) {
    return html("button", {type: "button", title: title, "aria-label": face ? label : null,
                           class: face ? "icon" : null, on: {click: action}}, face || label);
  }

  /* --- one game ------------------------------------------------------------------------- */

  function Game(data, player) {
    var self = this;
    this.data = data;
    this.player = player;
    this.end = data.turns.length - 1;
    this.sides = data.seats.map(function (bot) { return bot === data.seats[0] ? 0 : 1; });
    this.names = [0, 1].map(function (side) {
      return data.bots[data.seats[self.sides.indexOf(side)]].name;
    });
    this.marks = [];
    data.turns.forEach(function (turn, number) {
      (turn.events || []).forEach(function (event) {
        self.marks.push({turn: number, kind: event.kind, side: event.side, text: event.text});
      });
    });
    this.drawing = html("div", {class: "drawing"});
    this.scores = [0, 1].map(function () { return html("span", {class: "points"}); });
    this.panel = html("aside", {class: "panel", "aria-live": "polite"});
    this.heads = [];
    this.opened = {};
    this.element = html("section", {class: "game"}, this.players(), html("div", {class: "stage"},
      this.drawing, this.eyesChoice()),
      this.time(), this.panel);
  }

  Game.prototype.letter = function (side) {
    return this.data.seats[this.sides.indexOf(side)].toUpperCase();
  };

  Game.prototype.players = function () {
    var self = this, data = this.data;
    return html("header", {class: "players"}, html("h1", {}, data.game[0].toUpperCase() +
      data.game.slice(1), html("small", {}, "game " + data.index)), [0, 1].map(function (side) {
      var won = data.winner && data.winner.toUpperCase() === self.letter(side);
      return html("div", {class: "player side" + side + (won ? " won" : "")},
        html("span", {class: "letter"}, self.letter(side)),
        html("span", {class: "name", title: data.bots[self.letter(side).toLowerCase()].spec},
             self.names[side]), self.scores[side]);
    }), html("div", {class: "verdict"}, html("div", {class: "reason"}, this.verdict()),
             this.lost()));
  };

  Game.prototype.verdict = function () {
    var data = this.data;
    return (data.winner ? data.winner.toUpperCase() + " wins" : "A draw") + ": " +
           data.result.reason;
  };

  Game.prototype.lost = function () {
    var self = this, lost = this.data.lost;
    if (!lost) return null;
    var turn = this.data.turns[lost.turn];
    var chances = lost.before === undefined ? "" : ", " + ARENA.percent(lost.before) + " \u2192 " +
                  ARENA.percent(lost.after);
    return html("button", {type: "button", class: "lost", title: "show it",
                           on: {click: function () { self.player.go(lost.turn); }}},
      "The move that lost the game: turn " + lost.turn + ", " +
      this.data.seats[turn.seat].toUpperCase() + ": " + (turn.caption || turn.fault) + chances);
  };

  Game.prototype.eyesChoice = function () {
    var self = this;
    if (!this.data.turns[0].picture.known) return null;
    this.eyes = html("select", {"aria-label": "whose eyes", on: {change: function () {
      self.player.show();
    }}}, html("option", {value: ""}, "all cards"), this.data.seats.map(function (bot, seat) {
      return html("option", {value: seat}, "eyes of player " + (seat + 1));
    }));
    return html("span", {class: "eyes"}, this.eyes);
  };

  Game.prototype.context = function (number, motion) {
    var data = this.data, turn = data.turns[number];
    return {
      names: this.names, motion: motion, thought: turn.thought || null,
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
      element.title = score ? score.name : "";
    });
    this.tell(number, turn, context);
    var place = this.place(number);
    this.heads.forEach(function (head) { head.style.left = place; });
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
    parts.push(html("div", {class: "turn"}, html("span", {}, "Turn " + number + " of " + this.end),
      html("span", {}, turn.picture.status)));
    if (number) {
      var side = this.sides[turn.seat];
      parts.push(html("p", {class: "caption side" + side},
        html("span", {class: "letter"}, data.seats[turn.seat].toUpperCase() + " "),
        turn.caption || "no answer"), html("p", {class: "name"}, (data.clock === "game"
        ? "time used in all " : "time used ") + seconds(turn.spent) + " of " + seconds(turn.limit)));
      if (turn.fault) parts.push(html("p", {class: "fault"}, "Fault: " + this.faultText(turn)));
      (turn.events || []).forEach(function (event) {
        if (event.kind !== "fault") parts.push(html("p", {class: "event"}, event.text));
      });
      if (turn.thought) parts.push(this.thought(turn, context, side));
      if (turn.said) parts.push(html("pre", {class: "said"}, turn.said.join("\n")));
      if (turn.said_cut) parts.push(html("p", {class: "name"}, "what it said was cut short"));
    } else {
      parts.push(html("p", {class: "caption"}, "The start of the game"));
    }
    parts.push(this.details("sent", "Sent and answered", this.protocol(number, turn)));
    parts.push(this.details("facts", "This game", this.facts()));
    this.panel.replaceChildren.apply(this.panel, parts);
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
    box.append(this.candidates(thought, turn));
    var own = html("div", {class: "own"});
    try {
      if (ARENA.think[this.data.game]) ARENA.think[this.data.game](own, thought, context);
    } catch (error) {
      own.replaceChildren();
    }
    box.append(own, this.extras(thought));
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
  Game.prototype.extras = function (thought) {
    var known = ["answer", "value", "candidates"];
    return html("div", {class: "extras"}, Object.keys(thought).filter(function (name) {
      var kind = typeof thought[name];
      return known.indexOf(name) < 0 && (kind === "number" || kind === "string");
    }).map(function (name) {
      var value = thought[name];
      return html("span", {}, html("span", {}, name.replace(/_/g, " ") + " "),
                  ARENA.number(value) ? ARENA.figure(value) : value);
    }));
  };

  Game.prototype.details = function (name, title, content) {
    var opened = this.opened;
    return html("details", {open: opened[name], on: {toggle: function (event) {
      opened[name] = event.target.open;
    }}}, html("summary", {}, title), content);
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
    return html("div", {}, rows);
  };

  Game.prototype.facts = function () {
    var data = this.data, player = this.player;
    return html("div", {}, html("dl", {}, data.facts.map(function (fact) {
      return [html("dt", {}, fact[0]), html("dd", {}, fact[1])];
    })), data.notes.map(function (note) { return html("p", {class: "name"}, note); }),
    html("div", {class: "command"}, html("code", {}, data.command),
         button("copy", "copy the command", function () { player.copy(data.command, "command"); })));
  };

  /* --- the time line -------------------------------------------------------------------- */

  /* Where a turn is from left to right; the slider's thumb is 16 pixels wide. */
  Game.prototype.place = function (number) {
    return "calc(8px + (100% - 16px) * " + number / Math.max(1, this.end) + ")";
  };

  Game.prototype.time = function () {
    var rows = [this.row("", this.markRow())];
    var chances = this.chances();
    if (chances) rows.push(this.row("chance to win, by its own word", chances));
    var score = this.data.turns[0].picture.score;
    if (score) rows.push(this.row(score.name, this.scoreCurves(score.most)));
    rows.push(this.row(this.data.clock === "game" ? "time used in all" : "time used",
                       this.timeBars()));
    return html("div", {class: "time"}, rows, this.legend());
  };

  Game.prototype.row = function (name, plot) {
    var self = this, head = html("i", {class: "playhead"});
    this.heads.push(head);
    plot.append(head);
    function jump(event) {
      var box = plot.getBoundingClientRect();
      var share = (event.clientX - box.left - 8) / Math.max(1, box.width - 16);
      self.player.go(Math.round(share * self.end));
    }
    plot.addEventListener("pointerdown", function (event) {
      if (event.target.closest(".mark")) return;
      jump(event);
    });
    plot.addEventListener("pointermove", function (event) { if (event.buttons & 1) jump(event); });
    return html("div", {class: "row"}, html("span", {}, name), plot);
  };

  Game.prototype.canvas = function (kind, height) {
    var drawing = svg("svg", {viewBox: "0 0 " + Math.max(1, this.end) + " " + height,
                              preserveAspectRatio: "none", "aria-hidden": true});
    var plot = html("div", {class: "plot " + kind}, html("div", {class: "inset"}, drawing));
    return {plot: plot, drawing: drawing};
  };

  function curve(points) {
    return points.map(function (point, index) {
      return (index ? "L" : "M") + point[0] + " " + point[1].toFixed(3);
    }).join("");
  }

  /* Each seat's chance by its own word; the seats of a side are drawn alike. */
  Game.prototype.chances = function () {
    var self = this, canvas = this.canvas("curves", 1), any = false;
    canvas.drawing.append(svg("line", {x1: 0, x2: this.end, y1: 0.5, y2: 0.5, class: "half"}));
    this.data.seats.forEach(function (bot, seat) {
      var points = [];
      self.data.turns.forEach(function (turn, number) {
        if (turn.seat === seat && ARENA.number(turn.value)) points.push([number, 1 - turn.value]);
      });
      if (points.length < 2) return;
      any = true;
      canvas.drawing.append(svg("path", {d: curve(points), class: "side" + self.sides[seat] +
                                         (seat > 1 ? " second" : "")}));
    });
    canvas.plot.append(html("span", {class: "axis high"}, "100%"),
                       html("span", {class: "axis low"}, "0%"));
    return any ? canvas.plot : null;
  };

  Game.prototype.scoreCurves = function (most) {
    var turns = this.data.turns, canvas = this.canvas("curves", 1);
    var top = Math.max(most || 1, Math.max.apply(null, turns.map(function (turn) {
      return Math.max.apply(null, turn.picture.score.sides);
    })));
    [0, 1].forEach(function (side) {
      var points = turns.map(function (turn, number) {
        return [number, 1 - turn.picture.score.sides[side] / top];
      });
      canvas.drawing.append(svg("path", {d: curve(points), class: "side" + side}));
    });
    canvas.plot.append(html("span", {class: "axis high"}, top.toLocaleString("en")),
                       html("span", {class: "axis low"}, "0"));
    return canvas.plot;
  };

  Game.prototype.timeBars = function () {
    var self = this, canvas = this.canvas("bars", 1);
    this.data.turns.forEach(function (turn, number) {
      if (!turn.limit) return;
      var share = turn.spent / turn.limit, high = Math.max(0.015, Math.min(1, share));
      canvas.drawing.append(svg("rect", {x: number - 0.4, width: 0.8, y: 1 - high, height: high,
        class: "side" + self.sides[turn.seat] + (share > 1 ? " over" : "")}));
    });
    canvas.plot.append(html("span", {class: "axis high"}, "limit"));
    return canvas.plot;
  };

  Game.prototype.markRow = function () {
    var self = this;
    return html("div", {class: "plot marks"}, this.marks.map(function (mark) {
      var text = "turn " + mark.turn + ": " + mark.text;
      return html("button", {type: "button", tabindex: -1, class: "mark " + mark.kind + " side" +
                             mark.side, title: text, "aria-label": text, style: "left:" +
                             self.place(mark.turn), on: {click: function () {
        self.player.go(mark.turn);
      }}}, shape(mark.kind));
    }));
  };

  Game.prototype.legend = function () {
    var kinds = [];
    this.marks.forEach(function (mark) { if (kinds.indexOf(mark.kind) < 0) kinds.push(mark.kind); });
    return html("div", {class: "legend"}, kinds.map(function (kind) {
      return html("span", {}, shape(kind), PLURALS[kind] || kind);
    }), kinds.length ? html("span", {}, html("kbd", {}, "p"), html("kbd", {}, "n"),
                            "mark before, next") : null);
  };

  /* --- the player ----------------------------------------------------------------------- */

  function Player(data) {
    var self = this;
    this.turn = 0;
    this.speed = 0.4;
    this.games = data.games.map(function (game) { return new Game(game, self); });
    this.shown = 1;
    this.build(document.getElementById("page"));
    document.addEventListener("keydown", function (event) { self.key(event); });
    window.addEventListener("hashchange", function () { self.fromHash(); });
    this.fromHash();
  }

  Player.prototype.end = function () {
    return Math.max.apply(null, this.games.slice(0, this.shown).map(function (game) {
      return game.end;
    }));
  };

  Player.prototype.build = function (page) {
    var self = this;
    this.holder = html("main", {class: "games"}, this.games[0].element);
    this.other = this.games.length < 2 ? null : button("other game of the pair",
      "the other game of the pair beside it: the same deal, sides exchanged (o)",
      function () { self.pair(); }, icon("pair"));
    this.help = this.helpDialog();
    page.replaceChildren(this.holder, this.controls(), this.help);
  };

  Player.prototype.controls = function () {
    var self = this;
    function to(where) { return function () { self.pause(); self.go(where()); }; }
    this.slider = html("input", {type: "range", min: 0, max: this.end(), value: 0, step: 1,
      "aria-label": "turn", on: {input: function () { self.go(Number(self.slider.value)); }}});
    this.output = html("output", {"aria-live": "off"});
    this.playButton = button("play", "play or pause (space)", function () { self.toggle(); },
                             icon("play"));
    this.speedChoice = html("select", {"aria-label": "seconds a turn", title: "seconds a turn",
      on: {change: function () { self.setSpeed(Number(self.speedChoice.value)); }}},
      SPEEDS.map(function (speed) {
        return html("option", {value: speed, selected: speed === self.speed}, speed + " s a turn");
      }));
    return html("div", {class: "controls", role: "group", "aria-label": "replay"},
      button("first turn", "first turn (home)", to(function () { return 0; }), icon("first")),
      button("one turn back", "back (\u2190)", to(function () { return self.turn - 1; }), icon("back")),
      this.playButton,
      button("one turn on", "on (\u2192)", to(function () { return self.turn + 1; }), icon("on")),
      button("last turn", "last turn (end)", to(function () { return self.end(); }), icon("last")),
      this.slider, this.output, this.speedChoice, this.other,
      button("copy the link to this turn", "copy the link to this turn (l)",
             function () { self.link(); }, icon("link")),
      button("light or dark", "light or dark (t)", function () { ARENA.theme.change(); },
             icon("theme")),
      button("keys", "the keys (?)", function () { self.help.showModal(); }, icon("keys")));
  };

  Player.prototype.helpDialog = function () {
    var dialog = html("dialog", {"aria-label": "keys"}, html("h2", {}, "Keys"), html("dl", {},
      KEYS.map(function (key) {
        return [html("dt", {}, key[0].split(" ").map(function (name) {
          return [html("kbd", {}, name), " "];
        })), html("dd", {}, key[1])];
      })), button("Close", "close (escape)", function () { dialog.close(); }));
    return dialog;
  };

  Player.prototype.go = function (turn, smooth) {
    if (!isFinite(turn)) turn = 0;
    turn = Math.max(0, Math.min(this.end(), Math.round(turn)));
    var next = turn === this.turn + 1;
    this.turn = turn;
    this.show(next || smooth ? this.motion() : 0);
    this.remember();
  };

  Player.prototype.motion = function () {
    return ARENA.calm() ? 0 : Math.min(350, 800 * this.speed);
  };

  Player.prototype.show = function (motion) {
    var turn = this.turn;
    this.slider.max = this.end();
    this.slider.value = turn;
    this.output.textContent = turn + " / " + this.end();
    this.games.slice(0, this.shown).forEach(function (game) {
      game.show(turn, turn > game.end ? 0 : motion || 0);
    });
  };

  /* The address follows with a delay: browsers refuse too many changes of it. */
  Player.prototype.remember = function () {
    var self = this;
    clearTimeout(this.later);
    this.later = setTimeout(function () {
      history.replaceState(null, "", "#turn=" + self.turn);
    }, 120);
  };

  Player.prototype.fromHash = function () {
    var found = /(?:^#|&)turn=(\d+)/.exec(location.hash);
    if (found || !location.hash) {
      this.turn = found ? Math.min(Number(found[1]), this.end()) : this.turn;
    }
    this.show(0);
  };

  Player.prototype.toggle = function () {
    if (this.timer) return this.pause();
    if (this.turn >= this.end()) this.go(0);
    this.tick();
    this.playButton.replaceChildren(icon("pause"));
  };

  Player.prototype.tick = function () {
    var self = this;
    this.timer = setTimeout(function () {
      self.go(self.turn + 1);
      if (self.turn < self.end()) self.tick(); else self.pause();
    }, 1000 * this.speed);
  };

  Player.prototype.pause = function () {
    clearTimeout(this.timer);
    this.timer = null;
    this.playButton.replaceChildren(icon("play"));
  };

  Player.prototype.setSpeed = function (speed) {
    this.speed = speed;
    this.speedChoice.value = speed;
  };

  Player.prototype.faster = function (step) {
    var index = SPEEDS.indexOf(this.speed) + step;
    if (SPEEDS[index]) this.setSpeed(SPEEDS[index]);
  };

  Player.prototype.jump = function (step) {
    var turn = this.turn, marks = this.games[0].marks.map(function (mark) { return mark.turn; });
    if (this.games[0].data.lost) marks.push(this.games[0].data.lost.turn);
    marks = marks.filter(function (mark) { return step > 0 ? mark > turn : mark < turn; });
    if (marks.length) this.go(step > 0 ? Math.min.apply(null, marks) : Math.max.apply(null, marks));
  };

  Player.prototype.pair = function () {
    if (this.games.length < 2) return;
    this.shown = 3 - this.shown;
    this.holder.classList.toggle("two", this.shown === 2);
    this.other.setAttribute("aria-pressed", this.shown === 2);
    if (this.shown === 2) this.holder.append(this.games[1].element);
    else this.games[1].element.remove();
    this.go(this.turn);
  };

  Player.prototype.changeEyes = function () {
    this.games.forEach(function (game) {
      if (game.eyes) game.eyes.selectedIndex = (game.eyes.selectedIndex + 1) % game.eyes.length;
    });
    this.show(0);
  };

  Player.prototype.link = function () {
    this.copy(location.href.split("#")[0] + "#turn=" + this.turn, "link");
  };

  Player.prototype.copy = function (text, what) {
    var toast = html("div", {class: "toast", role: "status"}, what + " copied");
    function done() {
      document.body.append(toast);
      setTimeout(function () { toast.remove(); }, 1500);
    }
    function byHand() {
      var area = html("textarea", {style: "position:fixed;opacity:0"}, text);
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      done();
    }
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
    else byHand();
  };

  Player.prototype.key = function (event) {
    var self = this;
    if (event.ctrlKey || event.metaKey || event.altKey || this.help.open) return;
    var inChoice = event.target.closest && event.target.closest("select");
    if (inChoice && event.key !== "Escape") return;
    var actions = {
      " ": function () { self.toggle(); },
      ArrowLeft: function () { self.pause(); self.go(self.turn - 1); },
      ArrowRight: function () { self.pause(); self.go(self.turn + 1); },
      Home: function () { self.pause(); self.go(0); },
      End: function () { self.pause(); self.go(self.end()); },
      "+": function () { self.faster(-1); }, "=": function () { self.faster(-1); },
      "-": function () { self.faster(1); },
      n: function () { self.jump(1); }, p: function () { self.jump(-1); },
      o: function () { self.pair(); }, e: function () { self.changeEyes(); },
      l: function () { self.link(); }, t: function () { ARENA.theme.change(); },
      "?": function () { self.help.showModal(); },
    };
    var action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    if (event.key === " " && event.target.closest && event.target.closest("button, summary") &&
        event.target !== this.playButton) return;  // the button is what is meant
    event.preventDefault();
    action();
  };

  ARENA.data().then(function (data) { ARENA.player = new Player(data); });
})();
