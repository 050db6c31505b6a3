/* A game under way: played by a click, or watched. What may be clicked, the server says. */
"use strict";

(function () {
  var SURE = 5000;  // milliseconds in which a second click resigns
  var PACE = 450;  // milliseconds for each answer of a program, so that it is seen
  var html = ARENA.html, name = location.pathname.split("/")[2];
  var page = document.getElementById("page"), game = document.title.toLowerCase();
  var board = html("div", {class: "drawing"}), tools = html("div", {class: "tools moves"});
  var sides = html("div", {class: "sides"}), just = html("p", {class: "just"});
  var status = html("p", {class: "caption", role: "status"}), story = html("ol", {class: "story"});
  var banner = html("div", {class: "banner"}), about = html("div", {});
  var why = html("div", {class: "why thought"}), state = null, before = null, over = false;
  var thinking = false, news = [], busy = false, sure = false;

  function say(wish) { return ARENA.ask("/api/tell/" + name, wish).catch(ARENA.complain); }

  var undo = ARENA.button("Undo", function () { say({undo: true}); },
                          {class: "undo", title: "back to your turn before"});
  var ask = ARENA.button("Why?", function () {
    if (thinking) return;
    thinking = true;
    why.replaceChildren(html("p", {}, "The bot thinks ..."));
    say({why: true});
  }, {class: "ask", title: "what would the bot do here, and why?"});
  var resign = ARENA.button("Resign", function () {
    if (!sure) return doubt();
    resign.disabled = true;
    say({resign: true});
  }, {class: "resign", title: "give the game up: it counts as lost"});

  /* A single click may be a slip. */
  function doubt() {
    sure = true;
    resign.textContent = "Really resign?";
    setTimeout(function () {
      sure = false;
      resign.textContent = "Resign";
    }, SURE);
  }

  var again = ARENA.button("Same deal, sides exchanged", function () {
    source.close();
    ARENA.start({again: name});
  }, {class: "again"});
  var buttons = html("div", {class: "tools"}, undo, ask, resign, again);

  /* No more clicks; the words, and what can be done now. */
  function finish(words, kind) {
    over = true;
    status.textContent = words;
    banner.className = "banner " + (kind || "");
    tools.replaceChildren();
    board.onclick = board.onpointerdown = board.onpointermove = board.onpointerup = null;
    undo.hidden = ask.hidden = resign.hidden = true;
    document.body.dataset.over = "yes";
    document.body.dataset.yours = "no";
    banner.parentNode.scrollTop = 0;
  }

  function outcome() {
    var result = state.result, points = result.points ? result.points.join(":") : "";
    var words = ": " + result.reason, own = state.side ? 1 - result.score : result.score;
    if (words.indexOf(points) < 0) words += " (" + points + ")";
    if (result.score === 0.5) return finish("A draw" + words, "draw");
    if (state.side === null) {
      var won = result.score === 1 ? 0 : 1;
      return finish(state.names[won] + " wins" + words, "side" + won);
    }
    finish((own === 1 ? "You win" : "You lose") + words, own === 1 ? "win" : "loss");
  }

  /* Who plays with which colour, how it stands, and whose turn it is. */
  function standing() {
    var score = state.picture.score;
    sides.replaceChildren.apply(sides, [0, 1].map(function (side) {
      return html("div", {class: "side" + side + (state.onTurn === side ? " on-turn" : "")},
        html("i", {}), html("span", {class: "name"}, state.names[side]),
        score ? html("span", {class: "score"}, html("b", {}, score.sides[side]),
                     score.most ? " of " + score.most + " " : " ", score.name) : null);
    }).concat(html("p", {class: "when"}, state.picture.status.split(",")[0])));
  }

  function picture() {
    ARENA.show(game, board, state.picture, {names: state.names, seats: state.seats,
      titles: state.titles, eyes: state.seat, thought: null, before: before,
      motion: ARENA.calm() ? 0 : 250, tall: ARENA.phone.matches});
  }

  function draw() {
    picture();
    tools.replaceChildren();
    standing();
    var yours = Boolean(state.choices);
    document.body.dataset.turn = state.turn;
    document.body.dataset.yours = yours ? "yes" : "no";
    ask.disabled = !yours;
    undo.disabled = !yours || !state.undo;
    undo.hidden = ask.hidden = resign.hidden = state.side === null;
    if (state.result) return outcome();
    status.textContent = yours ? "Your turn"
      : (state.titles || state.seats)[state.wanted] + " thinks ...";
    if (!yours) return;
    function give(text) { document.body.dataset.yours = "no"; say({give: text}); }
    if (ARENA.play[game]) ARENA.play[game](board, state, give, tools, status);
    else (state.choices.answers || []).forEach(function (answer) {
      tools.append(ARENA.button(answer, function () { give(answer); }, {"data-answer": answer}));
    });
  }

  /* The end: where the game is, and what can be done with it. */
  function kept(found) {
    var place = found.key + "/" + found.index;
    banner.append(html("p", {class: "kept"}, "Kept in " + found.kept), html("div", {class: "tools"},
      html("a", {class: "button", href: ARENA.link("/replay/" + place)}, "Replay"),
      html("a", {class: "button", href: ARENA.link("/analyse/" + place)}, "Analyse"), again,
      html("a", {class: "button", href: ARENA.link("/")}, "New game")));
  }

  function unkept(words) {
    banner.append(html("p", {class: "kept"}, "Not kept: " + words), html("div", {class: "tools"},
      again, html("a", {class: "button", href: ARENA.link("/")}, "New game")));
  }

  function rules(found) {
    if (!found.goal) return;
    about.replaceChildren(html("details", {class: "about", open: true},
      html("summary", {}, "How it is played"), html("p", {}, found.goal),
      html("dl", {}, found.words.map(function (row) {
        var drawn = ARENA.pictured[game] && ARENA.pictured[game](row[0]);
        return [html("dt", {}, drawn, row[0]), html("dd", {}, row[1])];
      }))));
  }

  function turn(found) {
    before = state && found.turn === state.turn + 1 ? state.picture : null;
    state = found;
    thinking = false;
    why.replaceChildren();
    just.textContent = state.caption;
    if (state.caption) {
      story.prepend(html("li", {value: state.turn}, state.caption));
      while (story.childNodes.length > 40) story.lastChild.remove();
    }
    draw();
  }

  function hear(found) {
    if (found.kept) return kept(found);
    if (found.unkept) return unkept(found.unkept);
    if (over) return;
    if (found.trouble) finish("The game cannot go on: " + found.trouble, "loss");
    else if (found.end) finish("The game has ended: its programs are gone.", "draw");
    else if (found.about) rules(found.about);
    else if (found.state) turn(found.state);
    else if (found.wrong) {
      draw();
      ARENA.complain(found.wrong);
    } else if (found.why) {
      thinking = false;
      ARENA.why(why, game, found.why);
    }
  }

  /* One after the other; what a program answered stays in sight for a moment. */
  function next() {
    busy = news.length > 0;
    if (!busy) return;
    var one = news.shift();
    hear(one);
    setTimeout(next, one.state && one.state.turn && !ARENA.calm() ? PACE : 0);
  }

  function later(found) {
    news.push(found);
    if (!busy) next();
  }

  var source = ARENA.listen("/api/news/" + name, later, function () { later({end: true}); });
  source.addEventListener("moved", function () {
    source.close();
    finish("This game goes on in another tab.", "draw");
  });
  source.onerror = function () {
    if (over) return;
    if (source.readyState === EventSource.CLOSED) {
      return finish("The server has ended, or no longer knows this game. What was played is kept " +
                    "in its folder: start ./play.sh serve and go on from its first page.", "loss");
    }
    document.body.dataset.yours = "no";
    status.textContent = "The server does not answer; trying again ... If it has ended: what was " +
      "played is kept in its folder, and ./play.sh serve there goes on with it.";
  };
  ARENA.phone.addEventListener("change", function () {
    before = null;
    if (state) (over ? picture : draw)();
  });
  banner.append(status);
  page.append(ARENA.head(document.title), html("main", {class: "table"},
    html("div", {class: "stage"}, board),
    html("aside", {class: "panel"}, sides, banner, just, tools, buttons, why, about, story)));
})();
