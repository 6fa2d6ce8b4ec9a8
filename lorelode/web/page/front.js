// The front: make a table, join one by its code, or pick one from the list.

import { complain, h } from "./dom.js";
import { print, settingsForm, title } from "./settings.js";
import { request } from "./wire.js";

const AGAIN = 5000;

/** Fill the page. */
export async function front(main) {
  const tables = h("ul.plain");
  const making = h("section", h("h2", "Make a table"));
  const code = h("input", {
    name: "code",
    required: true,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    placeholder: "XXXX-XXXX",
    pattern: "[ \\-]*([0-9A-Za-z][ \\-]*){8}",
    title: "eight letters and digits",
  });
  const joining = h(
    "form",
    {
      class: "row",
      onsubmit: (event) => {
        event.preventDefault();
        location.assign(`/t/${code.value.replace(/[^0-9A-Za-z]/g, "").toUpperCase()}`);
      },
    },
    h("label.grows", h("span", "Code"), code),
    h("button", "Join"),
  );
  main.replaceChildren(
    h("h1", "Saboteur and Dixit, with friends"),
    h(
      "div.columns",
      h(
        "div",
        h("section", h("h2", "Join a table"), joining),
        h("section", h("h2", "Open tables"), tables),
      ),
      making,
    ),
  );
  list(tables);
  setInterval(() => document.hidden || list(tables), AGAIN);
  const games = await request("/api/games");
  making.append(settingsForm(games, null, { label: "Make the table", submit: make }));
}

async function make(settings) {
  try {
    const { code } = await request("/api/tables", { settings });
    location.assign(`/t/${code}`);
  } catch (error) {
    complain(error.message);
  }
}

async function list(tables) {
  let open;
  try {
    open = await request("/api/tables");
  } catch {
    return; // asked again soon
  }
  const lines = open.map((table) => {
    const free = table.seats - table.taken - table.bots;
    const state = table.playing
      ? "being played"
      : free
        ? `${free} of ${table.seats} seats free`
        : "full";
    const what = `${title(table.game)} (${print(table.edition)}): ${state}`;
    return h("li", h("a", { href: `/t/${table.code}` }, what));
  });
  tables.replaceChildren(...(lines.length ? lines : [h("li.quiet", "None just now.")]));
}
