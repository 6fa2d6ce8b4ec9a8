// Dixit: cards by their titles, a line for the clue, and the choices it was handed.

import { button, complain, h, listed, own } from "./dom.js";

/** What everybody sees of a seat. */
export const facts = (open, seat) => `${open.players[seat].points} points`;

const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** A picture, small, with a way to see it large; its words for those who cannot see it. */
function picture(number, { deck }) {
  const card = deck?.[number - 1];
  const words = card?.words.en;
  const name = h("strong", words?.title ?? `picture ${number}`);
  if (!card?.picture) return [name, words && h("span.quiet", words.caption)];
  const image = h("img", {
    src: `/pictures/small/${card.picture}`,
    alt: words?.caption ?? "",
    width: 240,
    height: 360,
  });
  return [
    h("a.picture", { href: `/pictures/${card.picture}`, target: "_blank" }, image),
    name,
  ];
}

/** A clue, unless the host has hidden it. */
function clue(turn, text, { table, hide }) {
  if (table.hidden.includes(turn)) return h("span.quiet", "(hidden by the host)");
  if (text === null) return "(said aloud)";
  return [own(text), hide && [" ", button("Hide the clue", () => hide(turn), { class: "slight" })]];
}

/** The clue and the cards of this turn, or what became of the last one. */
export function board({ public: open, private: mine }, ctx) {
  const { who } = ctx;
  const at = open.turns.length;
  const telling = ["telling", "over", "dealing"].includes(open.stage.type);
  return [
    !telling && h("p.clue", who(open.teller), ": ", clue(at, open.clue, ctx)),
    open.display.length > 0 &&
      h(
        "ol.cards",
        open.display.map((card, number) =>
          h(
            "li",
            picture(card, ctx),
            mine?.given.includes(card) && h("em", "yours"),
            mine?.vote === number + 1 && h("em", "your vote"),
          ),
        ),
      ),
    telling && at > 0 && recap(open.turns[at - 1], at - 1, ctx),
  ];
}

function recap(turn, at, ctx) {
  const { who, table } = ctx;
  const open = table.status !== "playing";
  return h(
    "details",
    { open, "data-key": `turn ${at} ${open}` },
    h("summary", `Turn ${at + 1}`),
    h("p.clue", who(turn.teller), ": ", clue(at, turn.clue, ctx)),
    h(
      "ol.cards",
      turn.display.map((card, number) => {
        const voters = turn.votes.flatMap((vote, seat) => (vote === number + 1 ? [who(seat)] : []));
        const teller = turn.owners[number] === turn.teller;
        return h(
          "li",
          { class: teller ? "told" : "" },
          picture(card, ctx),
          h("span", who(turn.owners[number]), teller && " told of it"),
          h("span", voters.length ? ["votes: ", listed(voters)] : "no votes"),
        );
      }),
    ),
    h("p", listed(turn.points.map((points, seat) => [who(seat), ` +${points}`]))),
  );
}

/** What only this seat knows, and how much is left. */
export function holding({ public: open, private: mine, choices }, ctx) {
  const asked = choices?.some((move) => move.type !== "vote");
  return [
    h(
      "p",
      `${count(open.pile, "card")} in the pile; the game goes to ${open.edition.target} points.`,
    ),
    mine &&
      !asked &&
      h(
        "details",
        { "data-key": "hand" },
        h("summary", `Your hand (${count(mine.hand.length, "card")})`),
        h(
          "ul.cards",
          mine.hand.map((card) => h("li", picture(card, ctx))),
        ),
      ),
  ];
}

/** The choices: a card and a clue, cards to give, or a vote. */
export function ask(play, ctx) {
  const { choices } = play;
  const kinds = (type) => choices.filter((move) => move.type === type);
  if (kinds("tell").length) return tell(play, kinds("tell"), kinds("speak"), ctx);
  if (kinds("give").length) return give(kinds("give"), ctx);
  return h(
    "div.choices",
    kinds("vote").map((move) => {
      const words = ctx.deck?.[play.public.display[move.number - 1] - 1]?.words.en;
      return h(
        "button",
        { type: "button", onclick: () => ctx.choose(move) },
        `${move.number}: ${words?.title ?? ""}`,
      );
    }),
  );
}

function tell({ public: open }, tells, speaks, ctx) {
  const line = h("input", {
    name: "clue",
    required: true,
    maxlength: 1000,
    dir: "auto",
    autocomplete: "off",
  });
  const form = h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        const card = Number(form.elements.card.value);
        const aloud = event.submitter?.value === "aloud";
        const picked = (aloud ? speaks : tells).find((move) => move.card === card);
        if (!picked) complain("Pick a card first");
        else ctx.choose(aloud ? picked : { ...picked, clue: line.value });
      },
    },
    h(
      "p",
      open.teller === null
        ? "Whoever is first tells a story: pick a card and write a clue to it."
        : "Pick a card, and write a clue to it.",
    ),
    h(
      "ul.cards",
      tells.map(({ card }) =>
        h(
          "li",
          h(
            "label",
            h("input", { type: "radio", name: "card", value: card, required: true }),
            picture(card, ctx),
          ),
        ),
      ),
    ),
    h(
      "div.row",
      h("label.grows", h("span", "Clue"), line),
      h("button.main", "Tell"),
      speaks.length > 0 && h("button", { value: "aloud", formnovalidate: true }, "I said it aloud"),
    ),
  );
  return form;
}

function give(gives, ctx) {
  const wanted = gives[0].cards.length;
  const cards = [...new Set(gives.flatMap((move) => move.cards))].sort((one, other) => one - other);
  const submit = h("button.main", { disabled: true }, "Give");
  const form = h(
    "form",
    {
      onchange: () => (submit.disabled = !chosen()),
      onsubmit: (event) => {
        event.preventDefault();
        ctx.choose(chosen());
      },
    },
    h("p", `Pick ${count(wanted, "card")} that might be the one told of.`),
    h(
      "ul.cards",
      cards.map((card) =>
        h("li", h("label", h("input", { type: "checkbox", value: card }), picture(card, ctx))),
      ),
    ),
    submit,
  );
  const chosen = () => {
    const picked = [...form.querySelectorAll(":checked")].map((box) => Number(box.value));
    return gives.find((move) => move.cards.join() === picked.join());
  };
  return form;
}

/** What the last move showed, in sentences. */
export const news = ({ public: open }, { who }) =>
  open.news.map((one) => NEWS[one.type]?.(one, who));

const NEWS = {
  dealt: () => "The cards are dealt.",
  told: (one, who) => [who(one.seat), " has given a clue."],
  gave: (one, who) => [who(one.seat), " has given."],
  displayed: () => "The cards are laid out.",
  voted: (one, who) => [who(one.seat), " has voted."],
  tellershown: (one, who) => [`Number ${one.number} was the card of `, who(one.seat), "."],
  gameended: (one, who) => [
    "The game is won by ",
    listed(one.winners.map((seat) => who(seat))),
    ".",
  ],
};
