/* What steps through turns: a time line with marks and curves, and the player with its controls and
 * keys. It knows neither games nor what a turn is.
 *
 * ARENA.TimeLine(end, marks, go): marks are {turn, kind, side, text}; `row(name, plot)` adds one.
 * ARENA.Player(shows): each has `element`, `end`, `stops` (turns worth a jump), `show(turn,
 *   motion)` and perhaps `eyes`, a choice of whose eyes. The first is shown, the second on demand. */
"use strict";

(function () {
  var html = ARENA.html, svg = ARENA.svg;
  var SPEEDS = [0.1, 0.2, 0.4, 0.8, 1.6];
  var KEYS = [
    ["space", "play, pause"], ["\u2190 \u2192", "one turn back, on"],
    ["home end", "first, last turn"], ["p n", "event before, next event"],
    ["+ -", "faster, slower"], ["o", "the other game of the pair"],
    ["e", "whose eyes (where cards are hidden)"], ["l", "copy the link to this turn"],
    ["t", "light, dark"], ["?", "these keys"],
  ];
  var DOT = "M6 1 a5 5 0 1 1 -0.01 0 Z";
  var ICONS = {
    pair: "M2 4h7v12H2z M11 4h7v12h-7z M12.5 5.5v9h4v-9z",
    link: "M8 4H4v12h12v-4h-2v2H6V6h2z M11 3v2h2.6l-5 5L10 11.4l5-5V9h2V3z",
    theme: "M10 2a8 8 0 1 0 .01 0z M10 4v12a6 6 0 0 1 0-12z",
    keys: "M1 5h18v10H1z M3 7v2h2V7z M7 7v2h2V7z M11 7v2h2V7z M15 7v2h2V7z M5 11v2h10v-2z",
    first: "M4 4h2.5v12H4z M17 4v12L8 10z", back: "M15 4v12L5 10z", play: "M5 3v14l12-7z",
    before: "M9 4v12L1 10z M14.5 4.5L20 10l-5.5 5.5L9 10z",
    after: "M11 4v12l8-6z M5.5 4.5L11 10l-5.5 5.5L0 10z",
    pause: "M5 3h4v14H5z M11 3h4v14h-4z", on: "M5 4v12l10-6z", last: "M13.5 4H16v12h-2.5z M3 4v12l9-6z",
  };

  // Of every game; the other kinds are those of each game's view.js.
  ARENA.kinds.fault = ["M2 2 L10 10 M10 2 L2 10", "fault"];
  ARENA.kinds.lost = ["M4 1 H8 V5 H11 L6 11 L1 5 H4 Z", "the move that lost the game"];
  ARENA.kinds.swing = ["M6 0.5 L11.5 6 L6 11.5 L0.5 6 Z",
                       "win chance changed by more than 15 points"];

  function icon(name) {
    return svg("svg", {viewBox: "0 0 20 20", "aria-hidden": true}, svg("path", {d: ICONS[name], "fill-rule": "evenodd"}));
  }

  function shape(kind) {
    return svg("svg", {viewBox: "-1 -1 14 14", "aria-hidden": true},
               svg("path", {d: (ARENA.kinds[kind] || [DOT])[0], "stroke-width": 2}));
  }

  /* `face`: a picture instead of the label; `room`: "wide" for what a phone goes without. */
  function button(label, title, action, face, room) {
    return html("button", {type: "button", title: title, "aria-label": face ? label : null,
                           class: face ? "icon " + (room || "") : null, on: {click: action}}, face || label);
  }

  function copy(text, what) {
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
  }

  /* --- the time line -------------------------------------------------------------------- */

  function TimeLine(end, marks, go) {
    this.end = end;
    this.marks = marks;
    this.go = go;
    this.heads = [];
  }

  /* Where a turn is from left to right; the slider's thumb is 16 pixels wide. */
  TimeLine.prototype.place = function (number) {
    return "calc(8px + (100% - 16px) * " + number / Math.max(1, this.end) + ")";
  };

  /* `snap`: where a click goes that meant this turn. */
  TimeLine.prototype.row = function (name, plot, snap) {
    var self = this, head = html("i", {class: "playhead"});
    this.heads.push(head);
    plot.append(head);
    function jump(event) {
      var box = plot.getBoundingClientRect();
      var share = (event.clientX - box.left - 8) / Math.max(1, box.width - 16);
      self.go(snap ? snap(share * self.end) : Math.round(share * self.end));
    }
    plot.addEventListener("pointerdown", function (event) {
      if (event.target.closest(".mark")) return;
      jump(event);
    });
    plot.addEventListener("pointermove", function (event) { if (event.buttons & 1) jump(event); });
    return html("div", {class: "row"}, html("span", {}, name), plot);
  };

  TimeLine.prototype.show = function (number) {
    var place = this.place(number);
    this.heads.forEach(function (head) { head.style.left = place; });
  };

  TimeLine.prototype.canvas = function (kind, height) {
    var drawing = svg("svg", {viewBox: "0 0 " + Math.max(1, this.end) + " " + height,
                              preserveAspectRatio: "none", "aria-hidden": true});
    var plot = html("div", {class: "plot " + kind}, html("div", {class: "inset"}, drawing));
    return {plot: plot, drawing: drawing};
  };

  /* Curves of [turn, height 0..1] points: [{points, kind: a class}]. */
  TimeLine.prototype.curves = function (lines, high, low) {
    var canvas = this.canvas("curves", 1);
    canvas.drawing.append.apply(canvas.drawing, lines.map(function (line) {
      return svg("path", {d: line.points.map(function (point, index) {
        return (index ? "L" : "M") + point[0] + " " + (1 - point[1]).toFixed(3);
      }).join(""), class: line.kind});
    }));
    canvas.plot.append(html("span", {class: "axis high"}, high),
                       html("span", {class: "axis low"}, low));
    return canvas.plot;
  };

  /* The events of the game, if there are any; a click goes to the nearest of them. */
  TimeLine.prototype.markRow = function () {
    var self = this, there = {};  // marks of one turn and side stand beside each other
    if (!this.marks.length) return null;
    var plot = html("div", {class: "plot marks"}, this.marks.map(function (mark) {
      var text = "turn " + mark.turn + ": " + mark.text, here = mark.turn + " " + mark.side;
      there[here] = (there[here] || 0) + 1;
      return html("button", {type: "button", tabindex: -1, class: "mark " + mark.kind + " side" +
                             mark.side, title: text, "aria-label": text, style: "left:" +
                             self.place(mark.turn) + ";margin-left:" + (1 - 8 * there[here]) + "px", on: {click: function () {
        self.go(mark.turn);
      }}}, shape(mark.kind));
    }));
    function to(step) { return function () { ARENA.player.pause(); ARENA.player.jump(step); }; }
    return this.row([html("span", {class: "word"}, "events"),
      button("event before", "event before (p)", to(-1), icon("before")),
      button("next event", "next event (n)", to(1), icon("after"))], plot, function (turn) {
      return self.marks.reduce(function (best, mark) {
        return Math.abs(mark.turn - turn) < Math.abs(best - turn) ? mark.turn : best;
      }, self.marks[0].turn);
    });
  };

  TimeLine.prototype.legend = function (more) {
    var kinds = [];
    this.marks.forEach(function (mark) { if (kinds.indexOf(mark.kind) < 0) kinds.push(mark.kind); });
    return html("div", {class: "legend"}, kinds.map(function (kind) {
      return html("span", {}, shape(kind), (ARENA.kinds[kind] || [DOT, kind])[1]);
    }), more);
  };

  /* --- the player ----------------------------------------------------------------------- */

  function Player(shows) {
    var self = this;
    this.turn = 0;
    this.speed = 0.4;
    this.games = shows;
    this.shown = 1;
    this.build(document.getElementById("page"));
    document.addEventListener("keydown", function (event) { self.key(event); });
    window.addEventListener("hashchange", function () { self.fromHash(); });
    ARENA.phone.addEventListener("change", function () { self.show(0); });
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
    page.className = "steps";
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
        return html("option", {value: speed, selected: speed === self.speed}, speed + " s");
      }));
    return html("div", {class: "controls", role: "group", "aria-label": "replay"},
      button("first turn", "first turn (home)", to(function () { return 0; }), icon("first"), "wide"),
      button("one turn back", "back (\u2190)", to(function () { return self.turn - 1; }), icon("back")),
      this.playButton,
      button("one turn on", "on (\u2192)", to(function () { return self.turn + 1; }), icon("on")),
      button("last turn", "last turn (end)", to(function () { return self.end(); }), icon("last"),
             "wide"),
      this.slider, this.output, this.speedChoice, this.other,
      button("copy the link to this turn", "copy the link to this turn (l)",
             function () { self.link(); }, icon("link")),
      button("light or dark", "light or dark (t)", function () { ARENA.theme.change(); },
             icon("theme")),
      button("keys", "the keys (?)", function () { self.help.showModal(); }, icon("keys"), "wide"));
  };

  Player.prototype.helpDialog = function () {
    var dialog = html("dialog", {"aria-label": "keys"}, html("h2", {}, "Keys"), html("dl", {},
      this.keys().map(function (key) {
        return [html("dt", {}, key[0].split(" ").map(function (name) {
          return [html("kbd", {}, name), " "];
        })), html("dd", {}, key[1])];
      })), button("Close", "close (escape)", function () { dialog.close(); }));
    return dialog;
  };

  Player.prototype.keys = function () {
    var missing = {o: this.games.length < 2, e: !this.games[0].eyes};
    return KEYS.filter(function (key) { return !missing[key[0]]; });
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
    var turn = this.turn, marks = this.games[0].stops.filter(function (mark) {
      return step > 0 ? mark > turn : mark < turn;
    });
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
    copy(location.href.split("#")[0] + "#turn=" + this.turn, "link");
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

  ARENA.control = button;
  ARENA.copy = copy;
  ARENA.TimeLine = TimeLine;
  ARENA.Player = Player;
})();
