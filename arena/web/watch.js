/* A log as it grows: the games under way as they stand, then the newest of those that are over,
 * played turn by turn, and the standings of all that the log holds. */
"use strict";

(function () {
  var FRAME = 250, REST = 3000;  // milliseconds for a turn, and after the end of a game
  var html = ARENA.html, key = location.pathname.split("/")[2], found = null, shown = {};
  var page = document.getElementById("page"), boards = html("section", {class: "boards"});
  var standings = html("table", {}), state = html("p", {class: "caption", role: "status"});
  var live = html("section", {class: "boards live"}), over = html("h2", {});
  var slots = [0, 1, 2, 3].map(function () { return {busy: false, element: null}; });

  /* The newest game that no board has shown yet. */
  function newest() {
    var fresh = found ? found.games.filter(function (game) { return !shown[game.index]; }) : [];
    return fresh[fresh.length - 1];
  }

  function fill() {
    slots.forEach(function (slot) {
      var game = slot.busy ? null : newest();
      if (!game) return;
      slot.busy = shown[game.index] = true;
      ARENA.ask("/api/frames/" + key + "/" + game.index).then(function (whole) {
        play(slot, game, whole);
      }, function (error) {
        slot.busy = false;
        ARENA.complain(error);
      });
    });
  }

  function play(slot, game, whole) {
    var board = html("div", {class: "drawing"}), caption = html("p", {class: "just"});
    var turn = 0, element = html("section", {class: "card"},
      html("h2", {}, "Game " + game.index + ": " + game.names.join(" against ")), board, caption,
      html("a", {href: ARENA.link("/replay/" + key + "/" + game.index)}, "Replay"));
    if (slot.element) slot.element.replaceWith(element); else boards.append(element);
    slot.element = element;

    (function step() {
      var frame = whole.frames[turn], last = turn === whole.frames.length - 1;
      ARENA.show(whole.game, board, frame.picture, {names: whole.names, seats: whole.seats,
        eyes: null, thought: null, before: turn ? whole.frames[turn - 1].picture : null,
        motion: ARENA.calm() ? 0 : 150});
      caption.textContent = last ? (whole.won ? whole.won + " won: " : "") + whole.reason
        : turn + "  " + frame.caption;
      element.classList.toggle("done", last);
      turn += 1;
      if (!last) return setTimeout(step, FRAME);
      setTimeout(function () {
        slot.busy = false;
        fill();
      }, REST);
    })();
  }

  /* The games under way, each on the board that it had before. */
  function showLive(games) {
    var cards = {};
    [].forEach.call(live.children, function (card) { cards[card.dataset.index] = card; });
    live.replaceChildren.apply(live, games.map(function (game) {
      var card = cards[game.index] || html("section", {class: "card", "data-index": game.index},
        html("h2", {}, "Game " + game.index + ": " + game.seats[0] + " against " + game.seats[1]),
        html("div", {class: "drawing"}), html("p", {class: "just"}));
      ARENA.show(game.game, card.querySelector(".drawing"), game.picture, {seats: game.seats,
        names: game.seats.slice(0, 2), eyes: null, thought: null, before: null, motion: 0,
        tall: ARENA.phone.matches});
      card.querySelector(".just").textContent = "under way: " + game.picture.status;
      return card;
    }));
    over.textContent = games.length && found && found.count ? "Games that are over" : "";
  }

  function hear(news) {
    found = news.log || found;
    showLive(news.live);
    if (!news.log) state.textContent = "This log is gone.";
    if (!news.log) return;
    state.textContent = found.count + (found.count === 1 ? " game" : " games") +
      (found.growing ? " so far, and more to come" : ", and no new one for a while");
    document.body.dataset.games = found.count;
    document.body.dataset.growing = found.growing ? "yes" : "no";
    standings.replaceChildren(!found.standings.length ? "" : html("tr", {}, html("th", {}, "program"), html("th", {}, "points"),
      html("th", {}, "games"), html("th", {}, "score")));
    found.standings.forEach(function (row) {
      standings.append(html("tr", {}, html("td", {}, row[0]), html("td", {}, row[1]),
        html("td", {}, row[2]), html("td", {}, ARENA.percent(row[1] / row[2]))));
    });
    fill();
  }

  page.append(ARENA.head(document.title), html("main", {class: "table"},
    html("div", {class: "watched"}, live, over, boards),
    html("aside", {class: "panel"}, state, standings, html("p", {}, "Games that are over are " +
      "played again turn by turn, the newest ones first."),
      html("a", {href: ARENA.link("/")}, "All logs"))));
  ARENA.listen("/api/watch/" + key, hear);
})();
