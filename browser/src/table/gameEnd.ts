// How a game ended, for the headline.

import { nameSeat } from "../game/names";
import { formatList, t } from "../i18n";
import type { Update } from "../wire/messages";

/** The seats with the most points; none before the end, or if the game was abandoned. */
export function findWinners({ table }: Pick<Update, "table">): readonly number[] {
  const scores = table.abandoned ? [] : (table.scores ?? []);
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** Who has won. */
export function describeEnd(update: Update): string {
  const { table, you } = update;
  if (table.abandoned) return t("table-abandoned");
  const winners = findWinners(update);
  if (you.seat !== null && winners.includes(you.seat))
    return t(winners.length > 1 ? "table-you-win-too" : "table-you-win");
  if (!winners.length) return t("table-over");
  return t("table-wins", {
    who: formatList(winners.map((seat) => nameSeat(table, seat))),
    count: winners.length,
  });
}
