/* Durak: a table with four hands, the seat that looks on (or the first) at the bottom, the
 * others clockwise; the round in the middle; what a bot believes as a heat table. */
"use strict";

(function () {
  var svg = ARENA.svg, at = ARENA.at;
  var CARD = [54, 76];
  // A round table; on a phone a long one, with room for the piles at its foot. `columns`: where in the piles
  // the deck's count, the trump, its name and the count of cards out of play are; `round`: the room for its cards.
  var WIDE = {width: 760, height: 560, edge: 96, felt: 160, top: [284, 160], foot: [284, 160], piles: at(215, 158),
              columns: [50, 165, 190, 282], round: 610};
  var TALL = {width: 480, height: 660, edge: 104, felt: 196, top: [136, 170], foot: [84, 84],
              piles: at(128, 434) + " scale(.72)", columns: [48, 150, 173, 260], round: 250};
  var RANKS = "6789TJQKA", SUITS = "HSCD";
  var SUIT_NAMES = {H: "hearts", S: "spades", C: "clubs", D: "diamonds"};
  var RANK_NAMES = {T: "10", J: "jack", Q: "queen", K: "king", A: "ace"};
  // Each in a box of 20 around (0, 0).
  var SUIT_SHAPES = {
    H: "M0 9 C-12 0 -9 -9 -4.5 -9 C-2 -9 0 -7 0 -4.5 C0 -7 2 -9 4.5 -9 C9 -9 12 0 0 9 Z",
    S: "M0 -10 C3 -5 10 -2 10 3 C10 7.5 4 8 1.2 4.5 C1.2 7 2 8.5 3.6 9.5 H-3.6 " +
       "C-2 8.5 -1.2 7 -1.2 4.5 C-4 8 -10 7.5 -10 3 C-10 -2 -3 -5 0 -10 Z",
    C: "M1.2 3.6 C1.2 7 2 8.5 3.6 9.5 H-3.6 C-2 8.5 -1.2 7 -1.2 3.6 C-4 8 -10 6 -10 1.6 " +
       "C-10 -2 -6.5 -3.8 -3.6 -2.4 C-6 -6 -3.8 -10 0 -10 C3.8 -10 6 -6 3.6 -2.4 " +
       "C6.5 -3.8 10 -2 10 1.6 C10 6 4 8 1.2 3.6 Z",
    D: "M0 -10 L7.5 0 L0 10 L-7.5 0 Z",
  };

  function cardName(card) {
    return (RANK_NAMES[card[0]] || card[0]) + " of " + SUIT_NAMES[card[1]];
  }

  function suit(letter, x, y, scale) {
    return svg("path", {d: SUIT_SHAPES[letter], class: "suit suit" + letter,
                        transform: at(x, y) + " scale(" + scale + ")"});
  }

  /* `beside`: the suit beside the rank, where only the upper edge may be seen. */
  function card(text, trump, beside) {
    if (text === "??") {
      return svg("g", {class: "card back"},
        svg("rect", {width: CARD[0], height: CARD[1], rx: 6}),
        svg("rect", {x: 5, y: 5, width: CARD[0] - 10, height: CARD[1] - 10, rx: 3,
                     class: "weave"}));
    }
    return svg("g", {class: "card" + (text[1] === trump ? " trump" : ""), "data-card": text},
      svg("title", {}, cardName(text)),
      svg("rect", {width: CARD[0], height: CARD[1], rx: 6}),
      svg("text", {x: 6, y: 20, class: "rank suit" + text[1]}, text[0] === "T" ? "10" : text[0]),
      beside ? suit(text[1], CARD[0] - 14, 14, 0.72) : suit(text[1], 13, 33, 0.72), suit(text[1], CARD[0] / 2 + 6, CARD[1] - 24, 1.35));
  }

  /* Where the hands are: the place of the first card, the way to the next, and the room. A card
   * that may be played is raised, and the label of the hand stands above it. */
  function places(table) {
    var width = table.width, height = table.height;
    var room = Math.min(500, width - 20);
    return [
      {x: width / 2, y: height - 90, across: true, room: room, label: [width / 2, height - 106]},
      {x: 10, y: height / 2 + 15, across: false, room: 420, label: [10, 0], anchor: "start"},
      {x: width / 2, y: 12, across: true, room: room, label: [width / 2, 106]},
      {x: width - 10 - CARD[0], y: height / 2 + 15, across: false, room: 420,
       label: [width - 10, 0], anchor: "end"},
    ];
  }

  /* "Player 1", or what the person at the page calls that seat. */
  function title(context, seat) {
    return context.titles ? context.titles[seat] : "Player " + (seat + 1);
  }

  function steps(place, count) {
    var length = CARD[place.across ? 0 : 1], most = place.across ? length + 4 : 34;
    var step = count > 1 ? Math.min(most, (place.room - length) / (count - 1)) : 0;
    return {step: step, whole: step * (count - 1) + length};
  }

  function hand(cards, place, trump, context, known, eyes) {
    var way = steps(place, cards.length), layer = svg("g", {class: "hand"});
    cards.forEach(function (text, index) {
      var shown = eyes === null || text === "??" || (known[text] || []).indexOf(eyes) >= 0;
      var shift = index * way.step - way.whole / 2;
      var x = place.across ? place.x + shift : place.x;
      var y = place.across ? place.y : place.y + shift;
      layer.append(svg("g", {transform: at(x, y)}, card(shown ? text : "??", trump,
                                                           !place.across)));
    });
    return layer;
  }

  function label(seat, place, picture, context, count) {
    var role = picture.out.indexOf(seat) >= 0 ? "out" : picture.wanted === seat
      ? {MOVE: "to attack", BEAT: "to beat", ADD: "to throw in"}[picture.command]
      : seat === picture.defender && picture.wanted !== null ? "defends" : "";
    var way = steps(place, count);
    var y = place.across ? place.label[1] : place.y - Math.max(way.whole, CARD[1]) / 2 - 10;
    var words = svg("text", {x: place.label[0], y: y, "text-anchor": place.anchor || "middle",
                             class: "seat side" + seat % 2 +
                                    (picture.wanted === seat ? " asked" : "")},
      svg("tspan", {class: "who"}, title(context, seat)),
      svg("tspan", {class: "bot"}, context.titles && (!place.across || seat === context.eyes)
        ? "" : "  " + context.seats[seat]));
    if (role) {
      words.append(place.across ? svg("tspan", {class: "role"}, "  " + role)
                                : svg("tspan", {class: "role", x: place.label[0], dy: -17}, role));
    }
    return svg("g", {"data-seat": seat}, words);
  }

  function round(picture, table, attacks, defences, faded) {
    var wide = Math.min(82, table.round / attacks.length);
    var start = table.width / 2 - (attacks.length * wide - 14) / 2;
    var layer = svg("g", {class: "round" + (faded ? " swept" : "")});
    attacks.forEach(function (text, index) {
      var x = start + index * wide, y = table.height / 2 - 46;
      layer.append(svg("g", {transform: at(x, y)}, card(text, picture.trump)));
      if (defences[index]) {
        layer.append(svg("g", {transform: at(x + 14, y + 26)}, card(defences[index], picture.trump)));
      }
    });
    return layer;
  }

  function felt(table) {
    var left = table.edge, right = table.width - left, above = table.height / 2 - table.felt;
    var below = above + 2 * table.felt, top = table.top, foot = table.foot;
    function corner(radii, x, y) { return "A" + radii.join(" ") + " 0 0 1 " + x + " " + y; }
    return svg("path", {class: "felt", d: "M" + left + " " + (above + top[1]) +
      corner(top, left + top[0], above) + "H" + (right - top[0]) +
      corner(top, right, above + top[1]) + "V" + (below - foot[1]) +
      corner(foot, right - foot[0], below) + "H" + (left + foot[0]) +
      corner(foot, left, below - foot[1]) + "Z"});
  }

  function piles(picture, table) {
    var layer = svg("g", {class: "piles", transform: table.piles});
    for (var i = Math.min(picture.deck, 4); i > 0; i--) {
      layer.append(svg("g", {transform: at(-i * 2, -i * 2) + " scale(.72)"}, card("??")));
    }
    function words(column, count, note) {
      layer.append(svg("text", {x: table.columns[column], y: 22, class: "count"}, count),
                   svg("text", {x: table.columns[column], y: 42, class: "note"}, note));
    }
    words(0, picture.deck, "in the deck");
    layer.append(suit(picture.trump, table.columns[1], 21, 1.6));
    words(2, "trump", SUIT_NAMES[picture.trump]);
    words(3, picture.discarded, "out of play");
    return layer;
  }

  /* The card just played comes from its player's hand. */
  function glide(canvas, picture, context, table, placeOf) {
    var last = picture.last;
    if (!last || !last.card) return;
    var drawn = canvas.querySelector(".round [data-card='" + last.card + "']");
    if (!drawn) return;
    drawn.classList.add("fresh");
    var place = placeOf(last.seat);
    ARENA.glide(drawn, (place.x - table.width / 2) * 0.6, (place.y - table.height / 2) * 0.6,
                context.motion);
  }

  ARENA.draw.durak = function (element, picture, context) {
    var table = context.tall ? TALL : WIDE, around = places(table);
    var middle = table.width / 2, verdictAt = table.height / 2 + 88;
    var canvas = ARENA.canvas(element, "durak", table.width, table.height, picture.status);
    var eyes = ARENA.number(context.eyes) ? context.eyes : null, bottom = eyes || 0;
    function placeOf(seat) { return around[(seat - bottom + 4) % 4]; }
    canvas.append(felt(table), piles(picture, table));
    var last = picture.last || {};
    if (picture.attacks.length) {
      canvas.append(round(picture, table, picture.attacks, picture.defences));
    } else if (last.swept) {
      canvas.append(round(picture, table, last.swept.attacks, last.swept.defences, true),
        svg("text", {x: middle, y: verdictAt, class: "verdict"}, last.swept.taken
            ? "taken by " + title(context, last.swept.defender).toLowerCase()
            : "beaten, out of play"));
    }
    if (picture.taking && picture.attacks.length) {
      var taker = title(context, picture.defender);
      canvas.append(svg("text", {x: middle, y: verdictAt, class: "verdict"},
                        taker === "You" ? "you take" : taker.toLowerCase() + " takes"));
    }
    picture.hands.forEach(function (cards, seat) {
      canvas.append(hand(cards, placeOf(seat), picture.trump, context, picture.known || {}, eyes),
                    label(seat, placeOf(seat), picture, context, cards.length));
    });
    ARENA.marks(canvas, context.thought, function (text) { return spot(canvas, text); });
    glide(canvas, picture, context, table, placeOf);
  };

  /* The middle of the upper edge of a card on the table. */
  function spot(canvas, text) {
    if (!/^[6-9TJQKA][HSCD]$/.test(text)) return null;
    var drawn = canvas.querySelector("[data-card='" + text + "']");
    var here = drawn && drawn.parentNode.transform.baseVal[0].matrix;
    return here && [here.e + CARD[0] / 2, here.f + 2];
  }

  ARENA.kinds.out = ["M6 1 L11 11 H1 Z", "out"];
  ARENA.kinds.take = ["M1 2 H11 L6 11 Z", "takes"];

  ARENA.signs.durak = function () {
    function sign(drawn) {
      drawn.setAttribute("transform", at(-CARD[0] / 2, -CARD[1] / 2));
      return ARENA.sign("durak", 84, drawn);
    }
    var fresh = card("9H", "");
    fresh.classList.add("fresh");
    return [[sign(fresh), "just played"], [sign(card("QS", "S")), "a trump"],
            [sign(card("??")), "a card that these eyes do not know"]];
  };

  /* The truth that a belief is held against: {card: holder}, a seat or "deck". */
  function truth(picture) {
    var holder = {};
    picture.hands.forEach(function (cards, seat) {
      cards.forEach(function (text) { holder[text] = seat; });
    });
    picture.deck_cards.forEach(function (text) { holder[text] = "deck"; });
    return holder;
  }

  /* One panel for each place where a card can be: 4 suits by 9 ranks, the darker the likelier,
   * with a ring where the card is. */
  function heat(name, chances, isHere) {
    var size = 17, left = 20, top = 16;
    var panel = svg("svg", {viewBox: "0 0 " + (left + 9 * size + 2) + " " + (top + 4 * size + 2),
                            class: "heat", role: "img", "aria-label": "belief: " + name});
    RANKS.split("").forEach(function (rank, column) {
      panel.append(svg("text", {x: left + (column + 0.5) * size, y: 11, class: "axis"},
                       rank === "T" ? "10" : rank));
    });
    SUITS.split("").forEach(function (letter, row) {
      panel.append(suit(letter, 9, top + (row + 0.5) * size, 0.55));
      RANKS.split("").forEach(function (rank, column) {
        var text = rank + letter, chance = chances[text], here = isHere(text);
        var x = left + column * size, y = top + row * size;
        panel.append(svg("rect", {x: x + 1, y: y + 1, width: size - 2, height: size - 2, rx: 3,
                                  class: chance === undefined ? "seen" : "chance",
                                  style: chance === undefined ? null
                                    : "--chance:" + Math.round(100 * chance) + "%"},
          svg("title", {}, cardName(text) + ": " + (chance === undefined ? "in sight"
            : ARENA.percent(chance)) + (here ? ", it is here" : ""))));
        if (here && chance !== undefined) {
          ["ring under", "ring"].forEach(function (kind) {
            panel.append(svg("circle", {cx: x + size / 2, cy: y + size / 2, r: size / 2 - 3.5,
                                        class: kind}));
          });
        }
      });
    });
    return ARENA.html("figure", {class: "belief"}, ARENA.html("figcaption", {}, name), panel);
  }

  /* kind: {how the opponents may play: chance}; the likeliest first, without those of 0%. */
  function opponents(kind) {
    var names = Object.keys(kind).filter(function (name) { return kind[name] >= 0.005; });
    names.sort(function (one, two) { return kind[two] - kind[one]; });
    return ARENA.html("p", {}, ARENA.html("span", {class: "name"}, "opponents "),
      names.slice(0, 6).map(function (name) {
        return name + " " + ARENA.percent(kind[name]);
      }).join(", "));
  }

  /* belief: {card: [next player, the one after, the one before, deck]}, seen from the seat. */
  ARENA.think.durak = function (element, thought, context) {
    if (thought.kind && typeof thought.kind === "object" &&
        Object.values(thought.kind).every(ARENA.number)) element.append(opponents(thought.kind));
    var belief = thought.belief, before = context.before;
    if (!belief || typeof belief !== "object" || !before || before.wanted === null) return;
    var seat = before.wanted, holder = truth(before), grid = ARENA.html("div", {class: "beliefs"});
    if (!Object.keys(belief).length) {
      element.append(ARENA.html("p", {class: "name"}, "player " + (seat + 1) +
                                " knows where every card is"));
      return;
    }
    var places = [(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4, "deck"];
    places.forEach(function (place, index) {
      var chances = {};
      Object.keys(belief).forEach(function (text) {
        var chance = Array.isArray(belief[text]) ? belief[text][index] : null;
        if (ARENA.number(chance)) chances[text] = Math.max(0, Math.min(1, chance));
      });
      grid.append(heat(place === "deck" ? "Deck" : "Player " + (place + 1) +
                       (index === 1 ? ", partner" : ""), chances,
                       function (text) { return holder[text] === place; }));
    });
    element.append(ARENA.html("p", {class: "name"}, "what player " + (seat + 1) +
                              " believes; a ring: where the card is"), grid);
  };
})();
