// Cards laid out, as large as there is room for.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { fitGrid, pickSize } from "./layout";
import { useSize } from "./useSize";
import { walk } from "./Card";
import "./display.css";
import type { DixitView } from "./selection";

const GAP_PIXELS = 12;
/** What else is to be seen with the cards, and the least height for them, in pixels. */
const OTHER_CONTENT_PIXELS = 140;
const MIN_GRID_PIXELS = 360;

interface Props {
  readonly view: DixitView;
  readonly cards: readonly number[];
  /** The height that the cards and what is beside them may take. */
  readonly room: number;
  /** What stands below each card, in pixels. */
  readonly foot: number;
  readonly each: (card: number, at: number, size: "large" | "small") => JSX.Element;
}

export function CardGrid({ view, cards, room, foot, each }: Props): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const box = useSize(list);
  // On a television in the room that is left, elsewhere so that most of the board is theirs.
  const high =
    view.place === "screen" ? box.block : Math.max(MIN_GRID_PIXELS, room - OTHER_CONTENT_PIXELS);
  const grid = fitGrid(cards.length, box.inline, high, GAP_PIXELS, foot);
  return (
    <ul
      ref={list}
      class="plain"
      style={{ "--columns": grid.columns, "--card": `${grid.card}px` }}
      onKeyDown={walk}
    >
      {grid.card > 0 &&
        cards.map((card, at) => (
          <li key={card}>{each(card, at, pickSize(grid.card, devicePixelRatio))}</li>
        ))}
    </ul>
  );
}
