// The players of a taught game: a strip on a phone, a column where there is room.

import type { JSX } from "preact";

import type { AnyGamePart, GameView } from "../game/contract";
import { t } from "../i18n";
import { seatAnchor } from "../scenes/anchors";
import { AimButton } from "../table/AimButton";
import "../table/seats.css";
import { SeatMark } from "../ui/SeatMark";
import { targets } from "./lessonView";

interface Props {
  readonly view: GameView;
  readonly part: AnyGamePart | null;
}

export function LessonSeats({ view, part }: Props): JSX.Element {
  const { table, you } = view;
  const count = table.seats.length;
  // As at a table: in the order of play, with the learner last.
  const seats = table.seats.map((_, at) => (at + (you.seat ?? -1) + 1) % count);
  return (
    <nav
      class={`seats learn-seats${targets.value.size ? " aims" : ""}`}
      aria-label={t("table-seats")}
    >
      <ol class="plain">
        {seats.map((seat) => (
          <LessonSeat key={seat} view={view} part={part} seat={seat} />
        ))}
      </ol>
    </nav>
  );
}

function LessonSeat({ view, part, seat }: Props & { readonly seat: number }): JSX.Element {
  const aim = targets.value.get(seat);
  const isToAct = view.scene.beat === null && view.play.to_act.includes(seat);
  const name = view.who(seat);
  const kinds = ["seat", isToAct && "turn", aim && "target"];
  return (
    <li
      class={kinds.filter(Boolean).join(" ")}
      data-seat={seat}
      data-anchor={seatAnchor(seat)}
      aria-current={isToAct}
    >
      <span class="seat-who learn-who">
        <SeatMark seat={seat} />
        <bdi>{name}</bdi>
      </span>
      {part && (
        <div class="seat-badge">
          <part.Badge view={view} seat={seat} />
        </div>
      )}
      {aim && <AimButton aim={aim} who={name} />}
    </li>
  );
}
