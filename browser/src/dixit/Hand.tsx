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

const GAP = 12;
/** How many cards of the row a phone shows; the cut one says that there are more. */
const SEEN = 2.3;
/** From this width on, in pixels, there is room for all cards. */
const ROOMY = 600;
/** How high a card is that is only looked at, in pixels. */
const ASIDE = 150;
/** What else is to be seen when one is picked, in pixels. */
const BESIDE = 250;
const WIDEST = 270;

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
  const inline = Math.max(0, useSize(list).inline - 2 * GAP);
  const roomy = inline >= ROOMY;
  const grid = fitGrid(hand.length, inline, Math.max(300, room - BESIDE), GAP, 0);
  const swiped = Math.min((inline - 2 * GAP) / SEEN, (room * 0.5 * 2) / 3);
  const card = Math.floor(
    !task ? (ASIDE * 2) / 3 : roomy ? Math.min(WIDEST, grid.card) : Math.max(96, swiped),
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
