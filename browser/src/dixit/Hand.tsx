// The reader's own cards: a row to swipe on a phone, all of them large where there is room.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { t } from "../i18n";
import { fitGrid, pickSize } from "./layout";
import { useSize } from "./useSize";
import { Card, walk } from "./Card";
import "./hand.css";
import { mayPick, pick, readPicks, type DixitView, type Task } from "./selection";
import type { Zoomed } from "./Zoom";

const GAP_PIXELS = 12;
/** How many cards of the row a phone shows; the cut one says that there are more. */
const CARDS_IN_SIGHT = 2.3;
/** From this width on, in pixels, there is room for all cards. */
const WHOLE_ROW_PIXELS = 600;
/** How high a card is that is only looked at, in pixels. */
const IDLE_CARD_PIXELS = 150;
/** What else is to be seen when one is picked, in pixels. */
const OTHER_CONTENT_PIXELS = 250;
const MAX_CARD_PIXELS = 270;

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
  const inline = Math.max(0, useSize(list).inline - 2 * GAP_PIXELS);
  const roomy = inline >= WHOLE_ROW_PIXELS;
  const grid = fitGrid(
    hand.length,
    inline,
    Math.max(300, room - OTHER_CONTENT_PIXELS),
    GAP_PIXELS,
    0,
  );
  const swiped = Math.min((inline - 2 * GAP_PIXELS) / CARDS_IN_SIGHT, (room * 0.5 * 2) / 3);
  const card = Math.floor(
    !task
      ? (IDLE_CARD_PIXELS * 2) / 3
      : roomy
        ? Math.min(MAX_CARD_PIXELS, grid.card)
        : Math.max(96, swiped),
  );
  const chosen = readPicks(view);
  return (
    <section class={`dix-hand ${task ? "" : "aside"}`} aria-label={t("dixit-hand")}>
      <ul
        ref={list}
        class={`plain ${task && roomy ? "all" : ""}`}
        style={{ "--columns": grid.columns, "--card": `${card}px` }}
        onKeyDown={walk}
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
