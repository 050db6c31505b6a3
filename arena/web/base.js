/* What every page shares: elements by name, and the drawings of the games.
 *
 * ARENA.draw[GAME](element, picture, context) draws a position into an element, from nothing.
 *   picture   what arena/games/GAME/view.py made of the position; picture.last is what its
 *             `step` says of the answer that led there (missing at the start)
 *   context   {names: by side, seats: names by seat, eyes: seat or null, thought: of the last
 *             answer or null, before: the picture before it or null, motion: milliseconds, tall: on a
 *             phone, where a drawing may stand upright}
 * ARENA.think[GAME](element, thought, context) draws what only that game's bots say; it may return
 *   the names of figures that it told, which are then not listed with the others.
 * ARENA.signs[GAME]() is what the marks on the board mean: [drawing, words] each.
 * ARENA.kinds[KIND] is how an event of that kind (`events` of the `step` in view.py) is marked on
 *   the time line: [path in a box of 12, words]. Without it an event is a dot.
 *
 * Text reaches the page as text nodes only, whoever wrote it. */
"use strict";

var ARENA = {draw: {}, think: {}, signs: {}, kinds: {}};

(function () {
  var SVG = "http://www.w3.org/2000/svg";

  function fill(element, attributes, children) {
    Object.keys(attributes || {}).forEach(function (name) {
      var value = attributes[name];
      if (value === null || value === undefined || value === false) return;
      if (name === "on") {
        Object.keys(value).forEach(function (kind) { element.addEventListener(kind, value[kind]); });
      } else {
        element.setAttribute(name, value === true ? "" : value);
      }
    });
    children.flat(Infinity).forEach(function (child) {
      if (child === null || child === undefined || child === false) return;
      element.append(child.nodeType ? child : document.createTextNode(String(child)));
    });
    return element;
  }

  ARENA.svg = function (tag, attributes) {
    return fill(document.createElementNS(SVG, tag), attributes, [].slice.call(arguments, 2));
  };

  ARENA.html = function (tag, attributes) {
    return fill(document.createElement(tag), attributes, [].slice.call(arguments, 2));
  };

  ARENA.at = function (x, y) { return "translate(" + x + " " + y + ")"; };

  /* An SVG drawing that fills its element; `label` is what a screen reader says. */
  ARENA.canvas = function (element, game, width, height, label) {
    var svg = ARENA.svg("svg", {viewBox: "0 0 " + width + " " + height, role: "img",
                                class: "board " + game, "aria-label": label});
    element.replaceChildren(svg);
    return svg;
  };

  /* Let an element that stands where it belongs come there from (dx, dy). */
  ARENA.glide = function (element, dx, dy, motion, easing) {
    if (!motion || !element.animate) return;
    element.animate([{transform: "translate(" + dx + "px," + dy + "px)"}, {transform: "none"}],
                    {duration: motion, easing: easing || "cubic-bezier(.3,0,.2,1)"});
  };

  ARENA.fade = function (element, motion, from, to) {
    if (!motion || !element.animate) return;
    element.animate([{opacity: from}, {opacity: to}], {duration: motion, fill: "backwards"});
  };

  /* An arrow whose head ends `short` before its end. */
  ARENA.arrow = function (x1, y1, x2, y2, width, short) {
    var dx = x2 - x1, dy = y2 - y1, length = Math.hypot(dx, dy) || 1;
    var ux = dx / length, uy = dy / length, head = width * 3.2;
    var ex = x2 - ux * short, ey = y2 - uy * short;
    var bx = ex - ux * head, by = ey - uy * head, half = head * 0.55;
    return ARENA.svg("g", {class: "arrow"},
      ARENA.svg("line", {x1: x1, y1: y1, x2: bx, y2: by, "stroke-width": width}),
      ARENA.svg("polygon", {points: [ex, ey, bx - uy * half, by + ux * half,
                                     bx + uy * half, by - ux * half].join(" ")}));
  };

  /* Light or dark: as the system has it, until somebody says otherwise. */
  ARENA.theme = (function () {
    var system = window.matchMedia("(prefers-color-scheme: dark)"), chosen = null;
    try { chosen = localStorage.getItem("arena-theme"); } catch (error) { /* not allowed */ }
    function now() { return chosen || (system.matches ? "dark" : "light"); }
    function show() { document.documentElement.dataset.theme = now(); }
    system.addEventListener("change", show);
    show();
    return {
      now: now,
      change: function () {
        chosen = now() === "dark" ? "light" : "dark";
        try { localStorage.setItem("arena-theme", chosen); } catch (error) { /* not allowed */ }
        show();
      },
    };
  })();

  ARENA.phone = window.matchMedia("(max-width: 599px)");

  ARENA.calm = function () {
    return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  };

  /* A game without a drawing of its own is shown as text. */
  ARENA.show = function (game, element, picture, context) {
    if (ARENA.draw[game] && picture.text === undefined) ARENA.draw[game](element, picture, context);
    else element.replaceChildren(ARENA.html("pre", {class: "board words"}, picture.text));
  };

  /* What a bot wrote on the board: {"marks": [[place, words], ...]}. `spot` says where a place is,
   * [x, y], or null if there is none of that name. */
  ARENA.marks = function (canvas, thought, spot) {
    var marks = thought && Array.isArray(thought.marks) ? thought.marks : [];
    marks.forEach(function (mark) {
      var xy = Array.isArray(mark) ? spot(String(mark[0])) : null;
      if (!xy) return;
      var words = ARENA.number(mark[1]) ? ARENA.figure(mark[1]) : String(mark[1]);
      var short = words.length > 7 ? words.slice(0, 6) + "\u2026" : words;
      var wide = 10 + 7.5 * short.length;
      canvas.append(ARENA.svg("g", {class: "said-here", transform: ARENA.at(xy[0], xy[1])},
        ARENA.svg("title", {}, "the bot says of " + mark[0] + ": " + words),
        ARENA.svg("rect", {x: -wide / 2, y: -9, width: wide, height: 18, rx: 9}),
        ARENA.svg("text", {y: 4.5}, short)));
    });
  };

  ARENA.legend = function (game) {
    if (!ARENA.signs[game]) return null;
    return ARENA.html("ul", {class: "signs"}, ARENA.signs[game]().map(function (sign) {
      return ARENA.html("li", {}, sign[0], sign[1]);
    }));
  };

  /* A sign is drawn in a box of `size` around (0, 0), in the style of its game. */
  ARENA.sign = function (game, size, drawn) {
    return ARENA.svg("svg", {viewBox: [-size / 2, -size / 2, size, size].join(" "),
                             class: "sign " + game, "aria-hidden": true}, drawn);
  };

  /* The data of the page, whether packed or not: a promise. */
  ARENA.data = function () {
    var element = document.getElementById("data"), text = element.textContent;
    if (!element.dataset.packed) return Promise.resolve(JSON.parse(text));
    var bytes = Uint8Array.from(atob(text), function (sign) { return sign.charCodeAt(0); });
    var stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).json();
  };

  ARENA.number = function (value) { return typeof value === "number" && isFinite(value); };
  ARENA.percent = function (value) { return Math.round(100 * value) + "%"; };

  /* A number for people: 12,345 and 0.217. */
  ARENA.figure = function (value) {
    if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString("en");
    return String(Math.round(value * 1000) / 1000);
  };
})();
