// What a table waits for before its first game.

import { isFree } from "../game/names";
import { t } from "../i18n";
import type { Update } from "../wire/messages";
import { nameHost } from "./headline";

/** The headline of a table before its first game. */
export function describeOpenTable({ table, you }: Update): string {
  const free = table.seats.filter(isFree).length;
  if (free) return t("table-free-seats", { count: free });
  return you.host ? t("table-all-here") : t("table-wait-start", { who: nameHost({ table }) });
}
