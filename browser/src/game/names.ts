// The names of games, editions, seats and bots.

import { editionKey, lookUp, t } from "../i18n";
import type { ChatLine, SeatInfo, TableInfo } from "../wire/messages";
import type { Face, GameName, Level } from "../wire/vocabulary";

/** Whether nobody has a seat. */
export function isFree(info: SeatInfo): boolean {
  return !info.name && !info.bot;
}

/** Whether a seat belongs to a bot. */
export function isBot(info: SeatInfo): boolean {
  return !info.name && Boolean(info.bot);
}

/** The name of a seat's player or bot; needs the texts "table". */
export function nameSeat(table: Pick<TableInfo, "seats">, seat: number): string {
  const info = table.seats[seat];
  if (info?.name) return info.name;
  return info?.bot && info.face ? nameBot(info.face) : t("table-seat-number", { number: seat + 1 });
}

/** The name of a bot with this face; needs the texts "table". */
export function nameBot(face: string): string {
  return t(`bot-${face as Face}`);
}

/** The name of who wrote a line of a chat; needs the texts "table". */
export function nameWriter({ name, face }: ChatLine): string {
  return face ? nameBot(face) : name;
}

/** The name of a bot's level; needs the texts "table". An unknown level has its own name. */
export function nameLevel(level: string): string {
  return lookUp(`table-level-${level as Level}`) ?? level;
}

/** A game's name in the language of the page; one without a translation is isolated. */
export function nameGame(game: string): string {
  return lookUp(`game-${game as GameName}`) ?? `\u2068${game}\u2069`;
}

/** The name of an edition; needs the texts of its game. An unknown edition has its own name. */
export function nameEdition(game: string, edition: string): string {
  return lookUp(editionKey(game, edition)) ?? edition;
}

/** How an edition differs, in a sentence; needs the texts of its game. */
export function describeEdition(game: string, edition: string): string {
  return lookUp(`${editionKey(game, edition)}.help`) ?? "";
}
