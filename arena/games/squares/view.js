/* Squares: both fields, the first side's on the left; every square has its letter. */
"use strict";

(function () {
  var svg = ARENA.svg, at = ARENA.at;
  var SIZE = 30, ROWS = 15, COLUMNS = 10, TOP = 62, LEFT = 24, GAP = 56;
  var FIELD = COLUMNS * SIZE;
  var WIDTH = 2 * LEFT + FIELD, HEIGHT = TOP + ROWS * SIZE + 26;  // of one field with its edges
  var COLOURS = {R: "red", G: "green", B: "blue", Y: "yellow", O: "orange"};

  function square(colour, row, column, side, fresh) {
    return place(svg("g", {class: "square " + COLOURS[colour], "data-side": side,
                           "data-letter": colour},
      svg("g", {class: "body"},
        svg("rect", {x: 1, y: 1, width: SIZE - 2, height: SIZE - 2, rx: 4}),
        svg("text", {x: SIZE / 2, y: SIZE / 2 + 5}, colour),
        fresh && svg("path", {d: "M" + (SIZE - 10) + " 2 h5 a3 3 0 0 1 3 3 v5 Z", class: "fresh"}))), row + 1, column + 1);
  }

  /* Rows and columns are counted from 1 here. */
  function place(square, row, column) {
    square.dataset.row = row;
    square.dataset.column = column;
    square.setAttribute("transform", at((column - 1) * SIZE, (row - 1) * SIZE));
    return square;
  }

  ARENA.squares = {square: square, place: place};

  function key(row, column) { return row * COLUMNS + column; }

  /* The border of a set of cells, as one path. */
  function border(cells) {
    var inside = {}, d = "";
    cells.forEach(function (cell) { inside[key(cell[0], cell[1])] = true; });
    function has(row, column) {
      return column >= 0 && column < COLUMNS && inside[key(row, column)];
    }
    cells.forEach(function (cell) {
      var row = cell[0], column = cell[1], x = column * SIZE, y = row * SIZE;
      if (!has(row - 1, column)) d += "M" + x + " " + y + "h" + SIZE;
      if (!has(row + 1, column)) d += "M" + x + " " + (y + SIZE) + "h" + SIZE;
      if (!has(row, column - 1)) d += "M" + x + " " + y + "v" + SIZE;
      if (!has(row, column + 1)) d += "M" + (x + SIZE) + " " + y + "v" + SIZE;
    });
    return d;
  }

  function head(canvas, picture, context, side) {
    var own = picture.last && picture.last.side === side, x = LEFT;
    canvas.append(svg("g", {class: "head side" + side + (picture.wanted === side ? " asked" : "")},
      svg("text", {x: x, y: 26, class: "who"}, short(context.names[side]),
          svg("title", {}, context.names[side])),
      svg("text", {x: x + FIELD, y: 26, class: "points"},
          picture.score.sides[side].toLocaleString("en")),
      own && picture.last.points ? svg("text", {x: x + FIELD, y: 49, class: "gain"},
          "+" + picture.last.points.toLocaleString("en")) : null,
      picture.wanted === side && svg("text", {x: x, y: 48, class: "turn"}, "to move")));
  }

  /* Names that do not run into 12,345 points. */
  function short(name) { return name.length > 18 ? name.slice(0, 17) + "\u2026" : name; }

  function coordinates(canvas, atRight) {
    for (var column = 0; column < COLUMNS; column++) {
      canvas.append(svg("text", {x: LEFT + (column + 0.5) * SIZE, y: HEIGHT - 8,
                                 class: "coordinate"}, column + 1));
    }
    for (var row = 0; row < ROWS; row++) {
      canvas.append(svg("text", {x: atRight ? WIDTH - LEFT / 2 : LEFT / 2,
                                 y: TOP + (row + 0.5) * SIZE + 4, class: "coordinate"}, row + 1));
    }
  }

  /* How far each square of the field has come: {cell: rows fallen}. */
  function fallen(last) {
    var far = {};
    (last.falls || []).forEach(function (fall) {
      far[key(fall[0] + fall[2], fall[1])] = fall[2];
    });
    return far;
  }

  function field(picture, context, side) {
    var last = picture.last || {}, own = last.side === side, far = own ? fallen(last) : {};
    var fresh = {};
    if (last.side === 1 - side && last.fresh.length < ROWS * COLUMNS) {
      last.fresh.forEach(function (cell) { fresh[key(cell[0], cell[1])] = true; });
    }
    var layer = svg("g", {class: "field side" + side, transform: at(LEFT, TOP)},
      svg("rect", {width: FIELD, height: ROWS * SIZE, class: "ground", rx: 6}),
      /[^.]/.test(picture.fields[side].join("")) ? null
        : svg("text", {x: FIELD / 2, y: ROWS * SIZE / 2, class: "empty"}, "not filled yet"));
    picture.fields[side].forEach(function (line, row) {
      line.split("").forEach(function (colour, column) {
        var place = key(row, column);
        if (colour === ".") {
          layer.append(svg("rect", {x: column * SIZE, y: row * SIZE, width: SIZE, height: SIZE,
                                    class: "hole", "data-row": row + 1, "data-side": side,
                                    "data-column": column + 1}));
          return;
        }
        var drawn = square(colour, row, column, side, fresh[place]);
        if (far[place]) {
          ARENA.glide(drawn.firstChild, 0, -far[place] * SIZE, context.motion,
                      "cubic-bezier(.5,0,.9,.6)");
        } else if (fresh[place]) {
          ARENA.fade(drawn.firstChild, context.motion, 0, 1);
        }
        layer.append(drawn);
      });
    });
    if (own && last.removed) {
      layer.append(svg("path", {d: border(last.removed), class: "removed under"}),
                   svg("path", {d: border(last.removed), class: "removed"}));
    }
    if (own && last.line) layer.append(band(last.line));
    return layer;
  }

  function band(line) {
    var inRow = line.row !== undefined;
    return svg("rect", {class: "band", rx: 6, x: inRow ? -3 : line.column * SIZE - 1,
                        y: inRow ? line.row * SIZE - 1 : -3, width: inRow ? FIELD + 6 : SIZE + 2,
                        height: inRow ? SIZE + 2 : ROWS * SIZE + 6});
  }

  ARENA.draw.squares = function (element, picture, context) {
    // For a person with a phone: large squares, one's own field on top.
    var far = FIELD + GAP, tall = context.tall && ARENA.number(context.eyes);
    var canvas = ARENA.canvas(element, "squares", WIDTH + (tall ? 0 : far),
                              HEIGHT * (tall ? 2 : 1), picture.status);
    var own = context.eyes || 0, empty = !/[A-Z]/.test(picture.fields[own].join(""));
    var top = empty ? 1 - own : own;  // the field that there is something to do with
    function corner(side) { return tall ? [0, side === top ? 0 : HEIGHT] : [side * far, 0]; }
    [0, 1].forEach(function (side) {
      var half = svg("g", {transform: at.apply(null, corner(side))});
      head(half, picture, context, side);
      coordinates(half, side && !tall);
      half.append(field(picture, context, side));
      canvas.append(half);
    });
    ARENA.marks(canvas, context.thought, function (place) {  // "row column" of the own field
      var found = /^(\d+) (\d+)$/.exec(place), row = found && found[1], column = found && found[2];
      if (!picture.last || !(row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS)) return null;
      var here = corner(picture.last.side);
      return [here[0] + LEFT + (column - 0.5) * SIZE, here[1] + TOP + (row - 0.5) * SIZE];
    });
  };

  ARENA.kinds.removal = ["M2 2 H10 V10 H2 Z", "removal"];

  ARENA.signs.squares = function () {
    function sign(drawn) { return ARENA.sign("squares", 36, drawn); }
    function body(colour, fresh) {
      return svg("g", {transform: at(-SIZE / 2, -SIZE / 2)}, square(colour, 0, 0, 0, fresh));
    }
    function box(kind) {
      return svg("rect", {class: kind, x: -15, y: -15, width: 30, height: 30, rx: 5});
    }
    return Object.keys(COLOURS).map(function (colour) {
      return [sign(body(colour)), COLOURS[colour]];
    }).concat([[sign(body("G", true)), "just filled in by the other side"],
               [sign(box("band")), "the line that was rearranged"],
               [sign(box("removed")), "where the removed squares were"]]);
  };

  function planned(step) {
    if (!step || typeof step !== "object") return String(step);
    if (step.move === "remove" && ARENA.number(step.points)) {
      return "remove " + step.row + " " + step.column + " for " + ARENA.figure(step.points);
    }
    return String(step.answer);
  }

  ARENA.think.squares = function (element, thought) {
    var html = ARENA.html, price = thought.price;
    var plan = (Array.isArray(thought.plan) ? thought.plan : []).filter(function (step) {
      return !step || step.move !== "none";  // there is nothing to move in an empty field
    });
    if (plan.length) {
      element.append(html("p", {class: "name"}, "plans"), html("ol", {class: "plan"},
        plan.slice(0, 12).map(function (step) { return html("li", {}, planned(step)); })));
    }
    if (ARENA.number(thought.points)) {
      element.append(html("p", {}, html("span", {class: "name"}, "expects "),
        ARENA.figure(Math.round(thought.points)), html("span", {class: "name"}, " points a move")));
    }
    if (price && ARENA.number(price.before) && ARENA.number(price.after)) {
      element.append(html("p", {}, html("span", {class: "name"}, "price of the fill "),
        ARENA.figure(price.before) + " \u2192 " + ARENA.figure(price.after)));
    }
    return ["points"];
  };
})();
