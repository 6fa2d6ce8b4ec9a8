// What there is to know about a seat besides its name, as signs with words.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon, type IconName } from "../ui/Icon";
import type { Update } from "../wire/messages";
import { isBot, nameLevel } from "../game/names";

export interface Mark {
  readonly icon: IconName;
  readonly says: string;
  /** Said loud: what the game waits for. */
  readonly turn?: boolean;
}

/** All that is to be said of a seat, what matters most first. */
export function listSeatStatus(update: Update, seat: number): readonly Mark[] {
  const { table, play } = update;
  const info = table.seats[seat];
  if (!info) return [];
  const marks: Mark[] = [];
  if (table.status === "playing" && play?.to_act.includes(seat)) {
    marks.push({ icon: "play", says: t("table-mark-turn"), turn: true });
  }
  if (info.away) marks.push({ icon: "bot", says: t("table-mark-stand-in") });
  else if (isBot(info)) marks.push({ icon: "bot", says: nameLevel(info.bot ?? "") });
  else if (info.name && !info.here) marks.push({ icon: "away", says: t("table-mark-gone") });
  if (table.status === "resting" && info.ready) {
    marks.push({ icon: "check", says: t("table-mark-ready") });
  }
  if (table.host === seat) marks.push({ icon: "host", says: t("table-mark-host") });
  if (info.muted) marks.push({ icon: "silence", says: t("table-mark-muted") });
  return marks;
}

export function SeatStatusList({ marks }: { marks: readonly Mark[] }): JSX.Element | null {
  if (!marks.length) return null;
  return (
    <ul class="seat-marks plain">
      {marks.map(({ icon, says, turn }) => (
        <li key={says} class={turn ? "turn" : ""}>
          <Icon name={icon} size={14} />
          {says}
        </li>
      ))}
    </ul>
  );
}
