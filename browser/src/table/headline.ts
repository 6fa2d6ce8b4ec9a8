// The headline: which game it is, how far it is, and what the reader has to do.

import type { AnyGamePart, GameView } from "../game/contract";
import { isFree, nameGame } from "../game/names";
import { formatList, t } from "../i18n";
import type { Update } from "../wire/messages";

/** The game and how far it is. */
export function describeProgress(
  { table, play }: Update,
  view: GameView | null,
  part: AnyGamePart | null,
): string {
  // The settings may name the next game already.
  if (!play || table.status === "open") return nameGame(table.settings.game);
  const game = nameGame(play.game);
  const far = view && part?.describeProgress(view);
  return far ? t("table-progress", { game, far }) : game;
}

/** What the reader has to do now. */
export function writeHeadline(
  update: Update,
  view: GameView | null,
  part: AnyGamePart | null,
): string {
  const { status } = update.table;
  if (status === "open") return describeOpenTable(update);
  if (status === "over") return t("table-over");
  if (!view || !part) return t("table-playing");
  return status === "resting" ? t("table-resting") : part.describeTask(view);
}

function describeOpenTable({ table, you }: Update): string {
  const free = table.seats.filter(isFree).length;
  if (free) return t("table-free-seats", { count: free });
  return you.host ? t("table-all-here") : t("table-wait-start", { who: nameHost({ table }) });
}

/** The name of the host, who may have no seat. */
export function nameHost({ table }: Pick<Update, "table">): string {
  const name = table.host === null ? "" : table.seats[table.host]?.name;
  return name || t("table-the-host");
}

/** Who still looks at what was shown, besides the reader. */
export function describeWhoIsLooking({ table, you }: Update): string {
  const names = table.seats
    .filter((info, seat) => seat !== you.seat && info.here && !info.away && !info.ready)
    .map((info) => info.name ?? "");
  if (names.length) return t("table-rest-waits", { who: formatList(names), count: names.length });
  const ready = you.seat === null || table.seats[you.seat]?.ready;
  return ready ? t("table-rest-over") : t("table-rest-you");
}
