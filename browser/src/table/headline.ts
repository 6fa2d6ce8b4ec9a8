// What is going on, in a line: what game, how far, and what is to be done.

import { listed, t } from "../i18n";
import type { Update } from "../wire/messages";
import type { Desk } from "./desk";
import { gameTitle, isFree } from "./names";
import type { AnyPart } from "./parts";

/** The game and how far it has come. */
export function progress({ table, play }: Update): string {
  // The settings may name another game already: the next one.
  if (!play || table.status === "open") return gameTitle(table.settings.game);
  const game = gameTitle(play.game);
  const far =
    play.game === "saboteur"
      ? t("table-round", { round: Math.max(1, play.public.round) })
      : t("table-turn", { turn: play.public.turns.length + (table.status === "playing" ? 1 : 0) });
  return t("table-progress", { game, far });
}

/** What is to be done now. */
export function headline(desk: Desk, part: AnyPart | null): string {
  const update = desk.session.update.value;
  const view = desk.view.value;
  if (!update) return t("loading");
  const { table } = update;
  if (table.status === "open") return gathering(update);
  if (table.status === "over") return t("table-over");
  if (!view || !part) return t("table-playing");
  if (table.status === "resting") return t("table-resting");
  return part.headline(view);
}

function gathering({ table, you }: Update): string {
  const free = table.seats.filter(isFree).length;
  if (free) return t("table-free-seats", { count: free });
  return you.host ? t("table-all-here") : t("table-wait-start", { who: hostName({ table }) });
}

/** What the host is called; the host may have no seat. */
export function hostName({ table }: Pick<Update, "table">): string {
  const name = table.host === null ? "" : table.seats[table.host]?.name;
  return name || t("table-the-host");
}

/** Who still looks at what was shown, besides the reader. */
export function lookingOn({ table, you }: Update): string {
  const names = table.seats
    .filter((info, seat) => seat !== you.seat && info.here && !info.away && !info.ready)
    .map((info) => info.name ?? "");
  if (names.length) return t("table-rest-waits", { who: listed(names), count: names.length });
  const ready = you.seat === null || table.seats[you.seat]?.ready;
  return ready ? t("table-rest-over") : t("table-rest-you");
}
