/* Circus by clicks: a piece, then where it goes. */
"use strict";

ARENA.play.circus = function (board, state, give, tools, status) {
  var choices = state.choices, chosen = null;

  function at(cell) { return board.querySelectorAll("[data-cell='" + cell + "']"); }

  function mark(cell, name) { at(cell).forEach(function (one) { one.classList.add(name, "can"); }); }

  function show() {
    board.querySelectorAll(".can").forEach(function (one) {
      one.classList.remove("can", "movable", "chosen", "target", "step", "jump", "push", "swap",
                           "house-to");
    });
    Object.keys(choices.moves).forEach(function (cell) { mark(cell, "movable"); });
    if (!chosen) return;
    mark(chosen, "chosen");
    choices.moves[chosen].forEach(function (move) {
      mark(move.to, "target");
      mark(move.to, move.how === "house" ? "house-to" : move.how);
    });
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
      return give(chosen + "-" + cell);
    }
    chosen = choices.moves[cell] && cell !== chosen ? cell : null;
    show();
  };

  if (choices.pass) {
    tools.append(ARENA.button("Pass: you have no move", function () { give("pass"); },
                              {class: "main pass"}));
  } else {
    status.textContent = "Your turn: click a piece, then where it goes";
  }
  show();
};
