/* Squares by clicks: a click removes a group, dragging a square arranges its row or column, and so
 * does a click on colours; holes of the other side's field are filled by a palette, or as the bot
 * would. */
"use strict";

ARENA.play.squares = function (board, state, give, tools, status) {
  var html = ARENA.html, choices = state.choices, own = state.side, other = 1 - own;
  var mode = "remove", colour = null, fills = {}, pulled = null, moved = false;
  var line = null;  // being arranged: {kind, number, squares: as drawn, before: the same at first}
  var filled = html("p", {class: "filled"}), points = html("p", {class: "points-here"});
  var arranging = html("div", {class: "tools arranging"});
  var modeButtons = [], colourButtons = [];
  var done = ARENA.button("", function () { send(""); }, {class: "main fill"});
  var largest = choices.groups.reduce(function (best, one) {
    return best && best.points >= one.points ? best : one;
  }, null);

  function send(move) {
    var parts = Object.keys(fills).map(function (column) {
      return "fill " + column + " " + fills[column];
    });
    board.onclick = board.onpointerdown = board.onpointermove = board.onpointerup = null;
    give(parts.concat(move ? [move] : parts.length ? [] : ["fill"]).join("; "));
  }

  function drawn(side, row, column) {
    return board.querySelector(".square[data-side='" + side + "'][data-row='" + row +
                               "'][data-column='" + column + "']");
  }

  /* The cell of a field at a point of the screen, from 1; null beside the field. */
  function cellAt(side, event) {
    var box = board.querySelector(".field.side" + side + " .ground").getBoundingClientRect();
    var column = Math.ceil(10 * (event.clientX - box.left) / box.width);
    var row = Math.ceil(15 * (event.clientY - box.top) / box.height);
    return column >= 1 && column <= 10 && row >= 1 && row <= 15 ? {row: row, column: column} : null;
  }

  function pressed(buttons, chosen) {
    buttons.forEach(function (one) { one.setAttribute("aria-pressed", one === chosen); });
  }

  /* --- groups ----------------------------------------------------------------------------- */

  function group(cell) {
    return cell && choices.groups.filter(function (one) {
      return one.cells.some(function (each) {
        return each[0] === cell.row && each[1] === cell.column;
      });
    })[0];
  }

  function worth(found) {
    return found.cells.length + (found.cells.length === 1 ? " square: " : " squares: ") +
      found.points + (found.points === 1 ? " point" : " points");
  }

  function light(found) {
    board.querySelectorAll(".lit").forEach(function (one) { one.classList.remove("lit"); });
    points.textContent = found ? worth(found) : line || !largest ? ""
      : "Your largest group: " + worth(largest);
    (found ? found.cells : []).forEach(function (cell) {
      drawn(own, cell[0], cell[1]).classList.add("lit");
    });
  }

  /* --- a line ----------------------------------------------------------------------------- */

  function letter(square) { return square.dataset.letter; }

  function take(kind, number) {
    put();
    var squares = [];
    for (var place = 1; place <= (kind === "row" ? 10 : 15); place++) {
      squares.push(kind === "row" ? drawn(own, number, place) : drawn(own, place, number));
    }
    line = {kind: kind, number: number, squares: squares, before: squares.slice(), picked: ""};
    light(null);
    showLine();
  }

  /* The line goes back to where it was. */
  function put() {
    if (!line) return;
    line.squares = line.before;
    place();
    line = null;
    showLine();
  }

  function place() {
    line.squares.forEach(function (square, index) {
      var row = line.kind === "row" ? line.number : index + 1;
      var column = line.kind === "row" ? index + 1 : line.number;
      ARENA.squares.place(square, row, column);
    });
  }

  function inLine(cell) {
    return line && line.number === (line.kind === "row" ? cell.row : cell.column);
  }

  function position(cell) { return (line.kind === "row" ? cell.column : cell.row) - 1; }

  function drag(event) {
    var cell = cellAt(own, event);
    if (!cell) return;
    if (!moved) {
      if (cell.row === pulled.row && cell.column === pulled.column) return;
      moved = true;
      var across = Math.abs(event.clientX - pulled.x) > Math.abs(event.clientY - pulled.y);
      if (!inLine(pulled)) take(across ? "row" : "column", across ? pulled.row : pulled.column);
      pulled.square = line.squares[position(pulled)];
    }
    line.squares.splice(line.squares.indexOf(pulled.square), 1);
    line.squares.splice(position(cell), 0, pulled.square);
    place();
    showLine();
  }

  /* Blocks of the colours in the order in which they were clicked; the rest behind. */
  function byColour(name) {
    if (line.picked.indexOf(name) < 0) line.picked += name;
    line.squares.sort(function (one, two) {
      function rank(square) { return (line.picked.indexOf(letter(square)) + 6) % 6; }
      return rank(one) - rank(two);
    });
    place();
    showLine();
  }

  function letters(squares) { return squares.map(letter).join(""); }

  function showLine() {
    board.querySelectorAll(".taken").forEach(function (one) { one.classList.remove("taken"); });
    arranging.replaceChildren();
    if (!line) return;
    var name = line.kind + " " + line.number, now = letters(line.squares);
    line.squares.forEach(function (square) { square.classList.add("taken"); });
    arranging.append(
      html("p", {class: "caption"}, "Your " + name + ": drag its squares, or click on colours"),
      html("div", {class: "tools colours"}, choices.colours.split("").filter(function (each) {
        return now.indexOf(each) >= 0;
      }).map(function (each) {
        return ARENA.button(each, function () { byColour(each); },
                            {"data-block": each, class: "colour " + each});
      })),
      ARENA.button("Play this order", function () { send(name + " " + now); },
                   {class: "main order", disabled: now === letters(line.before)}),
      ARENA.button("Best by colours", function () { send("sort " + name); },
                   {class: "best", title: "each colour in one block, the largest group made"}),
      ARENA.button("Put back", put, {class: "back"}));
  }

  /* --- the fill of the other field -------------------------------------------------------- */

  /* Up to this cell the column gets the colour; a square that was put there gets it alone. */
  function fill(cell) {
    if (!colour || !cell) return;
    var given = fills[cell.column] || "", depth = choices.holes[cell.column - 1] - cell.row;
    if (depth < 0) return;
    if (depth < given.length) given = given.slice(0, depth) + colour + given.slice(depth + 1);
    while (given.length <= depth) given += colour;
    fills[cell.column] = given;
    showFill();
  }

  function showFill() {
    var count = 0, room = choices.holes.reduce(function (sum, each) { return sum + each; }, 0);
    board.querySelectorAll(".square.put").forEach(function (one) { one.remove(); });
    Object.keys(fills).forEach(function (column) {
      fills[column].split("").forEach(function (each, depth) {
        count += 1;
        var square = ARENA.squares.square(each, choices.holes[column - 1] - depth - 1, column - 1,
                                          other);
        square.classList.add("put");
        board.querySelector(".field.side" + other).append(square);
      });
    });
    filled.textContent = !count
      ? "Pick a colour and click cells of the other field. What you leave is filled like the bot."
      : count + " of " + room + " filled by you" + (count < room ? ", the rest like the bot." : ".");
    done.textContent = count ? "Done: the rest like the bot" : "Fill it all like the bot";
  }

  function palette() {
    colourButtons = choices.colours.split("").map(function (each) {
      return ARENA.button(each, function (event) {
        colour = each;
        pressed(colourButtons, event.currentTarget);
      }, {"aria-pressed": false, "data-colour": each, class: "colour " + each,
          title: "then click where it goes in the other side's field"});
    });
    return html("div", {class: "tools palette"}, html("span", {}, "Fill the other field:"),
      colourButtons, ARENA.button("Clear", function () { fills = {}; showFill(); },
                                  {class: "like", title: "nothing of your own"}));
  }

  /* --- pointers --------------------------------------------------------------------------- */

  board.onpointerdown = function (event) {
    var cell = cellAt(own, event);
    moved = false;
    pulled = cell && !choices.fill_only && event.button === 0
      ? {row: cell.row, column: cell.column, x: event.clientX, y: event.clientY} : null;
  };

  board.onpointermove = function (event) {
    if (!(event.buttons & 1)) pulled = null;
    if (pulled) return drag(event);
    if (event.buttons & 1) return fill(cellAt(other, event));
    light(line || mode !== "remove" ? null : group(cellAt(own, event)));
  };

  board.onpointerup = function () { pulled = null; };

  board.onclick = function (event) {
    var cell = cellAt(own, event);
    if (moved || choices.fill_only || !cell) return fill(cellAt(other, event));
    if (line && inLine(cell)) return byColour(letter(drawn(own, cell.row, cell.column)));
    if (mode !== "remove") return take(mode, cell[mode]);
    if (line) return put();
    var found = group(cell);
    if (!found) return light(null);
    // A finger shows nothing before it clicks: the first touch shows the points.
    if (event.pointerType === "touch" && !board.querySelector(
        ".lit[data-row='" + cell.row + "'][data-column='" + cell.column + "']")) {
      light(found);
      points.textContent += ". Touch it again to remove it.";
      return;
    }
    send("remove " + cell.row + " " + cell.column);
  };

  function modes() {
    var names = {remove: "Remove a group", column: "Sort a column", row: "Sort a row"};
    modeButtons = Object.keys(names).map(function (name) {
      return ARENA.button(names[name], function (event) {
        mode = name;
        put();
        pressed(modeButtons, event.currentTarget);
      }, {"aria-pressed": name === mode, "data-mode": name});
    });
    return modeButtons.concat(ARENA.button("Pass", function () { send("pass"); }, {class: "pass"}));
  }

  var holes = choices.holes.some(function (count) { return count > 0; });
  if (!choices.fill_only) board.querySelector(".field.side" + own).classList.add("mine");
  if (holes) board.querySelector(".field.side" + other).classList.add("to-fill");
  status.textContent = choices.fill_only ? "Your turn: fill the other side's field"
    : "Your turn: click a group to remove it, or drag a square along its row or column";
  tools.append.apply(tools, choices.fill_only ? [done] : modes());
  tools.append(points, arranging);
  if (holes) tools.append(palette(), filled);
  light(null);
  showFill();
};
