// A finished game again, move by move, as any seat knew it.

import { fill, h, select } from "./dom.js";
import { request } from "./wire.js";

/** A section with the record and a replay; `draw` shows one moment of the game. */
export function replay(code, game, seats, draw) {
  const base = `/api/tables/${code}`;
  const line = h("p.notation", { dir: "ltr" });
  const board = h("div", {});
  const raw = h("pre", { dir: "ltr" });
  const slider = h("input", {
    type: "range",
    min: 0,
    max: 0,
    value: 0,
    oninput: () => show(),
    "aria-label": "Moment of the game",
  });
  let moments = [];

  function show() {
    const at = Number(slider.value);
    const moment = moments[at];
    if (!moment) return;
    slider.setAttribute("aria-valuetext", moment.line ?? "before the first move");
    line.textContent = `${at} of ${moments.length - 1}: ${moment.line ?? "before the first move"}`;
    const all = Array.isArray(moment.private);
    fill(board, [at, moment], () =>
      draw({ ...moment, private: all ? null : moment.private, choices: [] }),
    );
    raw.textContent = JSON.stringify({ private: moment.private, secret: moment.secret }, null, 1);
  }

  async function load(seat) {
    moments = await request(`${base}/replay?game=${game}${seat && `&seat=${seat}`}`);
    slider.max = moments.length - 1;
    show();
  }

  const eyes = [["", "a spectator"], ...seats, ["all", "everybody at once"]];
  const details = h(
    "details",
    {
      "data-key": "replay",
      ontoggle: () => details.open && !moments.length && load(""),
    },
    h("summary", "Replay"),
    select("With the eyes of", eyes, "", load),
    slider,
    line,
    board,
    h("details", h("summary", "What else was known"), raw),
  );
  return [
    h("p", h("a", { href: `${base}/record?game=${game}`, download: "" }, "Download the record")),
    details,
  ];
}
