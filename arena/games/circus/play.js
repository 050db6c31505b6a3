/* Circus by clicks: a piece, then where it goes. Each way to move has a mark of its own. */
"use strict";

(function () {
  var svg = ARENA.svg, html = ARENA.html;
  // Each in a box of 24 around (0, 0), in strokes.
  var MARKS = {
    step: "M-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0",
    jump: "M-10 6 Q0 -14 9 4 M9 4 l1 -7 M9 4 l-7 -1",
    push: "M-10 0 H6 M6 0 l-6 -6 M6 0 l-6 6 M10 -8 V8",
    swap: "M-9 -4 H8 l-5 -5 M9 4 H-8 l5 5",
    house: "M-10 -1 L0 -10 L10 -1 M-7 -3 V9 H7 V-3",
  };
  var MEANS = {step: "step", jump: "jump", push: "push it on", swap: "swap places",
               house: "into the house"};

  function sign(how) { return svg("path", {d: MARKS[how], class: "sign"}); }

  function drawn(how) { return svg("svg", {viewBox: "-13 -13 26 26", class: "circus"}, sign(how)); }

  /* The pieces, as they look on the board. */
  ARENA.pictured.circus = function (kind) {
    return svg("svg", {viewBox: "-13 -14 26 28", class: "circus kind"}, ARENA.circus.glyph(kind));
  };

  ARENA.play.circus = function (board, state, give, tools, status) {
    var choices = state.choices, chosen = null, canvas = board.querySelector("svg");
    var signs = svg("g", {class: "signs"}), kinds = html("p", {class: "kinds"});

    function at(cell) { return board.querySelectorAll("[data-cell='" + cell + "']"); }

    function mark(cell, name) {
      at(cell).forEach(function (one) { one.classList.add(name, "can"); });
    }

    /* On a piece the mark sits on its edge, so that the piece is still seen. */
    function put(move) {
      var xy = ARENA.circus.middle(move.to), beside = move.how === "push" || move.how === "swap";
      signs.append(svg("g", {transform: ARENA.at(xy[0] + (beside ? 16 : 0), xy[1] -
        (beside ? 16 : 0)), class: "sign-at " + move.how},
        svg("circle", {r: 15}), sign(move.how)));
    }

    function show() {
      board.querySelectorAll(".can").forEach(function (one) {
        one.classList.remove("can", "movable", "chosen", "target", "step", "jump", "push", "swap",
                             "house-to");
      });
      signs.replaceChildren();
      kinds.replaceChildren();
      Object.keys(choices.moves).forEach(function (cell) { mark(cell, "movable"); });
      if (!chosen) return;
      mark(chosen, "chosen");
      var seen = {};
      choices.moves[chosen].forEach(function (move) {
        mark(move.to, "target");
        mark(move.to, move.how === "house" ? "house-to" : move.how);
        put(move);
        seen[move.how] = true;
      });
      kinds.append.apply(kinds, Object.keys(MEANS).filter(function (how) {
        return seen[how];
      }).map(function (how) { return html("span", {}, drawn(how), MEANS[how]); }));
    }

    function cellAt(event) {
      var found = document.elementsFromPoint(event.clientX, event.clientY).filter(function (one) {
        return one.closest("[data-cell]");
      })[0];
      return found && found.closest("[data-cell]").dataset.cell;
    }

    board.onclick = function (event) {
      var cell = cellAt(event);
      if (!cell) return;
      var moves = chosen ? choices.moves[chosen] : [];
      if (moves.some(function (move) { return move.to === cell; })) {
        board.onclick = null;
        signs.remove();
        return give(chosen + "-" + cell);
      }
      chosen = choices.moves[cell] && cell !== chosen ? cell : null;
      show();
    };

    canvas.append(signs);
    if (choices.pass) {
      tools.append(ARENA.button("Pass: you have no move", function () { give("pass"); },
                                {class: "main pass"}));
      status.textContent = "You have no move: pass";
    } else {
      status.textContent = "Your turn: click a piece, then where it goes";
      tools.append(kinds);
    }
    show();
  };
})();
