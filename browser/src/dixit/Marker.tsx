// A player's token: a shape and a colour of the seat's own, with the name's first letter.

import type { JSX } from "preact";

import "../ui/seatmark.css";
import "./marker.css";
import type { DixitView } from "./selection";

const MARKER_SHAPES = [
  "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21z",
  "M5.500 2h13A3.500 3.500 0 0 1 22 5.500v13a3.500 3.500 0 0 1-3.500 3.500h-13A3.500 3.500 0 0 1 2 18.500v-13A3.500 3.500 0 0 1 5.500 2z",
  "M12 .800L23.200 12 12 23.200.800 12z",
  "M6.500 2h11L23 12l-5.500 10h-11L1 12z",
  "M12 1l10.500 8-4 13h-13l-4-13z",
  "M8 1.500h8v4.800h6.500v11.400H16v4.800H8v-4.800H1.500V6.300H8z",
];

/** By what is shown: a view has many tokens of the same players. */
const known = new WeakMap<DixitView, readonly string[]>();

/** The first letter of each name; the last letter too where two names begin alike. */
function pickLetters(view: DixitView): readonly string[] {
  const before = known.get(view);
  if (before) return before;
  const names = view.play.public.players.map((_, seat) =>
    splitLetters(view.who(seat)).filter((sign) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(sign)),
  );
  const made = names.map((name) => {
    const [first = ""] = name;
    const alike = names.filter((other) => other[0] === first).length > 1;
    return (alike ? first + (name.slice(1).at(-1) ?? "") : first).toLocaleUpperCase();
  });
  known.set(view, made);
  return made;
}

const segmenter = "Segmenter" in Intl ? new Intl.Segmenter() : null;

/** The letters of a text as readers count them. */
export function splitLetters(text: string): readonly string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
}

export function Marker({ view, seat }: { view: DixitView; seat: number }): JSX.Element {
  const text = pickLetters(view)[seat] ?? "";
  return (
    <svg class="dixit-marker" data-seat={seat % 10} viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKER_SHAPES[seat % MARKER_SHAPES.length] ?? ""} />
      <text x="12" y="12.500" class={text.length > 1 ? "two" : ""}>
        {text}
      </text>
    </svg>
  );
}

/** The token with the name beside it. */
export function NamedMarker({ view, seat }: { view: DixitView; seat: number }): JSX.Element {
  return (
    <span class="dixit-named">
      <Marker view={view} seat={seat} />
      <bdi>{view.who(seat)}</bdi>
    </span>
  );
}
