// The players during a game: a strip on a phone, a column where there is room.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import { prefersReducedMotion } from "../ui/preferences";
import type { Update } from "../wire/messages";
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
  const next = update.play?.to_act[0] ?? -1;
  useEffect(() => {
    const shown = strip.current?.children[next];
    if (!(shown instanceof HTMLElement)) return;
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    shown.scrollIntoView({ inline: "center", block: "nearest", behavior });
  }, [next]);
  const aims = page.targets.value.size > 0;
  const many = update.table.seats.length > ROOMY_SEATS;
  return (
    <nav class={`seats${aims ? " aims" : ""}${many ? " many" : ""}`} aria-label={t("table-seats")}>
      <ol ref={strip} class="plain" tabIndex={-1}>
        {update.table.seats.map((_, seat) => (
          <Seat key={seat} page={page} update={update} part={part} seat={seat} />
        ))}
      </ol>
    </nav>
  );
}

function Seat({ page, update, part, seat }: Props & { readonly seat: number }): JSX.Element {
  const { table, you } = update;
  const view = page.view.value;
  const aim = page.targets.value.get(seat);
  const status = listSeatStatus(update, seat);
  const name = nameSeat(table, seat);
  const kind = [
    "seat",
    status.some(({ turn }) => turn) && "turn",
    you.seat === seat && "you",
    aim && "target",
  ];
  return (
    <li class={kind.filter(Boolean).join(" ")} data-seat={seat % 10}>
      <button
        type="button"
        class="seat-name bare"
        aria-haspopup="dialog"
        onClick={() => page.open({ is: "seat", seat })}
      >
        <span class="seat-who">
          <SeatMark seat={seat} />
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
