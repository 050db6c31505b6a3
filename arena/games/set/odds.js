/* The odds of SET by the cards left in the deck, as curves with their errors. */
"use strict";

ARENA.data().then(function (data) {
  var html = ARENA.html, svg = ARENA.svg;
  var HEIGHT = 230, LEFT = 76, RIGHT = 12, TOP = 14, BOTTOM = 40;
  var FEW = 50;  // tables without a set: odds of fewer are noise

  function percent(share, digits) { return share ? (100 * share).toFixed(digits) + "%" : "0%"; }
  function count(number) { return number.toLocaleString("en"); }
  function plural(number, name) { return count(number) + " " + name + (number === 1 ? "" : "s"); }

  /* Round steps for a scale from 0 to `most`. */
  function steps(most) {
    var size = Math.pow(10, Math.floor(Math.log10(most)));
    var step = [0.2, 0.5, 1, 2, 5].map(function (each) { return each * size; })
      .filter(function (each) { return most / each <= 5; })[0] || size * 2;
    var found = [];
    for (var value = 0; value <= most * 1.0001; value += step) found.push(value);
    return found;
  }

  /* Drawn for the width that there is, so that its words are as large as all others. */
  function chart(title, points, show) {
    var place = html("div", {}), said = html("p", {class: "said", role: "status"});
    new ResizeObserver(function () {
      var width = place.clientWidth;
      if (width) place.replaceChildren(drawing(title, points, show, said, width));
    }).observe(place);
    return html("figure", {class: "chart"}, html("figcaption", {}, title), place, said);
  }

  /* Points are {x, y, low, high, text}; what is chosen of them is said. */
  function drawing(title, points, show, said, width) {
    var first = points[0].x || 1;
    var most = Math.max.apply(null, points.map(function (point) { return point.high; })) || 1;
    function x(value) { return LEFT + (width - LEFT - RIGHT) * (1 - value / first); }
    function y(value) { return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most; }
    function path(key) {
      return points.map(function (point) { return x(point.x) + " " + y(point[key]); });
    }
    var marks = [];
    for (var deck = 0; deck <= first; deck += first > 40 ? 15 : 9) marks.push(deck);
    var chosen = 0;
    var dots = points.map(function (point) {
      return svg("circle", {cx: x(point.x), cy: y(point.y), r: 4, "data-deck": point.x},
                 svg("title", {}, point.text));
    });
    function tell(index) {
      dots[chosen].classList.remove("chosen");
      chosen = Math.max(0, Math.min(points.length - 1, index));
      dots[chosen].classList.add("chosen");
      said.textContent = points[chosen].text;
    }
    /* The point nearest to the pointer, from left to right. */
    function point(event) {
      var here = event.clientX - drawn.getBoundingClientRect().left;
      tell(points.reduce(function (best, each, index) {
        return Math.abs(x(each.x) - here) < Math.abs(x(points[best].x) - here) ? index : best;
      }, 0));
    }
    function key(event) {
      var step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
      if (!step) return;
      event.preventDefault();
      tell(chosen + step);
    }
    var drawn = svg("svg", {viewBox: "0 0 " + width + " " + HEIGHT, role: "img", tabindex: 0,
                              "aria-label": title + ", arrow keys go from point to point",
                              on: {pointermove: point, pointerdown: point, keydown: key}},
      steps(most).map(function (value) {
        return svg("g", {class: "step"}, svg("line", {x1: LEFT, x2: width - RIGHT, y1: y(value),
          y2: y(value)}), svg("text", {x: LEFT - 8, y: y(value) + 4, class: "high"}, show(value)));
      }), marks.map(function (deck) {
        return svg("text", {x: x(deck), y: HEIGHT - BOTTOM + 18, class: "wide"}, deck);
      }), svg("text", {x: (LEFT + width) / 2, y: HEIGHT - 4, class: "wide"}, "cards in the deck"),
      svg("path", {class: "error", d: "M" + path("high").concat(path("low").reverse()).join("L") +
                                      "Z"}),
      svg("path", {class: "line", d: "M" + path("y").join("L")}), dots);
    tell(0);
    return drawn;
  }

  /* The share without a set, and Wilson's interval for it. */
  function share(row) {
    var games = row.with + row.without, p = row.without / games, z = 1.96;
    var middle = (p + z * z / (2 * games)) / (1 + z * z / games);
    var half = z * Math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) /
      (1 + z * z / games);
    return {x: row.deck, y: p, low: Math.max(0, middle - half), high: middle + half,
            text: row.deck + " cards in the deck: " + count(row.without) + " of " + count(games) +
                  " tables without a set, " + percent(p, 2)};
  }

  function odds(point, row) {
    function of(value) { return (1 - value) / value; }
    return {x: point.x, y: of(point.y), low: of(point.high), high: of(point.low),
            text: row.deck + " cards in the deck: a set " + of(point.y).toFixed(1) + " to 1, " +
                  percent(1 - point.y, 2) + " of tables"};
  }

  function size(each) {
    var rows = each.decks.filter(function (row) { return row.with + row.without > 0; });
    if (!rows.length) return null;
    var points = rows.map(share), sure = [];
    rows.forEach(function (row, index) {
      if (row.without >= FEW) sure.push(odds(points[index], row));
    });
    var without = rows.reduce(function (sum, row) { return sum + row.without; }, 0);
    var tables = rows.reduce(function (sum, row) { return sum + row.with; }, without);
    var head = html("h2", {}, "Tables of " + each.cards + " cards");
    if (sure.length < 2) {
      return html("section", {class: "size"}, head, html("p", {class: "few"}, (without
        ? plural(without, "table") : "None") + " without a set, " + count(tables - without) +
        " with one: too few for odds by deck."));
    }
    var top = Math.max.apply(null, points.map(function (point) { return point.high; }));
    var digits = top < 0.02 ? 2 : top < 0.1 ? 1 : 0;
    return html("section", {class: "size"}, head, html("div", {class: "charts"},
      chart("Without a set", points, function (value) { return percent(value, digits); }),
      chart("With a set: odds to 1", sure, ARENA.figure)));
  }

  function left() {
    var most = Math.max.apply(null, data.left.map(function (row) { return row[1]; })) || 1;
    return html("section", {class: "size"}, html("h2", {}, "Cards left at the end"),
      html("table", {class: "bars"}, data.left.map(function (row) {
        return html("tr", {"data-left": row[0]}, html("th", {scope: "row"}, row[0]),
          html("td", {}, html("i", {style: "width:" + 100 * row[1] / most + "%"})),
          html("td", {}, percent(row[1], row[1] < 0.01 ? 3 : 1)));
      })));
  }

  document.getElementById("page").append(
    html("header", {class: "top"}, html("h1", {}, "The odds of SET"),
      ARENA.control("Light or dark", "light or dark", function () { ARENA.theme.change(); })),
    html("p", {}, count(data.games) + " whole games, the " + data.pick + " set taken, seed " +
         data.seed + ", counted in " + data.seconds.toFixed(1) + " s. The shade: 95% intervals. In " +
         percent(data.never_15, 1) + " of the games twelve cards were always enough."),
    html("main", {class: "odds"}, data.sizes.map(size), left()));
});
