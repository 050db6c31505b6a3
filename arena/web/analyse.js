/* A logged game, turn by turn: ask why, or go on from here. */
"use strict";

(function () {
  var html = ARENA.html, words = location.pathname.split("/"), log = words[2];
  var index = Number(words[3]), turn = 0, turns = 0, shown = null, asked = 0;
  var page = document.getElementById("page"), board = html("div", {class: "drawing"});
  var caption = html("p", {class: "caption", role: "status"});
  var why = html("div", {class: "why thought"}), go = html("div", {class: "choices"});
  var slider = html("input", {type: "range", min: 0, max: 0, value: 0, "aria-label": "turn",
    on: {input: function () { show(Number(slider.value)); }}});
  var number = html("output", {});

  function show(wanted) {
    turn = Math.max(0, Math.min(turns || wanted, wanted));
    var mine = ++asked;
    ARENA.ask("/api/game/" + log + "/" + index + "/" + turn).then(function (found) {
      if (mine !== asked) return;
      if (!shown) offer(found);
      shown = found;
      turns = found.turns;
      slider.max = turns;
      slider.value = turn;
      number.textContent = turn + " / " + turns;
      caption.textContent = found.caption || "The start";
      why.replaceChildren();
      document.body.dataset.turn = turn;
      history.replaceState(null, "", "#turn=" + turn);
      ARENA.show(found.game, board, found.picture, {names: found.names, seats: found.seats,
        eyes: null, thought: null, before: found.before, motion: 0,
        tall: ARENA.phone.matches});
    }, ARENA.complain);
  }

  function offer(found) {
    var players = ["you"].concat(found.bots);
    go.append(html("h2", {}, "Continue from here"),
      ARENA.choice("Player", players, "person",
                   found.unable.map(function (number) { return number + 1; })),
      ARENA.choice("Against", found.bots, "opponent", found.unable),
      ARENA.choice("Player has", ["the first side", "the second side"], "second"),
      ARENA.choice("Time of bots", found.scales, "scale"),
      ARENA.button("Play from here", function () {
        function value(name) { return Number(go.querySelector("[name=" + name + "]").value); }
        var wish = {opponent: value("opponent"), second: value("second") === 1,
                    scale: found.scales[value("scale")],
                    start: {log: log, index: index, turn: turn}};
        if (value("person")) wish.person = value("person") - 1;
        ARENA.start(wish);
      }, {class: "main continue"}));
  }

  function ask() {
    why.replaceChildren(html("p", {}, "The bot thinks ..."));
    ARENA.ask("/api/why/" + log + "/" + index + "/" + turn, {}).then(function (found) {
      ARENA.why(why, shown.game, found.why);
    }, ARENA.complain);
  }

  ARENA.phone.addEventListener("change", function () { show(turn); });
  document.addEventListener("keydown", function (event) {
    if (event.target.closest && event.target.closest("select, input")) return;
    var step = {ArrowLeft: turn - 1, ArrowRight: turn + 1, Home: 0, End: turns}[event.key];
    if (step !== undefined) show(step);
  });
  page.append(ARENA.head(document.title), html("main", {class: "table"},
    html("div", {class: "stage"}, board),
    html("aside", {class: "panel"}, caption, html("div", {class: "tools"},
      ARENA.button("\u25c0", function () { show(turn - 1); }, {"aria-label": "back"}), slider,
      ARENA.button("\u25b6", function () { show(turn + 1); }, {"aria-label": "on"}), number),
      html("div", {class: "tools"}, ARENA.button("Why?", ask, {class: "ask"})), why, go)));
  show(Number((/turn=(\d+)/.exec(location.hash) || [0, 0])[1]));
})();
