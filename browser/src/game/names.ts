// The names of games, editions, seats and bots.

import { found, t } from "../i18n";
import type { SeatInfo, TableInfo } from "../wire/messages";
import { findGame } from "./registry";

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
  return info?.bot
    ? t("table-bot-name", { number: seat + 1 })
    : t("table-seat-number", { number: seat + 1 });
}

/** The name of a bot's level; needs the texts "table". */
export function nameLevel(level: string): string {
  return found(`table-level-${level}`) ?? level;
}

/** A game's name in the language of the page. */
export function nameGame(game: string): string {
  return found(`game-${game}`) ?? game;
}

/** How the keys of a game's texts begin. */
export function textPrefix(game: string): string {
  return findGame(game)?.textPrefix ?? game;
}

/** The name of an edition; needs the texts of its game. */
export function nameEdition(game: string, edition: string): string {
  return found(`${textPrefix(game)}-edition-${edition}`) ?? edition;
}

/** How an edition differs, in a sentence; needs the texts of its game. */
export function describeEdition(game: string, edition: string): string {
  return found(`${textPrefix(game)}-edition-${edition}.help`) ?? "";
}

/** The key of the text about a switch. */
export function switchKey(game: string, name: string): string {
  return `${textPrefix(game)}-switch-${name.replaceAll("_", "-")}`;
}
