// Whom the players have named to begin.

import { isFree } from "../game/names";
import type { TableInfo } from "../wire/messages";

/** The seat that begins; null if lots decide, also because nobody has the seat yet. */
export function findFirstSeat({
  settings,
  seats,
}: Pick<TableInfo, "settings" | "seats">): number | null {
  const { first } = settings;
  return typeof first === "number" && !isFree(seats[first] ?? {}) ? first : null;
}
