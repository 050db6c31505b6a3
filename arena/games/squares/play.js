/* Squares by clicks: a group is removed, a line sorted; holes of the other side's field are filled
 * by a palette, or as the bot would. */
"use strict";

ARENA.play.squares = function (board, state, give, tools, status) {
  var choices = state.choices, own = state.side, mode = "remove", colour = null, fills = {};
  var filled = ARENA.html("p", {class: "filled"}), points = ARENA.html("p", {class: "points-here"});

  function send(move) {
    var parts = Object.keys(fills).map(function (column) {
      return "fill " + column + " " + fills[column];
    });
    board.onclick = board.onpointermove = null;
    give(parts.concat(move ? [move] : parts.length ? [] : ["fill"]).join("; "));
  }

  function group(row, column) {
    return choices.groups.filter(function (one) {
      return one.cells.some(function (cell) { return cell[0] === row && cell[1] === column; });
    })[0];
  }

  function squareAt(event) {
    var found = event.target.closest("[data-column]");
    return found && {row: Number(found.dataset.row), column: Number(found.dataset.column),
                     own: Number(found.dataset.side) === own};
  }

  function fill(column) {
    if (!colour || (fills[column] || "").length >= choices.holes[column - 1]) return;
    fills[column] = (fills[column] || "") + colour;
    filled.textContent = "You fill, from below: " + Object.keys(fills).map(function (each) {
      return "column " + each + " " + fills[each];
    }).join(", ") + ". The rest as the bot would.";
  }

  board.onclick = function (event) {
    var square = squareAt(event);
    if (!square) return;
    if (!square.own) return fill(square.column);
    if (choices.fill_only) return;
    if (mode === "column") return send("sort column " + square.column);
    if (mode === "row") return send("sort row " + square.row);
    if (group(square.row, square.column)) send("remove " + square.row + " " + square.column);
  };

  board.onpointermove = function (event) {
    var square = squareAt(event), here = square && square.own && mode === "remove" &&
      group(square.row, square.column);
    board.querySelectorAll(".lit").forEach(function (one) { one.classList.remove("lit"); });
    points.textContent = here ? here.cells.length + " squares: " + here.points + " points" : "";
    (here ? here.cells : []).forEach(function (cell) {
      var drawn = board.querySelector(".square[data-side='" + own + "'][data-row='" + cell[0] +
                                      "'][data-column='" + cell[1] + "']");
      if (drawn) drawn.classList.add("lit");
    });
  };

  function pressed(buttons, chosen) {
    buttons.forEach(function (one) { one.setAttribute("aria-pressed", one === chosen); });
  }

  function modes() {
    var names = {remove: "Remove a group", column: "Sort a column", row: "Sort a row"};
    var buttons = Object.keys(names).map(function (name) {
      return ARENA.button(names[name], function (event) {
        mode = name;
        pressed(buttons, event.currentTarget);
      }, {"aria-pressed": name === mode, "data-mode": name});
    });
    return buttons.concat(ARENA.button("Pass", function () { send("pass"); }, {class: "pass"}));
  }

  function palette() {
    var buttons = choices.colours.split("").map(function (letter) {
      return ARENA.button(letter, function (event) {
        colour = letter;
        pressed(buttons, event.currentTarget);
      }, {"aria-pressed": false, "data-colour": letter});
    });
    return ARENA.html("div", {class: "tools palette"}, "Fill the other field:", buttons);
  }

  var holes = choices.holes.some(function (count) { return count > 0; });
  status.textContent = choices.fill_only ? "Fill the other side's field"
    : "Your turn: click a group of your field, or sort a line";
  tools.append.apply(tools, choices.fill_only
    ? [ARENA.button("Fill like the bot", function () { send(""); }, {class: "main fill"})] : modes());
  if (holes) tools.append(palette());
  tools.append(filled, points);
};
