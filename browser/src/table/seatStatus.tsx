// The status of a seat: whose turn it is, who is away, ready, muted or the host.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon, type IconName } from "../ui/Icon";
import type { Update } from "../wire/messages";
import { isBot, nameLevel } from "../game/names";

export interface SeatStatus {
  readonly icon: IconName;
  readonly text: string;
  /** Whether the game waits for this seat. */
  readonly turn?: boolean;
}

/** The status of a seat, what matters most first. */
export function listSeatStatus(
  update: Update,
  seat: number,
  isToAct = isWaitedFor(update, seat),
): readonly SeatStatus[] {
  const { table } = update;
  const info = table.seats[seat];
  if (!info) return [];
  const status: SeatStatus[] = [];
  if (isToAct) status.push({ icon: "play", text: t("table-mark-turn"), turn: true });
  if (info.away) status.push({ icon: "bot", text: t("table-mark-stand-in") });
  else if (isBot(info)) status.push({ icon: "bot", text: nameLevel(info.bot ?? "") });
  else if (info.name && !info.here) status.push({ icon: "away", text: t("table-mark-gone") });
  if (table.status === "resting" && info.ready) {
    status.push({ icon: "check", text: t("table-mark-ready") });
  }
  if (table.host === seat) status.push({ icon: "host", text: t("table-mark-host") });
  if (info.muted) status.push({ icon: "silence", text: t("table-mark-muted") });
  return status;
}

function isWaitedFor({ table, play }: Update, seat: number): boolean {
  return table.status === "playing" && (play?.to_act.includes(seat) ?? false);
}

export function SeatStatusList({ status }: { status: readonly SeatStatus[] }): JSX.Element | null {
  if (!status.length) return null;
  return (
    <ul class="seat-marks plain">
      {status.map(({ icon, text, turn }) => (
        <li key={text} class={turn ? "turn" : ""} title={text}>
          <Icon name={icon} size={14} />
          {text}
        </li>
      ))}
    </ul>
  );
}
