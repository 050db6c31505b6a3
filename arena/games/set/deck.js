/* A deck of SET played to its end, turn by turn. */
"use strict";

(function () {
  var html = ARENA.html;

  function Deck(data) {
    var self = this, turns = data.turns;
    this.data = data;
    this.end = turns.length - 1;
    var marks = [];
    turns.forEach(function (turn, number) {
      if (turn.more) marks.push({turn: number, kind: "more", side: 1, text: turn.caption});
    });
    this.stops = marks.map(function (mark) { return mark.turn; });
    this.line = new ARENA.TimeLine(this.end, marks, function (turn) { ARENA.player.go(turn); });
    this.drawing = html("div", {class: "drawing"});
    this.panel = html("aside", {class: "panel", "aria-live": "polite"});
    this.log = html("ol", {class: "log"}, turns.map(function (turn, number) {
      return html("li", {on: {click: function () { ARENA.player.go(number); }}},
                  html("pre", {}, turn.log.join("\n")));
    }));
    this.caption = html("p", {class: "caption"});
    this.turn = html("div", {class: "turn"});
    this.panel.append(this.turn, this.caption, ARENA.legend("set"), html("h2", {}, "Log"), this.log);
    this.element = html("section", {class: "game"}, html("header", {class: "players"},
      html("h1", {}, "SET", html("small", {}, data.name)),
      html("div", {class: "verdict"}, html("div", {class: "reason"}, data.result))),
      html("div", {class: "stage"}, this.drawing), this.time(), this.panel);
    this.show = function (number, motion) { self.draw(number, motion); };
  }

  Deck.prototype.draw = function (number, motion) {
    var turn = this.data.turns[number];
    ARENA.draw.set(this.drawing, turn.picture, {motion: motion,
      before: number ? this.data.turns[number - 1].picture : null});
    this.turn.replaceChildren(html("span", {}, "Play " + number + " of " + this.end),
                              html("span", {}, turn.here));
    this.caption.textContent = turn.caption;
    var rows = this.log.children;
    for (var index = 0; index < rows.length; index++) {
      rows[index].classList.toggle("now", index === number);
    }
    this.log.scrollTop = rows[number].offsetTop - this.log.offsetTop - 40;
    this.line.show(number);
  };

  Deck.prototype.time = function () {
    var line = this.line, turns = this.data.turns;
    function plot(name, of) {
      var most = Math.max.apply(null, turns.map(of).concat(1));
      return line.row(name, line.curves([{kind: "side1", points: turns.map(function (turn, number) {
        return [number, of(turn) / most];
      })}], most, "0"));
    }
    return html("div", {class: "time"}, line.markRow(),
      plot("sets on the table", function (turn) { return turn.sets; }),
      plot("cards on the table", function (turn) { return turn.picture.table.length; }),
      line.legend());
  };

  ARENA.data().then(function (data) { ARENA.player = new ARENA.Player([new Deck(data)]); });
})();
