// The reader's own cards, all of them at a glance.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { t } from "../i18n";
import { fitGrid, pickSize, type Grid } from "./layout";
import { useSize } from "./useSize";
import { Card, moveFocus } from "./Card";
import "./hand.css";
import { mayPick, pick, readPicks, type DixitView, type Task } from "./selection";
import type { Zoomed } from "./Zoom";

const CARD_GAP_PIXELS = 6;
/** How many pixels are beside the cards, and above and below them for the frame of a picked one. */
const EDGE_INLINE_PIXELS = 6;
const EDGE_BLOCK_PIXELS = 8;
const MAX_CARD_WIDTH_PIXELS = 270;
/** How large cards are that cannot be picked now: a row, or two where a row would be too small. */
const IDLE_CARD_WIDTH_PIXELS = 112;
const MIN_IDLE_CARD_WIDTH_PIXELS = 72;

interface Props {
  readonly view: DixitView;
  readonly hand: readonly number[];
  /** Telling or giving; null where the cards are only looked at. */
  readonly task: Task | null;
  /** The height that they may take; 0: it is not known yet. Cards to look at take what they need. */
  readonly block?: number;
  readonly zoom: (zoomed: Zoomed) => void;
  readonly sure?: () => void;
}

export function Hand({ view, hand, task, block = 0, zoom, sure }: Props): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  // The list is as wide as the board with its edges.
  const inline = useSize(list).inline - 2 * EDGE_INLINE_PIXELS;
  const grid = task
    ? fitGrid(hand.length, inline, block - 2 * EDGE_BLOCK_PIXELS, CARD_GAP_PIXELS, 0)
    : fitIdleHand(hand.length, inline);
  const card = Math.min(MAX_CARD_WIDTH_PIXELS, grid.card);
  const chosen = readPicks(view);
  return (
    <section class={`dixit-hand ${task ? "" : "aside"}`} aria-label={t("dixit-hand")} data-acts>
      <ul
        ref={list}
        class="plain"
        style={{ "--columns": grid.columns, "--card": `${card}px` }}
        onKeyDown={moveFocus}
      >
        {card > 0 &&
          hand.map((one, at) => (
            <li key={one}>
              <Card
                deck={view.deck}
                card={one}
                size={pickSize(card, devicePixelRatio)}
                picked={task !== null && chosen.includes(one)}
                pick={task && mayPick(view, one) ? () => pick(view, task, one) : undefined}
                sure={sure}
                zoom={() => zoom({ cards: hand, at })}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The grid of cards that are only looked at. */
function fitIdleHand(count: number, inline: number): Grid {
  const rows = (inline + CARD_GAP_PIXELS) / count < MIN_IDLE_CARD_WIDTH_PIXELS ? 2 : 1;
  const block = rows * (IDLE_CARD_WIDTH_PIXELS * 1.5 + CARD_GAP_PIXELS) - CARD_GAP_PIXELS;
  return fitGrid(count, inline, block, CARD_GAP_PIXELS, 0);
}
