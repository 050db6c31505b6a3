/* Home: the games, and the logs of the working folder, which may grow. */
"use strict";

(function () {
  var html = ARENA.html;

  function value(form, name) {
    var field = form.querySelector("[name='" + name + "']");
    return field ? Number(field.value) : 0;
  }

  function card(game, scales) {
    var board = html("div", {class: "drawing"}), form = html("div", {class: "choices"},
      ARENA.choice("Opponent", game.bots, "opponent"),
      game.partners ? ARENA.choice("Partner", game.bots, "partner") : null,
      ARENA.choice("You have the", ["first side", "second side"], "second"),
      ARENA.choice("Its time", scales, "scale"));
    function wish(more) {
      return Object.assign({game: game.name, opponent: value(form, "opponent"),
        partner: value(form, "partner"), second: value(form, "second") === 1,
        scale: scales[value(form, "scale")]}, more);
    }
    var seats = [];
    for (var seat = 0; seat < game.seats; seat++) seats.push("");
    ARENA.show(game.name, board, game.picture, {names: ["first side", "second side"],
      seats: seats, eyes: game.picture.wanted, thought: null, before: null, motion: 0});
    return html("section", {class: "card", "data-game": game.name},
      html("h2", {}, ARENA.title(game.name)), board, html("p", {class: "goal"}, game.goal), form, html("div", {class: "tools"},
        ARENA.button("Play", function () { ARENA.start(wish({})); }, {class: "main"}),
        ARENA.button("Watch", function () { ARENA.start(wish({person: 0})); },
                     {title: "our program against the opponent"}),
        html("a", {href: "#logs"}, "Analyse")));
  }

  /* A game that one person plays alone. */
  function alone(game) {
    var board = html("div", {class: "drawing"});
    ARENA.show(game.name, board, game.picture, {before: null, motion: 0});
    return html("section", {class: "card", "data-game": game.name},
      html("h2", {}, game.name.toUpperCase()), board, html("p", {class: "goal"}, game.goal), html("div", {class: "tools"},
        ARENA.button("Play", function () { location.href = ARENA.link("/solo/" + game.name); },
                     {class: "main"}), game.pages.map(function (page) {
          return ARENA.button(page[1], function () {
            location.href = ARENA.link("/solo/" + game.name + "/" + page[0]);
          });
        })));
  }

  function entry(log, game) {
    var place = log.key + "/" + game.index, analyse = ARENA.link("/analyse/" + place);
    return html("tr", {}, html("td", {}, "game " + game.index), html("td", {},
      game.names.join(" against ")), html("td", {}, (game.won ? game.won + " won: " : "") +
      game.reason), html("td", {class: "links"}, html("a", {href: analyse}, "analyse"),
      html("a", {href: ARENA.link("/replay/" + place)}, "replay"),
      game.over ? null : html("a", {href: analyse + "#turn=" + game.turns}, "go on")));
  }

  function show(element, logs) {
    var open = {};
    element.querySelectorAll("details[open]").forEach(function (one) { open[one.id] = true; });
    element.replaceChildren(html("div", {}, html("h2", {id: "logs"}, "Logs in this folder"),
      logs.length ? null : html("p", {}, "None yet: a game that you play is kept here."),
      logs.map(function (log) {
        return html("details", {id: "log-" + log.key, open: open["log-" + log.key] || log.growing,
                                class: log.growing ? "growing" : null},
          html("summary", {}, log.name + ": " + log.count + (log.count === 1 ? " game" : " games"),
               log.growing ? html("b", {}, " live") : null,
               html("span", {class: "standings"}, log.standings.length
                 ? log.standings.map(function (row) {
                   return html("span", {}, row[0] + " ", html("strong", {}, row[1] + "/" + row[2]));
                 }) : log.count
                   ? log.games[0].names.join(" against ") + ", not finished"
                   : "the first is being played")),
          html("p", {}, html("a", {href: ARENA.link("/watch/" + log.key)},
                             log.growing ? "Watch it live" : "Watch its games"),
               log.count > log.games.length ? "  The last " + log.games.length + ":" : ""),
          html("table", {}, log.games.slice().reverse().map(function (game) {
            return entry(log, game);
          })));
      })));
  }

  var page = document.getElementById("page"), logs = html("section", {class: "logs"});
  var cards = html("main", {class: "cards"});
  page.append(ARENA.head("The programs, and you"), cards, logs);
  ARENA.ask("/api/home").then(function (home) {
    cards.append.apply(cards, home.games.map(function (game) {
      return card(game, home.scales);
    }).concat(home.solo.map(alone)));
  }, ARENA.complain);
  ARENA.listen("/api/logs", function (found) { show(logs, found); });
})();
