// The players during a game: a strip on a phone, a column where there is room.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { seatAnchor } from "../scenes/anchors";
import { SeatMark } from "../ui/SeatMark";
import { prefersReducedMotion } from "../ui/preferences";
import type { Update } from "../wire/messages";
import { AimButton } from "./AimButton";
import type { PageState } from "./pageState";
import { SeatStatusList, listSeatStatus } from "./seatStatus";
import { nameSeat } from "../game/names";
import type { AnyGamePart } from "../game/contract";
import "./seats.css";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly part: AnyGamePart | null;
}

/** With more seats than this they stand closer. */
const ROOMY_SEATS = 6;

export function Seats({ page, update, part }: Props): JSX.Element {
  const strip = useRef<HTMLOListElement>(null);
  const turns = findTurns(page, update);
  const next = turns[0] ?? -1;
  const own = update.you.seat;
  const aims = page.targets.value.size > 0;
  useEffect(() => {
    // The reader's own seat is in sight, and who aims looks at somebody else.
    if (next === own || aims) return;
    const shown = strip.current?.querySelector(`[data-seat="${next}"]`);
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    shown?.scrollIntoView({ inline: "center", block: "nearest", behavior });
  }, [next]);
  const count = update.table.seats.length;
  const many = count > ROOMY_SEATS;
  // In the order of play, with the reader last: nobody points at themselves by mistake.
  const seats = update.table.seats.map((_, at) => (at + (own ?? -1) + 1) % count);
  return (
    <nav class={`seats${aims ? " aims" : ""}${many ? " many" : ""}`} aria-label={t("table-seats")}>
      <ol ref={strip} class="plain" tabIndex={-1}>
        {seats.map((seat) => (
          <Seat
            key={seat}
            {...{ page, update, part, seat }}
            isToAct={update.table.status === "playing" && turns.includes(seat)}
          />
        ))}
      </ol>
    </nav>
  );
}

/** Whom the game waits for. While a scene plays, whom it waited for before. */
function findTurns({ director }: PageState, update: Update): readonly number[] {
  const isPlaying = director.player.view.value.beat !== null;
  const { play } = (isPlaying && director.settled.value) || update;
  return play?.to_act ?? [];
}

interface SeatProps extends Props {
  readonly seat: number;
  readonly isToAct: boolean;
}

function Seat({ page, update, part, seat, isToAct }: SeatProps): JSX.Element {
  const { table, you } = update;
  const view = page.view.value;
  const aim = page.targets.value.get(seat);
  const status = listSeatStatus(update, seat, isToAct);
  const name = nameSeat(table, seat);
  const kind = [
    "seat",
    status.some(({ turn }) => turn) && "turn",
    you.seat === seat && "you",
    aim && "target",
  ];
  return (
    <li class={kind.filter(Boolean).join(" ")} data-seat={seat} data-anchor={seatAnchor(seat)}>
      <button
        type="button"
        class="seat-name bare"
        aria-haspopup="dialog"
        onClick={() => page.open({ is: "seat", seat })}
      >
        <span class="seat-who">
          <SeatMark seat={seat} who={table.seats[seat]} />
          <bdi>{name}</bdi>
          {you.seat === seat && <em>{t("table-you")}</em>}
        </span>
        <SeatStatusList status={status} />
      </button>
      {part && view && (
        <div class="seat-badge">
          <part.Badge view={view} seat={seat} />
        </div>
      )}
      {aim && <AimButton aim={aim} who={name} />}
    </li>
  );
}
