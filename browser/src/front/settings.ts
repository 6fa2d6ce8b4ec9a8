// The settings of a new table.

import { findGame } from "../game/registry";
import { language } from "../i18n";
import type { EditionInfo, GameInfo, SwitchInfo } from "../wire/http";
import type { TableSettings } from "../wire/messages";

/** The seats of a game that has no default. */
const USUAL_SEATS = 4;

/** The edition in the reader's language, or the game's default, or the first. */
export function pickEdition(game: string, editions: readonly EditionInfo[]): string {
  const names = editions.map(({ name }) => name);
  const usual = findGame(game)?.defaults.edition ?? names[0] ?? "";
  return [language.value, usual, names[0]].find((name) => name && names.includes(name)) ?? usual;
}

function pickSeats(game: string, info: GameInfo | undefined): number {
  const [least, most] = info?.seats ?? [USUAL_SEATS, USUAL_SEATS];
  return findGame(game)?.defaults.seats ?? Math.min(most, Math.max(least, USUAL_SEATS));
}

/** The settings of a new table of a game. */
export function makeSettings(game: string, games: readonly GameInfo[]): TableSettings {
  const info = games.find((one) => one.game === game);
  return {
    game,
    edition: pickEdition(game, info?.editions ?? []),
    seats: pickSeats(game, info),
    switches: {},
    first: null,
    clock: "relaxed",
    bot_pace: "normal",
    listed: false,
    spectators: true,
    television: false,
    chat: "all",
    phrases: true,
    decks: [],
    language: language.value,
  };
}

/** The value of a switch at a table: the host's, or the edition's. */
export function readSwitch(one: SwitchInfo, settings: TableSettings): string {
  return settings.switches[one.name] ?? one.set;
}
