/* SET: a table of cards, three rows of them, with our own figures. The first set is lifted; the set
 * that was taken lies below the table. */
"use strict";

(function () {
  var svg = ARENA.svg, at = ARENA.at;
  var CARD = [150, 100], GAP = 18, WIDTH = 708, ROWS = 3, BELOW = 116;
  var COLOURS = ["red", "green", "purple"], FILLINGS = ["empty", "striped", "full"];
  var SHAPES = ["diamond", "wave", "oval"], NUMBERS = ["one", "two", "three"];
  // Each in a box of 32 x 64 around (0, 0).
  var PATHS = [
    "M0 -32 L16 0 L0 32 L-16 0 Z",
    "M-8 -31 C4 -35 15 -26 14 -12 C13 -3 8 3 11 13 C13 20 16 27 8 31 C-4 35 -15 26 -14 12 " +
      "C-13 3 -8 -3 -11 -13 C-13 -20 -16 -27 -8 -31 Z",
    "M-15 -16 a15 16 0 0 1 30 0 v32 a15 16 0 0 1 -30 0 Z",
  ];

  function digits(card) { return card.split("").map(function (digit) { return digit - 1; }); }

  function nameOf(card) {
    var part = digits(card);
    return [NUMBERS[part[0]], COLOURS[part[1]], FILLINGS[part[2]],
            SHAPES[part[3]] + (part[0] ? "s" : "")].join(" ");
  }

  function stripes() {
    return svg("defs", {}, COLOURS.map(function (colour) {
      return svg("pattern", {id: "stripes-" + colour, width: 6, height: 5,
                             patternUnits: "userSpaceOnUse", class: colour},
                 svg("rect", {width: 6, height: 2, y: 1.5, class: "stripe"}));
    }));
  }

  function card(text) {
    var part = digits(text), figures = [];
    for (var figure = 0; figure <= part[0]; figure++) {
      figures.push(svg("path", {d: PATHS[part[3]], class: "figure",
        fill: part[2] === 1 ? "url(#stripes-" + COLOURS[part[1]] + ")" : null,
        transform: at(CARD[0] / 2 + (figure - part[0] / 2) * 42, CARD[1] / 2 - 6)}));
    }
    return svg("g", {class: "card " + COLOURS[part[1]] + " " + FILLINGS[part[2]],
                     "data-card": text},
      svg("title", {}, text + ": " + nameOf(text)),
      svg("rect", {width: CARD[0], height: CARD[1], rx: 10, class: "sheet"}), figures,
      svg("text", {x: CARD[0] - 8, y: CARD[1] - 7, class: "code"}, text));
  }

  /* The places of so many cards: [x, y] each, in three rows; and how large cards are drawn. */
  function places(count) {
    var columns = Math.max(4, Math.ceil(count / ROWS));
    var scale = (WIDTH - GAP) / (columns * (CARD[0] + GAP)), found = [];
    for (var index = 0; index < count; index++) {
      found.push([GAP / 2 + scale * (GAP / 2 + index % columns * (CARD[0] + GAP)),
                  22 + (1 - scale) * ROWS * CARD[1] / 2 + scale * Math.floor(index / columns) * (CARD[1] + GAP + 8)]);
    }
    return {scale: scale, at: found};
  }

  var HEIGHT = 22 + ROWS * (CARD[1] + GAP + 8);

  function put(parent, text, place, scale, kind, number) {
    var drawn = card(text);
    kind.forEach(function (name) { drawn.classList.add(name); });
    if (number) drawn.append(svg("text", {x: 8, y: CARD[1] - 7, class: "code place"}, number));
    var holder = svg("g", {transform: at(place[0], place[1]) + " scale(" + scale + ")"}, drawn);
    parent.append(holder);
    return drawn;
  }

  function move(drawn, from, to, scale, motion) {
    ARENA.glide(drawn, (from[0] - to[0]) / scale, (from[1] - to[1]) / scale, motion);
  }

  ARENA.draw.set = function (element, picture, context) {
    var canvas = ARENA.canvas(element, "set", WIDTH, HEIGHT + BELOW,
                              picture.table.length + " cards on the table");
    var here = places(picture.table.length), before = context.before, old = {};
    if (before) {
      var there = places(before.table.length);
      before.table.forEach(function (text, index) { old[text] = there.at[index]; });
    }
    canvas.append(stripes());
    if (!picture.table.length) {
      canvas.append(svg("text", {x: WIDTH / 2, y: HEIGHT / 2, class: "bare"}, "no cards left"));
    }
    picture.table.forEach(function (text, index) {
      var kind = picture.set.indexOf(text) < 0 ? [] : ["first"];
      if (before && !old[text]) kind.push("fresh");
      var drawn = put(canvas, text, here.at[index], here.scale, kind, index + 1);
      if (before) move(drawn, old[text] || [WIDTH - 60, HEIGHT + 20], here.at[index], here.scale,
                       context.motion);
    });
    var rest = svg("g", {class: "rest"}), scale = 0.8;
    canvas.append(rest);
    rest.append(svg("line", {x1: 10, x2: WIDTH - 10, y1: HEIGHT + 4, y2: HEIGHT + 4}));
    rest.append(svg("text", {x: 12, y: HEIGHT + 34}, picture.taken.length ? "taken" : ""),
      svg("text", {x: WIDTH - 12, y: HEIGHT + 34, class: "deck"}, "deck"),
      svg("text", {x: WIDTH - 12, y: HEIGHT + 68, class: "deck count"}, picture.deck));
    picture.taken.forEach(function (text, index) {
      var place = [90 + index * (CARD[0] + GAP) * scale, HEIGHT + 22];
      var drawn = put(rest, text, place, scale, ["taken"]);
      if (old[text]) move(drawn, old[text], place, scale, context.motion);
    });
  };

  ARENA.kinds.more = ["M6 1 V11 M1 6 H11", "three cards more"];

  ARENA.signs.set = function () {
    function sign(kind) {
      return ARENA.sign("set", 40, svg("g", {class: "card " + kind},
        svg("rect", {x: -17, y: -12, width: 34, height: 24, rx: 4, class: "sheet"})));
    }
    var lifted = sign("first");
    lifted.setAttribute("viewBox", "-20 -34 40 40");  // it is drawn higher, as on the table
    return [[lifted, "the first set, taken next"], [sign("fresh"), "just dealt"]];
  };

  ARENA.setCard = function (text) {
    return svg("svg", {viewBox: "-2 -2 154 104", class: "board set one", role: "img",
                       "aria-label": nameOf(text)}, stripes(), card(text));
  };
})();
