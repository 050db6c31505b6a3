/* The page of a tournament or a league: standings with their error bars, the cross table, ratings
 * in the order of the versions, and the games of each pairing. */
"use strict";

ARENA.data().then(function (data) {
  var html = ARENA.html, svg = ARENA.svg;
  var short = {}, cells = {};
  data.rows.forEach(function (row) { short[row.name] = row.short; });
  data.cells.forEach(function (cell) { cells[cell.name + "\n" + cell.other] = cell; });
  var points = data.rows.some(function (row) { return row.difference; });
  /* Fewer pairs say nothing about a rating. */
  function known(row) { return row.pairs >= data.enough; }

  var rated = data.rows.filter(known);
  var MOST = 2000;  // Elo: few pairs give intervals that are wider than any difference
  function within(value) { return Math.max(-MOST, Math.min(MOST, value)); }
  var low = Math.min.apply(null, rated.map(function (row) { return within(row.low); }).concat(0));
  var high = Math.max.apply(null, rated.map(function (row) { return within(row.high); }).concat(0));
  var room = 0.04 * (high - low || 1);
  low -= room;
  high += room;

  function signed(value) {
    var rounded = Math.round(value);
    return (rounded > 0 ? "+" : rounded < 0 ? "\u2212" : "") + Math.abs(rounded);
  }

  /* A tidy distance between the lines of an axis. */
  function step(range, most) {
    var rough = range / most, size = Math.pow(10, Math.floor(Math.log10(rough)));
    return size * [1, 2, 5, 10].find(function (each) { return each * size >= rough; });
  }

  function ticks(most) {
    var by = step(high - low, most), found = [];
    for (var value = Math.ceil(low / by) * by; value <= high; value += by) found.push(value);
    return found;
  }

  function bound(value) {
    return (value < -MOST ? "<" : value > MOST ? ">" : "") + signed(within(value));
  }

  function interval(row) { return bound(row.low) + " to " + bound(row.high); }

  function across(value) { return 100 * (within(value) - low) / (high - low) + "%"; }

  /* The rating as a dot on the line of its interval. */
  function bar(row) {
    if (!known(row)) return html("td", {class: "bar"});
    return html("td", {class: "bar", title: signed(row.elo) + ", 95% interval " + interval(row)},
      svg("svg", {role: "img", "aria-label": interval(row)},
        ticks(6).map(function (value) {
          return svg("line", {class: value ? "grid" : "grid zero", x1: across(value),
                              x2: across(value), y1: 0, y2: "100%"});
        }),
        svg("line", {class: "interval", x1: across(row.low), x2: across(row.high), y1: "50%",
                     y2: "50%"}),
        svg("circle", {cx: across(row.elo), cy: "50%", r: 4.5})));
  }

  function axis() {
    return html("th", {class: "bar"}, html("span", {class: "axis"}, !rated.length ? [] :
      ticks(4).map(function (value) {
        return html("i", {class: value ? null : "zero", style: "left:" + across(value)},
                    signed(value));
      })));
  }

  function faults(row) {
    return Object.keys(row.faults).filter(function (kind) { return row.faults[kind]; })
      .map(function (kind) { return kind + " " + row.faults[kind]; }).join(", ");
  }

  function standings() {
    var body = data.rows.map(function (row, place) {
      var ranks = known(row) ? (row.ranks[0] === row.ranks[1] ? "" + row.ranks[0]
                                                               : row.ranks.join("\u2013")) : "";
      return [row.apart && html("tr", {}, html("td", {colspan: 13, class: "apart"}, row.apart)),
        html("tr", {class: row.retired ? "retired" : null},
          html("td", {class: "place"}, place + 1),
          html("th", {class: "name", scope: "row", title: row.name}, row.short,
               row.retired && html("small", {}, " retired"),
               html("small", {class: "narrow alarm"}, faults(row))),
          html("td", {class: "strong"}, data.order === "rating" ? (known(row) ? signed(row.elo) : "\u2013")
                                                                : ARENA.figure(row.points)),
          points && html("td", {class: "narrowest"}, signed(row.difference)),
          data.order !== "rating" && html("td", {}, known(row) ? signed(row.elo) : "\u2013"),
          bar(row),
          html("td", {class: "wide"}, known(row) ? interval(row) : ""),
          html("td", {class: "widest"}, !known(row) || row.superior === null || row.superior === undefined
            ? "" : ARENA.percent(row.superior)),
          html("td", {class: "widest"}, ranks),
          html("td", {class: "narrowest"}, row.games ? ARENA.percent(row.score) : ""),
          html("td", {class: "wide"}, row.wins + " / " + row.draws + " / " + row.losses),
          html("td", {class: "widest"}, row.games
            ? ARENA.percent(row.time.mean) + " / " + ARENA.percent(row.time.max) : ""),
          html("td", {class: "wide alarm"}, faults(row)))];
    });
    return html("section", {}, html("h2", {}, "Standings"),
      html("div", {class: "scroll"}, html("table", {class: "standings"},
        html("thead", {}, html("tr", {},
          html("th", {}), html("th", {class: "name"}, "bot"),
          html("th", {}, data.order === "rating" ? "Elo" : "points"),
          points && html("th", {class: "narrowest"}, "difference"), data.order !== "rating" && html("th", {}, "Elo"),
          axis(),
          html("th", {class: "wide"}, "95%"),
          html("th", {class: "widest", title: "how likely it is stronger than the next in rating"},
               "above next"),
          html("th", {class: "widest", title: "95% interval of its rank"}, "rank"),
          html("th", {class: "narrowest"}, "score"), html("th", {class: "wide"}, "won / drawn / lost"),
          html("th", {class: "widest", title: "share of the time limit"}, "time, mean / max"),
          html("th", {class: "wide"}, "faults"))),
        html("tbody", {}, body))),
      html("p", {class: "note"}, !rated.length ? "Too few pairs of games for Elo: " + data.enough + " are the least."
        : data.anchored
        ? "Elo counts from " + data.anchored + " = 0; lines are 95% intervals."
        : "Elo counts from the mean of the bots; lines are 95% intervals."));
  }

  /* Warm: the row wins; cold: it loses; stronger the further from a half. */
  function colour(score) {
    var share = Math.round(Math.abs(score - 0.5) * 90);
    return "background:color-mix(in srgb, var(--side" + (score >= 0.5 ? 0 : 1) + ") " + share +
      "%, var(--sheet))";
  }

  /* Of two bots the list of their games says it all. */
  function cross() {
    if (!data.cells.length || data.rows.length === 2) return null;
    var head = html("tr", {}, html("th", {}), data.rows.map(function (row, place) {
      return html("th", {scope: "col", title: row.name}, place + 1);
    }));
    var body = data.rows.map(function (row, place) {
      return html("tr", {}, html("th", {class: "name", scope: "row", title: row.name},
        html("span", {class: "place"}, place + 1), html("span", {class: "words"}, row.short)),
        data.rows.map(function (other) {
          var cell = cells[row.name + "\n" + other.name];
          if (!cell) return html("td", {class: row === other ? "self" : "none"});
          var games = cell.wins + cell.draws + cell.losses;
          var score = (cell.wins + cell.draws / 2) / games;
          var label = row.short + " against " + other.short + ": " + ARENA.percent(score) + " of " +
            games + " games, " + ARENA.percent(cell.expected) + " by the ratings";
          return html("td", {class: "cell", style: colour(score)},
            html("a", {href: "#games=" + encodeURIComponent(row.name) + "/" +
                             encodeURIComponent(other.name), title: label, "aria-label": label},
                 html("b", {}, Math.round(100 * score)), html("small", {}, games)));
        }));
    });
    var many = data.rows.length > 12 ? " many" : "";
    return html("section", {}, html("h2", {}, "Who beats whom"),
      html("div", {class: "scroll"}, html("table", {class: "cross" + many}, html("thead", {}, head),
                                          html("tbody", {}, body))),
      html("p", {class: "note"}, "The row\u2019s score in percent against the column, below it the " +
           "number of games. A cell opens its games."),
      data.beyond_ratings.length ? html("ul", {class: "beyond"}, data.beyond_ratings.map(
        function (each) {
          return html("li", {}, html("b", {}, short[each.name]), " scores ",
            ARENA.percent(each.score), " of " + each.games + " against ",
            html("b", {}, short[each.other]), "; its rating says " + ARENA.percent(each.expected));
        })) : null);
  }

  /* Drawn for the width that there is, and again when that changes. */
  function curve() {
    var rows = data.versions.map(function (name) {
      return data.rows.find(function (row) { return row.name === name; });
    }).filter(function (row) { return row && known(row) && row.group === 0; });
    if (rows.length < 3) return null;
    var place = html("div", {});
    new ResizeObserver(function () {
      place.replaceChildren(drawing(rows, place.clientWidth));
    }).observe(place);
    return html("section", {}, html("h2", {}, "Rating, in the order in which the bots came"), place);
  }

  function drawing(rows, width) {
    var height = 300, left = 52, bottom = 34, top = 10, apart = (width - left - 12) / rows.length;
    function x(place) { return left + apart * (place + 0.5); }
    function y(value) { return top + (height - top - bottom) * (high - within(value)) / (high - low); }
    var band = rows.map(function (row, place) { return x(place) + "," + y(row.high); })
      .concat(rows.map(function (row, place) { return x(place) + "," + y(row.low); }).reverse());
    var longest = Math.max.apply(null, rows.map(function (row) { return row.short.length; }));
    var every = Math.ceil(Math.min(8 * longest + 12, 90) / apart), room = apart * every / 8 - 1;
    function name(row) {
      return row.short.length > room ? row.short.slice(0, Math.max(1, room - 1)) + "\u2026"
                                     : row.short;
    }
    function label(where, text) {
      var beyond = where + 4 * text.length > width;
      return svg("text", {x: beyond ? width : where, y: height - 10,
                          "text-anchor": beyond ? "end" : "middle"}, text);
    }
    return svg("svg", {class: "curve", viewBox: "0 0 " + width + " " + height, role: "img",
                       "aria-label": "rating of the bots in the order in which they came"},
      ticks(6).map(function (value) {
        return [svg("line", {class: value ? "grid" : "grid zero", x1: left, x2: width,
                             y1: y(value), y2: y(value)}),
                svg("text", {x: left - 8, y: y(value) + 4, "text-anchor": "end"}, signed(value))];
      }),
      svg("polygon", {class: "band", points: band.join(" ")}),
      svg("polyline", {points: rows.map(function (row, place) {
        return x(place) + "," + y(row.elo);
      }).join(" ")}),
      rows.map(function (row, place) {
        return [svg("circle", {cx: x(place), cy: y(row.elo), r: Math.min(5, apart / 3)},
                    svg("title", {}, row.name + ": " + signed(row.elo) + ", " + interval(row))),
                place % every === 0 && label(x(place), name(row))];
      }));
  }

  var list = html("section", {id: "games", hidden: true});

  /* The games of the pairing in the address; two bots have only one. */
  function open() {
    var found = /^#games=([^/]*)\/(.*)$/.exec(location.hash), pair = null;
    if (found) pair = [decodeURIComponent(found[1]), decodeURIComponent(found[2])];
    else if (data.rows.length === 2) pair = [data.rows[0].name, data.rows[1].name];
    var cell = pair && cells[pair.join("\n")];
    list.hidden = !cell;
    if (!cell) return;
    list.replaceChildren(
      html("h2", {}, short[pair[0]] + " against " + short[pair[1]] + ": " + cell.wins + " won, " +
           cell.draws + " drawn, " + cell.losses + " lost"),
      html("ol", {}, cell.games.map(function (number) {
        var game = data.games[number];
        var mine = game.a === pair[0] ? game.score : 1 - game.score;
        var what = mine === 1 ? "won" : mine === 0 ? "lost" : "drawn";
        return html("li", {class: what},
          html("a", {href: game.page}, "game " + number), html("b", {}, what),
          html("span", {title: game.reason}, game.reason),
          (game.faults || []).filter(function (fault) {  // the reason may say it already
            return (game.reason || "").indexOf(short[fault[0]]) !== 0;
          }).map(function (fault) {
            return html("span", {class: "alarm"}, short[fault[0]] + ": " + fault[1]);
          }));
      })),
      html("p", {class: "note"}, cell.games.length + " of " + cell.played +
           " games have a page; any game in the terminal: ",
           html("code", {}, data.command + " --game N")));
    if (found) list.scrollIntoView({block: "nearest", behavior: ARENA.calm() ? "auto" : "smooth"});
  }

  document.getElementById("page").append(
    html("header", {}, html("h1", {}, data.title), html("span", {}, data.subtitle),
      html("button", {type: "button", title: "light or dark (t)",
                      on: {click: ARENA.theme.change}}, "light / dark")),
    standings(), cross() || "", list, curve() || "");
  window.addEventListener("hashchange", open);
  document.addEventListener("keydown", function (event) {
    if (event.key === "t" && !event.ctrlKey && !event.metaKey) ARENA.theme.change();
  });
  open();
});
