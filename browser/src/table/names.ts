// What seats, bots and games are called.

import { found, t } from "../i18n";
import type { SeatInfo, TableInfo } from "../wire/messages";

/** Whether nobody has a seat. */
export function isFree(info: SeatInfo): boolean {
  return !info.name && !info.bot;
}

/** Whether a seat is a bot's own. */
export function isBot(info: SeatInfo): boolean {
  return !info.name && Boolean(info.bot);
}

/** What a seat is called: a name, or the bot that it is. */
export function seatName(table: Pick<TableInfo, "seats">, seat: number): string {
  const info = table.seats[seat];
  if (info?.name) return info.name;
  return info?.bot
    ? t("table-bot-name", { number: seat + 1 })
    : t("table-seat-number", { number: seat + 1 });
}

/** What a level of bots is called. */
export function levelName(level: string): string {
  return found(`table-level-${level}`) ?? level;
}

/** A game's name in the language of the page. */
export function gameTitle(game: string): string {
  return found(`table-game-${game}`) ?? game;
}

/** A code as it is read aloud. */
export function spoken(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
