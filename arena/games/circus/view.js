/* Circus: the board, row 9 on top; pieces are tokens in the colour of their side. */
"use strict";

(function () {
  var svg = ARENA.svg, at = ARENA.at;
  var COLUMNS = "ABCDEFGHIJKL", SIZE = 60, EDGE = 30;
  var LONG = 12 * SIZE + EDGE + 8, SHORT = 9 * SIZE + EDGE + 8;
  var tall = false;  // turned by a quarter, column L on top, so that it fits a phone

  function middle(cell) {
    var column = COLUMNS.indexOf(cell[0]), row = Number(cell[1]);
    return tall ? [EDGE + (9.5 - row) * SIZE, 8 + (11.5 - column) * SIZE]
      : [EDGE + (column + 0.5) * SIZE, 8 + (9.5 - row) * SIZE];
  }

  function isCell(cell) { return typeof cell === "string" && /^[A-L][1-9]$/.test(cell); }

  /* Each in a box of 24 around (0, 0), in strokes; `solid` parts are filled. */
  var GLYPHS = {
    acrobat: ["M-9 -6 Q0 1 9 -6 M0 -2 V3 M-9.5 9 Q-3 8 0 3 Q3 8 9.5 9",
              "M0 -11 a3 3 0 1 1 -0.01 0 Z"],
    clown: ["M-6.5 1 a6.5 6.5 0 0 0 13 0 a6.5 6.5 0 0 0 -13 0 M-3.2 3.8 Q0 6.6 3.2 3.8",
            "M-4.6 -5 L0 -13 L4.6 -5 Z M0 -0.4 a1.7 1.7 0 1 1 -0.01 0 Z " +
            "M-8.6 -2.2 a2.2 2.2 0 1 1 -0.01 0 Z M8.6 -2.2 a2.2 2.2 0 1 1 -0.01 0 Z"],
    strongman: ["M-4 0 H4", "M-7.5 -8 h3.5 v16 h-3.5 Z M4 -8 h3.5 v16 h-3.5 Z " +
                "M-11 -5 h2.6 v10 h-2.6 Z M8.4 -5 h2.6 v10 h-2.6 Z"],
    magician: ["M-10 7 Q0 9.5 10 7", "M-5.6 6.4 L-6.6 -9 H6.6 L5.6 6.4 Q0 8 -5.6 6.4 Z"],
    trainer: ["M-9 9 C-14 -4 -4 -13 3 -9 S9 3 3 3 S-2 -4 2 -4", "M-11.5 11 l4 -4 l2 2 l-4 4 Z"],
  };

  function glyph(kind) {
    var lines = GLYPHS[kind];
    return svg("g", {class: "glyph"}, svg("path", {d: lines[1], class: "solid"}),
               svg("path", {d: lines[0], class: "stroke"}),
               kind === "magician" && svg("path", {d: "M-5.9 2.2 Q0 3.6 5.9 2.2", class: "band"}));
  }

  function token(piece, names) {
    return svg("g", {class: "piece side" + piece.side + (piece.frozen ? " frozen" : "")},
      svg("title", {}, names[piece.side] + ": " + piece.kind + " on " + piece.cell +
          (piece.frozen ? ", frozen by the trainer" : "")),
      svg("circle", {r: 25, class: "disc"}),
      svg("g", {transform: "scale(1.4)"}, glyph(piece.kind)),
      piece.frozen && svg("g", {class: "frost", transform: at(17, -17)},
        svg("circle", {r: 9}), svg("path", {d: "M0 -5.5 V5.5 M-4.8 -2.75 L4.8 2.75 M-4.8 2.75 L4.8 -2.75"})));
  }

  var HOUSE = "M-20 -3 L0 -21 L20 -3 M-15 -7 V19 H15 V-7";

  function house(cell, inhabitant, names) {
    var xy = middle(cell);
    return svg("g", {class: "house " + (inhabitant ? "side" + inhabitant.side : "empty"),
                     transform: at(xy[0], xy[1]), "data-cell": cell},
      svg("title", {}, inhabitant ? "house " + cell + ": " + inhabitant.kind + " of " +
          names[inhabitant.side] : "house " + cell + ", empty"),
      svg("path", {d: "M-15 -7 L0 -21 L15 -7 V19 H-15 Z", class: "wall"}),
      svg("path", {d: HOUSE, class: "outline"}),
      inhabitant ? svg("g", {transform: at(0, 6) + " scale(1)"}, glyph(inhabitant.kind))
                 : svg("path", {d: "M-4.5 19 V9 a4.5 4.5 0 0 1 9 0 V19", class: "outline"}));
  }

  /* At the left edge, or at the foot. */
  function coordinate(text, xy, atLeft) {
    return svg("text", {x: atLeft ? EDGE / 2 - 2 : xy[0], class: "coordinate",
                        y: atLeft ? xy[1] + 6 : (tall ? LONG : SHORT) - 8}, text);
  }

  function grid(canvas) {
    var layer = svg("g", {class: "grid"});
    for (var column = 0; column < 12; column++) {
      for (var row = 1; row <= 9; row++) {
        var cell = COLUMNS[column] + row, xy = middle(cell);
        layer.append(svg("rect", {x: xy[0] - SIZE / 2, y: xy[1] - SIZE / 2, width: SIZE,
                                  height: SIZE, "data-cell": cell,
                                  class: "cell " + ((column + row) % 2 ? "even" : "odd")}));
      }
      layer.append(coordinate(COLUMNS[column], middle(COLUMNS[column] + 1), tall));
    }
    for (var level = 1; level <= 9; level++) {
      layer.append(coordinate(level, middle("A" + level), !tall));
    }
    canvas.append(layer);
  }

  function zones(canvas, picture) {
    picture.zones.forEach(function (cells, side) {
      var layer = svg("g", {class: "zone side" + side});
      cells.forEach(function (cell) {
        var xy = middle(cell), x = xy[0] - SIZE / 2, y = xy[1] - SIZE / 2, lines = "";
        for (var i = 1; i < 8; i++) {  // hatched, so that it does not rest on colour alone
          var d = i * SIZE / 4, low = Math.min(d, SIZE), high = Math.max(0, d - SIZE);
          lines += side ? "M" + (x + low) + " " + (y + high) + "L" + (x + high) + " " + (y + low)
                        : "M" + (x + high) + " " + (y + SIZE - low) + "L" + (x + low) + " " +
                          (y + SIZE - high);
        }
        layer.append(svg("rect", {x: x, y: y, width: SIZE, height: SIZE}),
                     svg("path", {d: lines}));
      });
      canvas.append(layer);
    });
  }

  function arrowBetween(from, to, width, short) {
    var a = middle(from), b = middle(to);
    return ARENA.arrow(a[0], a[1], b[0], b[1], width, short);
  }

  /* The moves that the bot expects after its own, as thin numbered arrows. */
  function expected(canvas, thought, side) {
    var line = thought && Array.isArray(thought.line) ? thought.line.slice(1, 6) : [];
    var layer = svg("g", {class: "expected"}), drawn = {}, spots = [];
    line.forEach(function (move, index) {
      var cells = String(move).split("-"), way = cells.slice().sort().join("-");
      if (cells.length !== 2 || !isCell(cells[0]) || !isCell(cells[1])) return;
      if (drawn[way]) drawn[way].numbers.push(index + 2);  // to and fro
      else drawn[way] = {cells: cells, who: index % 2 ? side : 1 - side, numbers: [index + 2]};
    });
    Object.keys(drawn).forEach(function (way) {
      var step = drawn[way], a = middle(step.cells[0]), b = middle(step.cells[1]);
      var half = 9 + 6 * (step.numbers.length - 1), spot = along(a, b, 0.5);
      // The number of an arrow that crosses another stands nearer to where it starts.
      if (spots.some(function (other) { return Math.hypot(other[0] - spot[0], other[1] - spot[1]) < 18; })) {
        spot = along(a, b, 0.25);
      }
      spots.push(spot);
      var x = spot[0], y = spot[1];
      layer.prepend(svg("g", {class: "side" + step.who}, fromEdge(a, b)));  // below all numbers
      layer.append(svg("g", {class: "side" + step.who},
        svg("rect", {x: x - half, y: y - 9, width: 2 * half, height: 18, rx: 9}),
        svg("text", {x: x, y: y + 4}, step.numbers.join(" "))));
    });
    canvas.append(layer);
  }

  function along(a, b, share) {
    return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
  }

  /* A thin arrow that leaves the piece where it starts free. */
  function fromEdge(a, b) {
    var dx = b[0] - a[0], dy = b[1] - a[1], part = 25 / Math.hypot(dx, dy);
    return ARENA.arrow(a[0] + part * dx, a[1] + part * dy, b[0], b[1], 3, 8);
  }

  /* The last move: an arrow from the cell that was left. Where a piece stands there again (a swap,
   * a push) it goes from edge to edge, the two of a swap side by side, and above the pieces if
   * they are neighbours. */
  function last(canvas, picture, side, above) {
    var arrows = picture.last ? picture.last.arrows : [];
    var swap = arrows.length === 2 && arrows[0].from === arrows[1].to;
    var layer = svg("g", {class: "last side" + side + (above ? " above" : "")});
    arrows.forEach(function (arrow, index) {
      var xy = middle(arrow.from), end = middle(arrow.to), between = swap || index > 0;
      var near = Math.hypot(end[0] - xy[0], end[1] - xy[1]) < 1.5 * SIZE;
      if (!index && !above) {
        layer.append(svg("rect", {x: xy[0] - SIZE / 2 + 2, y: xy[1] - SIZE / 2 + 2, rx: 6,
                                  width: SIZE - 4, height: SIZE - 4, class: "start"}));
      }
      if ((between && near) !== above) return;
      layer.append(between ? beside(xy, end, swap ? 9 : 0)
                           : arrowBetween(arrow.from, arrow.to, 7, 24));
    });
    canvas.append(layer);
  }

  /* From the edge of a piece to that of another, `aside` of the straight line. */
  function beside(a, b, aside) {
    var dx = b[0] - a[0], dy = b[1] - a[1], length = Math.hypot(dx, dy);
    var ux = dx / length, uy = dy / length, edge = Math.min(24, (length - 36) / 2);
    var x = a[0] - aside * uy, y = a[1] + aside * ux;
    return ARENA.arrow(x + edge * ux, y + edge * uy, x + dx, y + dy, 5.5, edge);
  }

  ARENA.draw.circus = function (element, picture, context) {
    tall = Boolean(context.tall);
    var canvas = ARENA.canvas(element, "circus", tall ? SHORT : LONG, tall ? LONG : SHORT,
                              picture.status);
    var came = {}, mover = context.before ? context.before.wanted : null;
    (picture.last ? picture.last.arrows : []).forEach(function (arrow) {
      came[arrow.to] = arrow.from;
    });
    grid(canvas);
    zones(canvas, picture);
    picture.houses.forEach(function (cell) { canvas.append(house(cell, null, context.names)); });
    picture.occupied.forEach(function (piece) {
      var drawn = house(piece.cell, piece, context.names);
      if (came[piece.cell]) ARENA.fade(drawn, context.motion, 0, 1);
      canvas.append(drawn);
    });
    if (mover !== null) last(canvas, picture, mover, false);
    picture.pieces.forEach(function (piece) {
      var xy = middle(piece.cell), drawn = token(piece, context.names);
      var place = svg("g", {transform: at(xy[0], xy[1]), "data-cell": piece.cell,
                            "data-piece": piece.kind, "data-side": piece.side}, drawn);
      if (came[piece.cell]) {
        var from = middle(came[piece.cell]);
        ARENA.glide(drawn, from[0] - xy[0], from[1] - xy[1], context.motion);
      }
      canvas.append(place);
    });
    if (mover !== null) {
      last(canvas, picture, mover, true);
      expected(canvas, context.thought, mover);
    }
    ARENA.marks(canvas, context.thought, function (cell) {
      var xy = isCell(cell) ? middle(cell) : null;
      return xy && [xy[0], xy[1] + 20];
    });
  };

  ARENA.kinds.settle = ["M1 6 L6 1 L11 6 V11 H1 Z", "settles"];

  ARENA.signs.circus = function () {
    function sign(drawn) { return ARENA.sign("circus", 60, drawn); }
    var cell = svg("g", {class: "zone side0"}, svg("rect", {x: -30, y: -30, width: 60, height: 60}),
      svg("path", {d: "M-30 -15 L15 30 M-30 15 L-15 30 M-15 -30 L30 15 M15 -30 L30 -15"}));
    function at_home(side) {
      return svg("g", {class: "house " + (side === null ? "empty" : "side" + side)},
                 svg("path", {d: "M-15 -7 L0 -21 L15 -7 V19 H-15 Z", class: "wall"}),
                 svg("path", {d: HOUSE, class: "outline"}));
    }
    return Object.keys(GLYPHS).map(function (kind) {
      return [sign(token({kind: kind, side: 0, cell: ""}, ["", ""])), kind];
    }).concat([
      [sign(token({kind: "clown", side: 1, cell: "", frozen: true}, ["", ""])),
       "frozen by the other side's trainer"],
      [sign(cell), "around a trainer: the other side cannot enter"],
      [sign(at_home(null)), "house, empty"], [sign(at_home(1)), "house of a piece that has settled"],
      [sign(svg("g", {class: "last side0"}, svg("rect", {x: -27, y: -27, rx: 6, width: 54,
        height: 54, class: "start"}), ARENA.arrow(-12, 0, 28, 0, 7, 0))), "the last move"],
      [sign(svg("g", {class: "expected"}, svg("g", {class: "side0"}, ARENA.arrow(-28, 0, 28, 0, 5, 0),
        svg("rect", {x: -20, y: -14, width: 28, height: 28, rx: 14}), svg("text", {x: -6, y: 6, style: "font-size:18px"}, 2)))),
       "a move that the bot expects"],
    ]);
  };

  ARENA.circus = {middle: middle, glyph: glyph};

  ARENA.think.circus = function (element, thought) {
    if (!Array.isArray(thought.line) || thought.line.length < 2) return;
    element.append(ARENA.html("p", {class: "line"}, ARENA.html("span", {class: "name"}, "expects "),
      thought.line.slice(1, 9).map(function (move, index) {
        return ARENA.html("span", {class: "move"}, (index ? " " : "") + String(move));
      })));
  };
})();
