// What stands beside the game: the record, the invitation, the settings and the result.

import { copyable, h, own } from "./dom.js";
import { replay } from "./replay.js";
import { settingsForm, told } from "./settings.js";

/** A code as it is read aloud. */
export const spoken = (code) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The lines of the record, without the clues that the host has hidden. */
export function record({ table }, lines) {
  if (!table.game) return null;
  let turn = -1;
  const list = h(
    "ol.plain.lines.notation",
    { dir: "ltr", tabindex: 0, "aria-label": "Record" },
    lines.map(({ text, bot }) => {
      if (/^\d+ (tell|speak) /.test(text)) turn++;
      const hidden = table.hidden.includes(turn);
      const shown = hidden ? text.replace(/^(\d+ tell \S+) .*/, "$1 (hidden)") : text;
      return h("li", own(shown), bot && h("span.quiet", ` (${bot} bot)`));
    }),
  );
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  return [h("h2", "Record"), list];
}

/** Code, QR code and link. */
export function invitation({ table, screen }, link) {
  const path = `/api/tables/${table.code}/qr.svg`;
  const open = table.status === "open";
  return h(
    "details",
    { open, "data-key": `invite ${open}` },
    h("summary", h("h2", "Invite")),
    h("p.code", { dir: "ltr" }, spoken(table.code)),
    h("img.qr", { src: path, width: 176, height: 176, alt: "QR code of the link to this table" }),
    !screen && link && copyable("Link", link),
    !screen &&
      table.settings.screen &&
      h("p", h("a", { href: `/tv/${table.code}` }, "Show on a television")),
  );
}

/** A link for this player's other device. */
export const handover = (link) => [
  copyable("Link for your other device", link),
  h("p.quiet", "Open it there within ten minutes: it works once, and your seat moves along."),
];

/** What the table plays and who may come, to be changed by the host. */
export function settings({ table, you, games, running, screen, ask }) {
  if (screen) return null;
  const form =
    you.host &&
    games.length > 0 &&
    settingsForm(games, table.settings, {
      label: "Change the settings",
      running,
      submit: (wanted) => ask("change", { settings: wanted }),
    });
  return [
    h("h2", "Settings"),
    h("p", told(table.settings)),
    form && h("details", { "data-key": "settings" }, h("summary", "Change them"), form),
  ];
}

/** The scores of a finished game, its record and its replay. */
export function after(look, game) {
  const { table, who, screen } = look;
  const seats = table.scores.map((_, seat) => [`${seat}`, who(seat).textContent]);
  const draw = (moment) => {
    const then = { ...look, picked: [], hide: null };
    return [game.board(moment, then), game.holding(moment, then)];
  };
  return [
    h("h2", "Result"),
    h(
      "table",
      h(
        "tbody",
        table.scores.map((score, seat) =>
          h("tr", h("th", { scope: "row" }, who(seat)), h("td", `${score}`)),
        ),
      ),
    ),
    !screen && game && replay(table.code, table.game, seats, draw),
  ];
}
