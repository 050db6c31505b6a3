/* SET by clicks: three cards that you think are a set; the clock runs. The server, which knows the
 * rules, is told the seed and the plays so far. */
"use strict";

(function () {
  var html = ARENA.html, words = new URLSearchParams(location.search);
  var seed = Number(words.get("seed")) || Math.floor(Math.random() * 1e9);
  var plays = [], chosen = [], shown = null, began = Date.now(), over = false, hints = 0, mistakes = 0;
  var busy = false;
  var board = html("div", {class: "drawing"}), clock = html("output", {class: "clock"});
  var status = html("p", {class: "caption", role: "status"}), told = html("p", {class: "found"});
  var hint = html("div", {class: "hint"}), story = html("ol", {class: "story"});

  function time() {
    var seconds = Math.floor((Date.now() - began) / 1000);
    return Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
  }

  function ask(wish) {
    return ARENA.ask("/api/solo/set", Object.assign({seed: seed, plays: plays}, wish));
  }

  function mark() {
    board.querySelectorAll(".card:not(.taken)").forEach(function (card) {
      var picked = chosen.indexOf(card.dataset.card) >= 0;
      card.classList.toggle("first", picked);
      card.setAttribute("aria-pressed", picked);
    });
  }

  function count() {
    told.textContent = shown.found + (shown.found === 1 ? " set" : " sets") + " found, " +
      shown.picture.deck + " cards in the deck, " + hints + (hints === 1 ? " hint" : " hints") +
      (mistakes ? ", " + mistakes + " wrong" : "");
  }

  function show(state, motion) {
    ARENA.draw.set(board, state.picture, {motion: ARENA.calm() ? 0 : motion,
                                          before: shown && motion ? shown.picture : null});
    board.querySelectorAll(".card:not(.taken)").forEach(function (card) {
      card.classList.add("can");
      card.setAttribute("tabindex", 0);
      card.setAttribute("role", "button");
      card.setAttribute("aria-label", card.querySelector("title").textContent);
    });
    shown = state;
    chosen = [];
    hint.replaceChildren();
    mark();
    count();
    document.body.dataset.found = state.found;
    document.body.dataset.turn = plays.length;
    undo.disabled = !plays.length;
    status.textContent = "Click three cards that are a set";
    if (state.over) finish(state);
  }

  function finish(state) {
    over = true;
    clearInterval(ticking);
    clock.textContent = time();
    status.textContent = "Done: " + state.found + " sets in " + time() + ", " +
      state.picture.table.length + " cards left, and no set among them.";
    more.disabled = help.disabled = true;
    document.body.dataset.over = "yes";
  }

  function play(move) {
    if (over || busy) return;
    busy = true;
    ask({plays: plays.concat(move)}).then(function (state) {
      busy = false;
      if (state.wrong) {
        chosen = [];
        mistakes += 1;
        mark();
        count();
        status.textContent = state.wrong;
        return;
      }
      plays.push(move);
      story.prepend(html("li", {value: plays.length}, time() + "  " +
        (move === "+" ? "no set: three cards more" : move)));
      show(state, 300);
    }, function (error) {
      busy = false;
      ARENA.complain(error);
    });
  }

  function choose(card) {
    var place = chosen.indexOf(card);
    if (place >= 0) chosen.splice(place, 1); else chosen.push(card);
    mark();
    if (chosen.length === 3) play(chosen.join(" "));
  }

  function picked(event) {
    var card = event.target.closest(".card:not(.taken)");
    if (!card || over || busy) return;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose(card.dataset.card);
  }
  board.addEventListener("click", picked);
  board.addEventListener("keydown", picked);

  var more = ARENA.button("No set: three cards more", function () { play("+"); }, {class: "more"});
  var help = ARENA.button("Hint", function () {
    ask({chosen: chosen}).then(function (found) {
      hints += 1;
      count();
      if (found.chosen) chosen = found.chosen.slice();
      mark();
      hint.replaceChildren(html("p", {}, found.words), found.third ? ARENA.setCard(found.third) : "");
    }, ARENA.complain);
  }, {class: "ask", title: "the third card for the two that you chose, or two cards of a set"});
  var undo = ARENA.button("Undo", function () {
    if (busy || over) return;
    plays.pop();
    story.firstChild.remove();
    ask({}).then(function (state) { show(state, 0); }, ARENA.complain);
  }, {class: "undo"});

  var ticking = setInterval(function () { clock.textContent = time(); }, 250);
  document.getElementById("page").append(ARENA.head("SET"), html("main", {class: "table"},
    html("div", {class: "stage"}, board),
    html("aside", {class: "panel"}, html("div", {class: "turn"}, told, clock), status,
      html("div", {class: "tools"}, more, help, undo),
      html("div", {class: "tools"}, html("a", {href: ARENA.link("/solo/set")}, "New deal"),
        html("a", {href: ARENA.link("/solo/set/watch") + "&seed=" + seed},
             "Watch the program play this deal")), hint, story)));
  ask({}).then(function (state) { show(state, 0); }, ARENA.complain);
})();
