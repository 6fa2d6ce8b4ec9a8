// The players beside the board: who moved, what lies in front of them, and what they hold.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { GameView } from "../game/contract";
import { t } from "../i18n";
import "../table/seats.css";
import { seatAnchor } from "../scenes/anchors";
import { SeatMark } from "../ui/SeatMark";
import { wide } from "../ui/wide";
import { OpenHand } from "./OpenHands";
import "./players.css";
import type { ReplayPart } from "./useReplayPart";

interface Props {
  readonly part: ReplayPart;
  readonly view: GameView;
  readonly seats: readonly number[];
  /** Who made the move that led to this moment; null: the dealer. */
  readonly mover: number | null;
  /** What each seat holds, when everything is open. */
  readonly hands: readonly object[];
}

/** With more seats than this they stand closer. */
const ROOMY_SEATS = 6;

/** A column where there is room, with the hands; a strip on a phone, which has them elsewhere. */
export function Players({ part, view, seats, mover, hands }: Props): JSX.Element {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const tile = mover === null ? null : list?.children[mover];
    if (!list || !(tile instanceof HTMLElement)) return;
    // The strip or the column alone is scrolled, and not what it stands in.
    const box = list.scrollWidth > list.clientWidth ? list : list.parentElement;
    const [from, to] = [tile.getBoundingClientRect(), box?.getBoundingClientRect()];
    if (!box || !to) return;
    box.scrollBy({
      left: from.left - to.left - (to.width - from.width) / 2,
      top: from.top - to.top - (to.height - from.height) / 2,
    });
  }, [mover, view.play.phase]);
  return (
    <section
      class={seats.length > ROOMY_SEATS ? "seats replay-players many" : "seats replay-players"}
      aria-label={t("table-seats")}
    >
      <ol ref={strip} class="plain" tabIndex={0}>
        {seats.map((seat) => (
          <li
            key={seat}
            class={seat === mover ? "seat replay-mover" : "seat"}
            data-seat={seat % 10}
            data-anchor={seatAnchor(seat)}
            aria-current={seat === mover}
          >
            <span class="seat-who">
              <SeatMark seat={seat} who={view.table.seats[seat]} />
              <bdi>{view.who(seat)}</bdi>
              {seat === mover && <span class="replay-moved">{t("replay-moved")}</span>}
            </span>
            <div class="seat-badge">
              <part.Badge view={view} seat={seat} />
            </div>
            {wide.value && <OpenHand part={part} hand={hands[seat]} seat={seat} deck={view.deck} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
