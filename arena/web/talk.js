/* How the pages talk to the server: the token of the address goes with everything. */
"use strict";

(function () {
  var token = new URLSearchParams(location.search).get("token") || "";

  ARENA.play = {};  // by game: what is clicked, from arena/games/GAME/play.js

  ARENA.pictured = {};  // by game: the picture of a word that person.py of the game explains

  ARENA.link = function (path) { return path + "?token=" + encodeURIComponent(token); };

  /* A promise of the answer; what the server refuses is an Error with its words. */
  ARENA.ask = function (path, wish) {
    return fetch(path, wish === undefined ? {headers: {"X-Token": token}}
      : {method: "POST", headers: {"X-Token": token}, body: JSON.stringify(wish)})
      .then(function (answer) {
        if (answer.ok) return answer.json();
        return answer.text().then(function (text) { throw new Error(text); });
      });
  };

  ARENA.listen = function (path, hear, over) {
    var source = new EventSource(ARENA.link(path));
    source.onmessage = function (event) { hear(JSON.parse(event.data)); };
    source.addEventListener("end", function () { source.close(); if (over) over(); });
    return source;
  };

  ARENA.start = function (wish) {
    return ARENA.ask("/api/play", wish).then(function (answer) {
      location.href = ARENA.link("/play/" + answer.id);
    }, ARENA.complain);
  };

  ARENA.complain = function (error) {
    var toast = ARENA.html("div", {class: "toast", role: "status"}, error.message || error);
    document.body.append(toast);
    setTimeout(function () { toast.remove(); }, 4000);
  };

  ARENA.button = function (label, action, attributes) {
    return ARENA.html("button", Object.assign({type: "button", on: {click: action}},
                                              attributes || {}), label);
  };

  ARENA.title = function (name) { return name[0].toUpperCase() + name.slice(1); };

  ARENA.head = function (title) {
    return ARENA.html("header", {class: "top"}, ARENA.html("a", {href: ARENA.link("/")}, "Arena"),
      ARENA.html("h1", {}, title), ARENA.button("Light or dark", function () {
        ARENA.theme.change();
      }, {class: "theme"}));
  };

  /* One of the words, but not of those with the barred numbers. */
  ARENA.choice = function (label, words, name, barred) {
    return ARENA.html("label", {}, ARENA.html("span", {}, label),
      ARENA.html("select", {name: name}, words.map(function (word, index) {
        return ARENA.html("option", {value: index, disabled: (barred || []).includes(index)}, word);
      })));
  };

  /* What the bot would do, and why. */
  ARENA.why = function (element, game, why) {
    var html = ARENA.html, thought = why.thought || {};
    element.replaceChildren(html("h2", {}, "What would " + (why.bot || "the bot") + " do?"),
      html("p", {class: "caption"}, why.answer || "No answer: " + why.trouble));
    if (ARENA.number(thought.value)) {
      element.append(html("p", {}, ARENA.percent(thought.value) + " to win, by its own word"));
    }
    var rows = (Array.isArray(thought.candidates) ? thought.candidates : []).filter(function (row) {
      return row && typeof row === "object";
    }).slice(0, 6);
    if (rows.length) {
      element.append(html("table", {}, rows.map(function (row) {
        return html("tr", {}, html("td", {}, String(row.answer)), html("td", {},
          ARENA.number(row.value) ? ARENA.percent(row.value) : ""));
      })));
    }
    var own = html("div", {class: "own"});
    if (ARENA.think[game]) {
      ARENA.think[game](own, thought, {before: null});
      element.append(own);
    }
  };
})();
