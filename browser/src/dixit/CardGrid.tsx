// Cards laid out, as large as there is room for.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { fitGrid, pickSize } from "./layout";
import { useSize } from "./useSize";
import { moveFocus } from "./Card";
import "./display.css";
import type { DixitView } from "./selection";

const CARD_GAP_PIXELS = 12;
/** How many pixels the rest of the board needs, and the least height of the cards. */
const OTHER_CONTENT_PIXELS = 140;
const MIN_GRID_HEIGHT_PIXELS = 360;

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
  // On a television the cards fill the room that is left; elsewhere they get most of the board.
  const high =
    view.shownOn === "television"
      ? box.block
      : Math.max(MIN_GRID_HEIGHT_PIXELS, room - OTHER_CONTENT_PIXELS);
  const grid = fitGrid(cards.length, box.inline, high, CARD_GAP_PIXELS, foot);
  return (
    <ul
      ref={list}
      class="plain"
      style={{ "--columns": grid.columns, "--card": `${grid.card}px` }}
      onKeyDown={moveFocus}
    >
      {grid.card > 0 &&
        cards.map((card, at) => (
          <li key={card}>{each(card, at, pickSize(grid.card, devicePixelRatio))}</li>
        ))}
    </ul>
  );
}
