// Cards laid out, as large as there is room for.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { fitGrid, pickSize, type Grid } from "./layout";
import { useSize } from "./useSize";
import { moveFocus } from "./Card";
import "./display.css";
import type { DixitView } from "./selection";

const CARD_GAP_PIXELS = 8;
/** How many pixels are kept free below each card for its votes and its owner. */
const FOOT_PIXELS = 54;
const PHONE_FOOT_PIXELS = 46;
/** A screen that is narrower or lower than this is a phone's. */
const PHONE_PIXELS = 600;
/** A board that is narrower by less than this may have got a scroll bar. */
const SCROLLBAR_PIXELS = 20;
/** On a television everything is sized by the screen. */
const TELEVISION_FOOT_REM = 3.9;

interface Props {
  readonly view: DixitView;
  readonly cards: readonly number[];
  /** The height that the cards may take with what is below each; 0: it is not known yet. */
  readonly block: number;
  /** Which turn's cards they are: they keep their size from the vote to the end of the turn. */
  readonly turn?: number | undefined;
  readonly each: (card: number, at: number, size: "large" | "small") => JSX.Element;
}

export function CardGrid({ view, cards, block, turn, each }: Props): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const { inline } = useSize(list);
  const foot = findFoot(view);
  // The width may have been rounded up: a card too many for it would go into the next row.
  const fitted = fitGrid(cards.length, inline - 1, block, CARD_GAP_PIXELS, foot);
  const grid = turn === undefined ? fitted : keepGrid(view, turn, inline, fitted);
  return (
    <ul
      ref={list}
      class="plain"
      style={{ "--columns": grid.columns, "--card": `${grid.card}px`, "--foot": `${foot}px` }}
      onKeyDown={moveFocus}
    >
      {grid.card > 0 &&
        cards.map((card, at) => (
          <li key={card}>{each(card, at, pickSize(grid.card, devicePixelRatio))}</li>
        ))}
    </ul>
  );
}

function findFoot({ shownOn }: DixitView): number {
  if (shownOn !== "television") {
    return Math.min(innerWidth, innerHeight) < PHONE_PIXELS ? PHONE_FOOT_PIXELS : FOOT_PIXELS;
  }
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round(TELEVISION_FOOT_REM * rem);
}

let kept: { readonly key: string; readonly inline: number; readonly grid: Grid } = {
  key: "",
  inline: 0,
  grid: { columns: 1, card: 0 },
};

/** The first grid of a turn that had a size, as long as the window does not change. */
function keepGrid({ table, shownOn }: DixitView, turn: number, inline: number, fitted: Grid): Grid {
  if (!fitted.card) return fitted;
  const key = [table.code, table.game, turn, innerWidth, innerHeight].join(" ");
  // When a phone is turned, the window has its new size before the board is measured again.
  const isOutdated = Math.abs(kept.inline - inline) > SCROLLBAR_PIXELS;
  if (kept.key !== key || isOutdated) kept = { key, inline, grid: fitted };
  // A television cannot scroll: there the cards shrink rather than fall off the screen.
  return shownOn === "television" && fitted.card < kept.grid.card ? fitted : kept.grid;
}
