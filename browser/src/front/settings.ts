// A table's settings before anybody changed them, and what games and prints are called.

import { found, language } from "../i18n";
import type { EditionInfo, GameInfo, SwitchInfo } from "../wire/api";
import type { Settings } from "../wire/messages";

export type GameName = GameInfo["game"];

/** How many people a table is laid for. */
const SEATS: Readonly<Record<GameName, number>> = { saboteur: 5, dixit: 4 };
/** The print where there is none in the reader's language. */
const PRINT: Readonly<Record<GameName, string>> = { saboteur: "lv", dixit: "fa" };
/** How a game's texts begin. */
const PREFIX: Readonly<Record<GameName, string>> = { saboteur: "sab", dixit: "dix" };

export function isGame(name: string | undefined): name is GameName {
  return name === "saboteur" || name === "dixit";
}

/** What a game is called; needs the texts "settings". */
export function gameName(game: string): string {
  return found(`set-game-${game}`) ?? game;
}

/** What a print is called; needs the texts of its game. */
export function editionName(game: string, edition: string): string {
  return (isGame(game) && found(`${PREFIX[game]}-edition-${edition}`)) || edition;
}

/** How a print differs, in a sentence. */
export function editionHelp(game: string, edition: string): string {
  return (isGame(game) && found(`${PREFIX[game]}-edition-${edition}.help`)) || "";
}

/** The key of what is said about a switch. */
export function switchKey(game: string, name: string): string {
  return `${isGame(game) ? PREFIX[game] : game}-switch-${name.replaceAll("_", "-")}`;
}

/** The print of the reader's language where there is one. */
export function ownPrint(game: GameName, editions: readonly EditionInfo[]): string {
  const names = editions.map(({ name }) => name);
  const liked = [language.value, PRINT[game], names[0] ?? PRINT[game]];
  return liked.find((name) => names.includes(name)) ?? PRINT[game];
}

/** What a table of this game starts from. */
export function defaultSettings(game: string, games: readonly GameInfo[]): Settings {
  const name = isGame(game) ? game : "saboteur";
  const info = games.find((one) => one.game === name);
  return {
    game: name,
    edition: ownPrint(name, info?.editions ?? []),
    seats: SEATS[name],
    switches: {},
    first: null,
    clock: "relaxed",
    listed: false,
    spectators: true,
    screen: false,
    chat: "all",
    decks: [],
    language: language.value,
  };
}

/** How a switch is set at a table: by its host, or as printed. */
export function setting(one: SwitchInfo, settings: Settings): string {
  return settings.switches[one.name] ?? one.set;
}
