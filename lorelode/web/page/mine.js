// The mine of Saboteur as a drawing.

import { h, s } from "./dom.js";

const WIDE = 40;
const HIGH = 52;
const GOALS = { top: [8, -2], middle: [8, 0], bottom: [8, 2] };
/** Where a way leaves a card, from its middle. */
const EDGES = { N: [0, -HIGH / 2], E: [WIDE / 2, 0], S: [0, HIGH / 2], W: [-WIDE / 2, 0] };
const TURNED = { N: "S", E: "W", S: "N", W: "E" };

/** The mine; choices that mean a place in it can be picked there. */
export function board({ public: open, private: mine }, { picked = [], choose }) {
  const places = picked.filter((move) => "x" in move);
  const cells = [
    [0, 0],
    ...Object.values(GOALS),
    ...[...open.mine.laid, ...places].map(({ x, y }) => [x, y]),
  ];
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const box = [
    (left - 1) * WIDE,
    (top - 1) * HIGH,
    (right - left + 2) * WIDE,
    (bottom - top + 2) * HIGH,
  ];
  const goals = Object.entries(GOALS).map(([name, [x, y]], at) => {
    const shown = open.mine.goals[at];
    const face = shown?.face ?? mine?.peeked?.[at];
    return placed(x, y, goal(face, shown), s("title", `${name} goal: ${face ?? "unknown"}`));
  });
  return h(
    "div.mine",
    { dir: "ltr" },
    s(
      "svg",
      {
        viewBox: box.join(" "),
        role: "group",
        "aria-label": `The mine, ${open.mine.laid.length} cards laid`,
      },
      rulers(left, top, right, bottom),
      placed(0, 0, card("NESW", "start"), s("title", "start")),
      goals,
      open.mine.laid.map(({ shape, x, y }) =>
        placed(x, y, card(shape, last(open, x, y)), s("title", `${shape} at ${x},${y}`)),
      ),
      places.map((move) => target(move, choose)),
    ),
  );
}

const shift = (x, y) => `translate(${x * WIDE} ${y * HIGH})`;

const placed = (x, y, ...children) => s("g", { transform: shift(x, y) }, children);

const last = (open, x, y) =>
  open.news.some((news) => news.type === "laid" && news.x === x && news.y === y) ? "new" : "";

function rulers(left, top, right, bottom) {
  const marks = [];
  for (let x = left; x <= right; x++) {
    marks.push(s("text", { x: x * WIDE, y: (top - 0.65) * HIGH, class: "ruler" }, `${x}`));
  }
  for (let y = top; y <= bottom; y++) {
    marks.push(s("text", { x: (left - 0.75) * WIDE, y: y * HIGH + 4, class: "ruler" }, `${y}`));
  }
  return marks;
}

const outline = (kind) =>
  s("rect", {
    class: kind,
    x: 1 - WIDE / 2,
    y: 1 - HIGH / 2,
    width: WIDE - 2,
    height: HIGH - 2,
    rx: 4,
  });

/** A path card: ways from its openings to the middle, or short of it where they are not joined. */
function card(shape, kind = "") {
  const letters = [...shape].filter((letter) => letter in EDGES);
  const dead = shape.includes("+") || letters.length === 1;
  const to = dead ? 0.45 : 0;
  return [
    outline(`card ${kind}`),
    letters.map((letter) => {
      const [x, y] = EDGES[letter];
      return s("line.way", { x1: x, y1: y, x2: x * to, y2: y * to });
    }),
    !dead && letters.length > 0 && s("circle.middle", { r: 5 }),
  ];
}

/** A goal: face up as it lies, or face down with what one's map has shown. */
function goal(face, shown) {
  const sign = (text) => s("text.sign", { y: 6 }, text);
  if (!shown) return [card("", "closed"), sign(face ? (face === "gold" ? "★" : "▪") : "?")];
  if (face === "gold") return [card("NESW", "gold"), sign("★")];
  const shape = shown.turned ? [...face].map((letter) => TURNED[letter]).join("") : face;
  return card(shape, "stone");
}

/** A place that a choice means, to be clicked or entered. */
function target(move, choose) {
  const label = `${move.shape ?? move.type} at ${move.x},${move.y}`;
  return s(
    "g",
    {
      transform: shift(move.x, move.y),
      role: "button",
      tabindex: 0,
      "aria-label": label,
      onclick: () => choose(move),
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(move);
      },
    },
    outline("target"),
    s("title", label),
  );
}

/** A path card by itself, as small as a word. */
export const small = (shape) =>
  s(
    "svg.small",
    { viewBox: `${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`, "aria-hidden": "true" },
    card(shape),
  );
