/* A game under way: played by a click, or watched. What may be clicked, the server says. */
"use strict";

(function () {
  var html = ARENA.html, name = location.pathname.split("/")[2];
  var page = document.getElementById("page"), game = document.title.toLowerCase();
  var board = html("div", {class: "drawing"}), tools = html("div", {class: "tools moves"});
  var status = html("p", {class: "caption", role: "status"}), story = html("ol", {class: "story"});
  var why = html("div", {class: "why thought"}), state = null, before = null, over = false;
  var thinking = false;

  function say(wish) { return ARENA.ask("/api/tell/" + name, wish).catch(ARENA.complain); }

  var undo = ARENA.button("Undo", function () { say({undo: true}); }, {class: "undo"});
  var ask = ARENA.button("Why?", function () {
    if (thinking) return;
    thinking = true;
    why.replaceChildren(html("p", {}, "The bot thinks ..."));
    say({why: true});
  }, {class: "ask", title: "what would the bot do here, and why?"});
  var resign = ARENA.button("Resign", function () {
    resign.disabled = true;
    say({resign: true});
  }, {class: "resign", title: "give the game up: it counts as lost"});
  var again = ARENA.button("Same deal, sides exchanged", function () {
    source.close();
    ARENA.start({again: name});
  }, {class: "again"});

  function finish(words) {
    over = true;
    status.textContent = words;
    tools.replaceChildren();
    undo.disabled = ask.disabled = resign.disabled = true;
    document.body.dataset.over = "yes";
  }

  function outcome() {
    var result = state.result, points = result.points ? " (" + result.points.join(" : ") + ")" : "";
    if (state.side === null) {
      return (result.score === 0.5 ? "A draw" : state.names[result.score === 1 ? 0 : 1] + " wins") +
        ": " + result.reason + points;
    }
    var own = state.side ? 1 - result.score : result.score;
    return (own === 1 ? "You win" : own === 0 ? "You lose" : "A draw") + ": " + result.reason + points;
  }

  function draw() {
    ARENA.show(game, board, state.picture, {names: state.names, seats: state.seats,
      eyes: state.seat, thought: null, before: before, motion: ARENA.calm() ? 0 : 250});
    tools.replaceChildren();
    var yours = Boolean(state.choices);
    document.body.dataset.turn = state.turn;
    document.body.dataset.yours = yours ? "yes" : "no";
    undo.disabled = ask.disabled = !yours;
    undo.hidden = ask.hidden = resign.hidden = state.side === null;
    if (state.result) return finish(outcome());
    status.textContent = yours ? "Your turn" : state.seats[state.wanted] + " thinks ...";
    if (!yours) return;
    function give(text) { document.body.dataset.yours = "no"; say({give: text}); }
    if (ARENA.play[game]) ARENA.play[game](board, state, give, tools, status);
    else (state.choices.answers || []).forEach(function (answer) {
      tools.append(ARENA.button(answer, function () { give(answer); }, {"data-answer": answer}));
    });
  }

  /* The end: where the game is, and what can be done with it. */
  function kept(news) {
    var place = news.key + "/" + news.index;
    story.prepend(html("li", {class: "kept"}, "Kept in " + news.kept + ": ",
      html("a", {href: ARENA.link("/replay/" + place)}, "replay"), ", ",
      html("a", {href: ARENA.link("/analyse/" + place)}, "analyse")));
  }

  function hear(news) {
    if (news.kept) return kept(news);
    if (over) return;
    if (news.state) {
      before = state && news.state.turn === state.turn + 1 ? state.picture : null;
      state = news.state;
      thinking = false;
      why.replaceChildren();
      if (state.caption) {
        story.prepend(html("li", {value: state.turn}, state.caption));
        while (story.childNodes.length > 40) story.lastChild.remove();
      }
      draw();
    } else if (news.wrong) {
      draw();
      ARENA.complain(news.wrong);
    } else if (news.why) {
      thinking = false;
      ARENA.why(why, game, news.why);
    }
  }

  var source = ARENA.listen("/api/news/" + name, hear, function () {
    if (!over) finish("The game has ended.");
  });
  page.append(ARENA.head(document.title), html("main", {class: "table"},
    html("div", {class: "stage"}, board),
    html("aside", {class: "panel"}, status, tools,
         html("div", {class: "tools"}, undo, ask, resign, again), why, story)));
})();
