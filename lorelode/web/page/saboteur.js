// Saboteur: says what there is to say, and offers the choices it was handed.

import { h, listed } from "./dom.js";
import { small } from "./mine.js";

export { board } from "./mine.js";

/** What everybody sees of a seat. */
export function facts(open, seat) {
  const player = open.players[seat];
  return [
    `${player.hand} cards`,
    player.broken.length > 0 && `broken: ${player.broken.join(", ")}`,
    player.gold > 0 && `gold cards: ${player.gold}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const isPath = (name) => /^[NESW+]+$/.test(name) && !name.startsWith("+");

/** What only this seat knows, and what all know besides the mine. */
export function holding({ public: open, private: mine }) {
  return [
    h("p", `Round ${open.round}. ${open.pile} cards in the pile.`),
    mine && [
      h("p", "You are a ", h("strong", mine.role ?? "dwarf"), ". Your hand:"),
      h(
        "ul.hand",
        { dir: "ltr" },
        mine.hand.map((name) => h("li", isPath(name) && small(name), name)),
      ),
      mine.gold.length > 0 && h("p", `Your gold cards: ${mine.gold.join(", ")}.`),
    ],
    open.results.map((one, at) => h("p.quiet", `Round ${at + 1} went to the ${one.winners}s.`)),
  ];
}

/** Moves in words. */
const MOVES = {
  lay: (move) => `lay ${move.shape} at ${move.x},${move.y}`,
  break: (move, who) => [who(move.seat), `: break the ${move.tool}`],
  repair: (move, who) => [who(move.seat), `: mend the ${move.tool} with ${move.card}`],
  rockfall: (move) => `bring down ${move.x},${move.y}`,
  map: (move) => `look at the ${move.goal} goal`,
  pass: (move) => (move.card ? `put ${move.card} away` : "pass"),
  turn: (move) => `turn the ${move.goal} goal`,
  stone: (move) => `lay the ${move.goal} stone ${move.turned ? "turned" : "upright"}`,
  gold: (move) => `take the card of ${move.nuggets}`,
};

const GROUPS = {
  lay: (move) => `lay ${move.shape}`,
  break: () => "break a tool",
  repair: () => "mend a tool",
  rockfall: () => "rockfall",
  map: () => "look at a goal",
  pass: (move) => (move.card ? "put a card away" : "pass"),
};

/** The choices by what they are; those of an open group are shown in the mine as well. */
export function ask({ choices }, { who, choose, pick }) {
  const groups = new Map();
  for (const move of choices) {
    const name = GROUPS[move.type]?.(move) ?? "";
    groups.set(name, [...(groups.get(name) ?? []), move]);
  }
  return [...groups].map(([name, moves]) => {
    const buttons = h(
      "div.choices",
      moves.map((move) =>
        h(
          "button",
          { type: "button", onclick: () => choose(move) },
          move.x === undefined ? MOVES[move.type](move, who) : `${move.x},${move.y}`,
        ),
      ),
    );
    // One that says by itself what it is needs no group; a place alone does not.
    const [{ x }] = moves;
    if (!name || (moves.length === 1 && x === undefined)) return buttons;
    return h(
      "details",
      {
        name: "choices",
        "data-key": name,
        ontoggle: (event) => pick(event.target.open ? moves : null, event.target),
      },
      h(
        "summary",
        moves[0].type === "lay" && small(moves[0].shape),
        name,
        h("span.quiet", ` (${moves.length})`),
      ),
      buttons,
    );
  });
}

/** What the last move showed, in sentences. */
export const news = ({ public: open, private: mine }, { who }) => [
  ...open.news.map((one) => NEWS[one.type]?.(one, who)),
  ...(mine?.news ?? []).map((one) => MY_NEWS[one.type]?.(one)),
];

const face = (name) => (name === "gold" ? "the treasure" : "stone");

const NEWS = {
  dealt: (one, who) => [`Round ${one.round} is dealt; `, who(one.starter), " begins."],
  laid: (one, who) => [who(one.seat), ` laid ${one.shape} at ${one.x},${one.y}.`],
  broke: (one, who) => [who(one.seat), " broke the ", one.tool, " of ", who(one.target), "."],
  mended: (one, who) => [who(one.seat), " mended the ", one.tool, " of ", who(one.target), "."],
  fell: (one, who) => [who(one.seat), ` brought down ${one.shape} at ${one.x},${one.y}.`],
  looked: (one, who) => [who(one.seat), ` looked at the ${one.goal} goal.`],
  passed: (one, who) => [
    who(one.seat),
    one.card ? " put a card away." : " passed with no card left.",
  ],
  turned: (one, who) => [who(one.seat), ` reached the ${one.goal} goal: it is ${face(one.face)}.`],
  roundended: (one, who) => [
    `The ${one.winners}s win the round. Saboteurs: `,
    listed(one.roles.flatMap((role, seat) => (role === "saboteur" ? [who(seat)] : []))),
    ".",
  ],
  goldtaken: (one, who) => [
    who(one.seat),
    ` got ${one.cards} gold card${one.cards === 1 ? "" : "s"}.`,
  ],
  gameended: (one, who) => [
    "The game is won by ",
    listed(one.winners.map((seat) => who(seat))),
    ".",
  ],
};

const MY_NEWS = {
  drew: (one) => `You drew ${one.card}.`,
  saw: (one) => `Your map shows: the ${one.goal} goal is ${face(one.face)}.`,
  got: (one) => `You got gold worth ${one.gold.join(" + ")}.`,
};
