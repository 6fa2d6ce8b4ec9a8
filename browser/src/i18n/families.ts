// The keys of texts that are put together from names of the server: editions, switches, clauses.
//
// Each family's type spells out the keys of all names in `wire/vocabulary.ts`. `lookUp` takes only
// keys that exist, so TypeScript refuses a name without a text; tools/locales.js sees to it that
// every language has every key. A name that this page does not know, because its server is newer
// or has another game, makes a key without a text: `lookUp` answers null, and its caller says what
// is shown instead.

import type { TextKey } from "./texts";
import type { ClauseId, EditionName, GameName, GAMES, SwitchName } from "../wire/vocabulary";

/** A name with dashes instead of underscores, as keys have them. */
type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

/** Words with one text for all switches. */
type CommonOption = "on" | "off" | "none";
type OptionOf<G extends GameName, S extends SwitchName<G>> = Exclude<
  (typeof GAMES)[G]["switches"][S] extends readonly (infer Word extends string)[] ? Word : never,
  CommonOption
>;

export type EditionKey = { [G in GameName]: `${G}-edition-${EditionName<G>}` }[GameName];
export type SwitchKey = { [G in GameName]: `${G}-switch-${Dashed<SwitchName<G>>}` }[GameName];
export type OptionKey = {
  [G in GameName]: {
    [S in SwitchName<G>]: `${G}-switch-${Dashed<S>}-${OptionOf<G, S>}`;
  }[SwitchName<G>];
}[GameName];
export type ClauseKey = {
  [G in GameName]: ClauseId<G> extends infer Id
    ? Id extends `${infer Letter}-${infer Group}.${infer Number}`
      ? `rule-${Lowercase<Letter>}-${Group}-${Number}`
      : never
    : never;
}[GameName];
/** Clauses that the page may bring a reader up against. The others are named by their titles. */
export type RefusedKey = Extract<TextKey, `refused-${string}`>;
/** The heading of a group of clauses. */
export type ClauseGroupKey = {
  [G in GameName]: ClauseId<G> extends infer Id
    ? Id extends `${string}-${infer Group}.${string}`
      ? `${G}-rules-${Group}`
      : never
    : never;
}[GameName];

/** What an edition is called; `.help` says how it differs. */
export function editionKey(game: string, edition: string): EditionKey {
  return `${game}-edition-${edition}` as EditionKey;
}

/** What a switch is called; `.help` explains it. */
export function switchKey(game: string, name: string): SwitchKey {
  return `${game}-switch-${name.replaceAll("_", "-")}` as SwitchKey;
}

/** A word that a switch may be set to. "on", "off" and "none" have texts of their own. */
export function optionKey(game: string, name: string, word: string): OptionKey {
  return `${game}-switch-${name.replaceAll("_", "-")}-${word}` as OptionKey;
}

/** The title of a clause, by an id like "S-3.2"; `.text` is what it says. */
export function clauseKey(id: string): ClauseKey {
  return `rule-${id.toLowerCase().replace(".", "-")}` as ClauseKey;
}

/** What is said of a move that a clause forbids, by the id of the clause. */
export function refusedKey(id: string): RefusedKey {
  return `refused-${id.toLowerCase().replace(".", "-")}` as RefusedKey;
}

/** The heading of the group that a clause belongs to. */
export function clauseGroupKey(game: GameName, id: string): ClauseGroupKey {
  return `${game}-rules-${/-(\d+)\./.exec(id)?.[1] ?? ""}` as ClauseGroupKey;
}
