// The reader's own cards: a row to swipe on a phone, all of them large where there is room.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { t } from "../i18n";
import { fitGrid, pickSize } from "./layout";
import { useSize } from "./useSize";
import { Card, moveFocus } from "./Card";
import "./hand.css";
import { mayPick, pick, readPicks, type DixitView, type Task } from "./selection";
import type { Zoomed } from "./Zoom";

const CARD_GAP_PIXELS = 12;
/** How many cards of the row a phone shows. The cut one hints at more. */
const CARDS_IN_SIGHT = 2.3;
/** From this many pixels on, there is room for all cards. */
const ROOMY_WIDTH_PIXELS = 600;
/** How many pixels high a card is that cannot be picked now. */
const IDLE_CARD_HEIGHT_PIXELS = 150;
/** How many pixels the rest of the board needs while a card is picked. */
const OTHER_CONTENT_PIXELS = 250;
const MAX_CARD_WIDTH_PIXELS = 270;

interface Props {
  readonly view: DixitView;
  readonly hand: readonly number[];
  /** Telling or giving; null where the cards are only looked at. */
  readonly task: Task | null;
  /** The height of the board. */
  readonly room: number;
  readonly zoom: (zoomed: Zoomed) => void;
  readonly sure?: () => void;
}

export function Hand({ view, hand, task, room, zoom, sure }: Props): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  // The list is as wide as the board, and so are its edges.
  const inline = Math.max(0, useSize(list).inline - 2 * CARD_GAP_PIXELS);
  const roomy = inline >= ROOMY_WIDTH_PIXELS;
  const grid = fitGrid(
    hand.length,
    inline,
    Math.max(300, room - OTHER_CONTENT_PIXELS),
    CARD_GAP_PIXELS,
    0,
  );
  const swiped = Math.min((inline - 2 * CARD_GAP_PIXELS) / CARDS_IN_SIGHT, (room * 0.5 * 2) / 3);
  const card = Math.floor(
    !task
      ? (IDLE_CARD_HEIGHT_PIXELS * 2) / 3
      : roomy
        ? Math.min(MAX_CARD_WIDTH_PIXELS, grid.card)
        : Math.max(96, swiped),
  );
  const chosen = readPicks(view);
  return (
    <section class={`dixit-hand ${task ? "" : "aside"}`} aria-label={t("dixit-hand")}>
      <ul
        ref={list}
        class={`plain ${task && roomy ? "all" : ""}`}
        style={{ "--columns": grid.columns, "--card": `${card}px` }}
        onKeyDown={moveFocus}
      >
        {inline > 0 &&
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
