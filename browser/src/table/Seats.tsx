// Who sits where while a game is played: a strip on a phone, a column where there is room.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import { prefersReducedMotion } from "../ui/preferences";
import type { Update } from "../wire/messages";
import type { Desk } from "./desk";
import { Marks, marksOf } from "./marks";
import { seatName } from "./names";
import type { AnyPart } from "./parts";
import "./seats.css";

interface Props {
  readonly desk: Desk;
  readonly update: Update;
  readonly part: AnyPart | null;
}

/** More seats than this stand closer. */
const MANY = 6;

export function Seats({ desk, update, part }: Props): JSX.Element {
  const strip = useRef<HTMLOListElement>(null);
  const next = update.play?.to_act[0] ?? -1;
  useEffect(() => {
    const shown = strip.current?.children[next];
    if (!(shown instanceof HTMLElement)) return;
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    shown.scrollIntoView({ inline: "center", block: "nearest", behavior });
  }, [next]);
  const aims = desk.targets.value.size > 0;
  const many = update.table.seats.length > MANY;
  return (
    <nav class={`seats${aims ? " aims" : ""}${many ? " many" : ""}`} aria-label={t("table-seats")}>
      <ol ref={strip} class="plain" tabIndex={-1}>
        {update.table.seats.map((_, seat) => (
          <Seat key={seat} desk={desk} update={update} part={part} seat={seat} />
        ))}
      </ol>
    </nav>
  );
}

function Seat({ desk, update, part, seat }: Props & { readonly seat: number }): JSX.Element {
  const { table, you } = update;
  const view = desk.view.value;
  const aim = desk.targets.value.get(seat);
  const marks = marksOf(update, seat);
  const name = seatName(table, seat);
  const kind = [
    "seat",
    marks.some(({ turn }) => turn) && "turn",
    you.seat === seat && "you",
    aim && "target",
  ];
  return (
    <li class={kind.filter(Boolean).join(" ")} data-seat={seat % 10}>
      <button
        type="button"
        class="seat-name bare"
        aria-haspopup="dialog"
        onClick={() => desk.open({ is: "seat", seat })}
      >
        <span class="seat-who">
          <SeatMark seat={seat} />
          <bdi>{name}</bdi>
          {you.seat === seat && <em>{t("table-you")}</em>}
        </span>
        <Marks marks={marks} />
      </button>
      {part && view && (
        <div class="seat-badge">
          <part.Badge view={view} seat={seat} />
        </div>
      )}
      {aim && (
        <button
          type="button"
          class="seat-aim"
          aria-label={t("table-aim", { who: name })}
          onClick={aim}
        >
          <Icon name="aim" size={26} />
        </button>
      )}
    </li>
  );
}
