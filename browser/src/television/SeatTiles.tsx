// The players, in one column or, if they are many, in two.

import type { JSX } from "preact";

import type { AnyGamePart, GameView } from "../game/contract";
import { isFree, nameSeat } from "../game/names";
import { t } from "../i18n";
import { seatAnchor } from "../scenes/anchors";
import { SeatMark } from "../ui/SeatMark";
import type { Update } from "../wire/messages";
import "./seats.css";

/** A longer name is written smaller. */
const SHORT_NAME_LETTERS = 12;

interface Props {
  readonly update: Update;
  /** The last update whose scene is over: it says whom the game waits for. */
  readonly settled: Update;
  readonly part: AnyGamePart | null;
  readonly view: GameView | null;
}

export function SeatTiles({ update, settled, part, view }: Props): JSX.Element {
  const { table } = update;
  return (
    <ol class="plain television-seats">
      {table.seats.map((info, seat) => {
        const acts = settled.play?.to_act.includes(seat) ?? false;
        const name = isFree(info) ? t("television-free") : nameSeat(table, seat);
        const kind = [
          acts && "turn",
          info.away && "away",
          isFree(info) && "free",
          name.length > SHORT_NAME_LETTERS && "long",
        ];
        return (
          <li key={seat} data-anchor={seatAnchor(seat)} class={kind.filter(Boolean).join(" ")}>
            <span class="television-who">
              <SeatMark seat={seat} who={info} />
              <span class="television-name">
                <bdi>{name}</bdi>
              </span>
              {acts && <em>{t("television-turn")}</em>}
            </span>
            {part && view && (
              <div class="television-badge">
                <part.Badge view={view} seat={seat} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
