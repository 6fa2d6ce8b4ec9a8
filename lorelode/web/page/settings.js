// The settings of a table as a form: every switch with its sentence, as the server tells it.

import { h, select, tick } from "./dom.js";

const CLOCKS = { off: "no limit", relaxed: "relaxed", quick: "quick" };
const CHATS = { all: "everybody writes", seats: "only seats write", off: "no chat" };
const languages = new Intl.DisplayNames(["en"], { type: "language" });

/** What a game is called. */
export const title = (game) => game[0].toUpperCase() + game.slice(1);

/** What an edition is called: prints go by their languages. */
export const print = (name) => `${languages.of(name)} print`;

/** A form that hands over settings; while a game runs, what it is played by cannot be changed. */
export function settingsForm(games, given, { label, running = false, submit }) {
  let wanted = given ? structuredClone(given) : usual(games[0]);
  const set = (name, redraw) => (value) => {
    wanted[name] = value;
    if (redraw) draw();
  };
  const form = h("form", {
    class: "settings",
    onsubmit: (event) => {
      event.preventDefault();
      submit(wanted);
    },
  });

  function draw() {
    const held = form.contains(document.activeElement) && document.activeElement.name;
    const game = games.find((one) => one.game === wanted.game);
    const [fewest, most] = game.seats;
    const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
    const fixed = { disabled: running };
    form.replaceChildren(
      h(
        "div.fields",
        select(
          "Game",
          games.map((one) => [one.game, title(one.game)]),
          wanted.game,
          (name) => {
            wanted = { ...wanted, ...usual(games.find((one) => one.game === name)) };
            draw();
          },
          { name: "game", ...fixed },
        ),
        select(
          "Edition",
          game.editions.map(({ name }) => [name, print(name)]),
          wanted.edition,
          (name) => {
            wanted = { ...wanted, edition: name, switches: {} };
            draw();
          },
          { name: "edition", ...fixed },
        ),
        select(
          "Seats",
          counts.map((count) => [count, `${count}`]),
          wanted.seats,
          (count) => {
            wanted = { ...wanted, seats: Number(count), first: null };
            draw();
          },
          { name: "seats", ...fixed },
        ),
        select(
          "Who begins",
          firsts(wanted.seats),
          JSON.stringify(wanted.first),
          (first) => set("first")(JSON.parse(first)),
          { name: "first", ...fixed },
        ),
        clock(wanted, set("clock", true)),
        select("Chat", Object.entries(CHATS), wanted.chat, set("chat"), { name: "chat" }),
      ),
      h(
        "div.ticks",
        ticked("In the list of open tables", "listed"),
        ticked("People without a seat may watch", "spectators"),
        ticked("A television may show the table", "screen"),
      ),
      ...(game.decks.length > 1 ? [decks(game.decks, wanted, set("decks"), fixed)] : []),
      rules(game, wanted, running),
      h("button.main", label),
    );
    if (held) form.elements[held]?.focus();
  }

  const ticked = (text, name) =>
    tick(text, wanted[name], (event) => set(name)(event.target.checked), { name });
  draw();
  return form;
}

function usual(game) {
  const [fewest, most] = game.seats;
  return {
    game: game.game,
    edition: game.editions[0].name,
    seats: Math.min(most, Math.max(fewest, 4)),
    switches: {},
    first: null,
    clock: "relaxed",
    listed: false,
    spectators: true,
    screen: false,
    chat: "all",
    decks: [],
  };
}

/** Whose pictures are played with; none ticked: those of the first deck. */
function decks(all, wanted, set, fixed) {
  const ticked = new Set(wanted.decks);
  return h(
    "details",
    { open: ticked.size > 0 },
    h("summary", "Pictures"),
    all.map(({ name, pictures, seen_by_bots: seen }) =>
      tick(
        `${name}, ${pictures} pictures${seen ? "" : "; bots cannot see it well, it has no words"}`,
        ticked.has(name),
        (event) => {
          ticked[event.target.checked ? "add" : "delete"](name);
          set([...ticked]);
        },
        { name: `deck ${name}`, ...fixed },
      ),
    ),
  );
}

const firsts = (seats) => [
  ["null", "as the rules say"],
  ['"random"', "any seat"],
  ...Array.from({ length: seats }, (_, seat) => [`${seat}`, `seat ${seat}`]),
];

function clock(wanted, set) {
  const seconds = typeof wanted.clock === "number";
  const options = [...Object.entries(CLOCKS), ["own", "seconds of your own"]];
  return [
    select(
      "Clock",
      options,
      seconds ? "own" : wanted.clock,
      (word) => set(word === "own" ? 60 : word),
      { name: "clock" },
    ),
    seconds &&
      h(
        "label",
        h("span", "Seconds for a decision"),
        h("input", {
          type: "number",
          name: "seconds",
          min: 5,
          max: 86400,
          required: true,
          value: wanted.clock,
          onchange: (event) => (wanted.clock = Number(event.target.value)),
        }),
      ),
  ].flat();
}

function rules(game, wanted, running) {
  const edition = game.editions.find(({ name }) => name === wanted.edition);
  const change = (name, before) => (value) => {
    if (value === before) delete wanted.switches[name];
    else wanted.switches[name] = value;
  };
  return h(
    "details",
    { "data-key": "rules" },
    h("summary", "House rules"),
    h(
      "fieldset",
      { disabled: running },
      edition.switches.map((one) => {
        const value = wanted.switches[one.name] ?? one.set;
        const words = /^\w+( or \w+)+$/.test(one.allowed) && one.allowed.split(" or ");
        const set = change(one.name, one.set);
        const control = words
          ? select(
              one.name,
              words.map((word) => [word, word]),
              value,
              set,
            )
          : h(
              "label",
              h("span", one.name),
              h("input", { value, onchange: (event) => set(event.target.value.trim()) }),
            );
        return h("div.switch", control, h("p", one.means, words ? "" : ` Takes ${one.allowed}.`));
      }),
    ),
  );
}

/** The settings in a sentence or two, for those who cannot change them. */
export function told(settings) {
  const changed = Object.entries(settings.switches).map(([name, value]) => `${name}: ${value}`);
  const { clock: limit } = settings;
  return [
    `${title(settings.game)}, ${print(settings.edition)}, ${settings.seats} seats.`,
    changed.length ? `House rules: ${changed.join(", ")}.` : "",
    typeof limit === "number" ? `${limit} seconds for a decision.` : `Clock: ${CLOCKS[limit]}.`,
    settings.listed ? "Listed." : "Found by its code alone.",
    settings.spectators ? "Others may watch." : "Nobody else may watch.",
  ]
    .filter(Boolean)
    .join(" ");
}
