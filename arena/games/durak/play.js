/* Durak by clicks: a raised card is played; or take, or enough. */
"use strict";

ARENA.play.durak = function (board, state, give, tools, status) {
  var choices = state.choices;
  status.textContent = choices.say;
  choices.cards.forEach(function (card) {
    var drawn = board.querySelector(".hand [data-card='" + card + "']");
    if (!drawn) return;
    drawn.classList.add("can", "playable");
    drawn.addEventListener("click", function () { give(card); });
  });
  if (choices.refuse) {
    tools.append(ARENA.button(choices.refuse, function () { give("no"); }, {class: "main refuse"}));
  }
};
