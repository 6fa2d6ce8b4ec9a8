// What is asked by plain requests.

import type { RefusalBody, TableSettings } from "./messages";

/** Why a request came to nothing; `code` is "offline" where nobody answered. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly facts: RefusalBody["facts"] = {},
  ) {
    super(sentence);
  }
}

export interface SwitchInfo {
  readonly name: string;
  /** As this print has it, in words. */
  readonly set: string;
  /** What it may be set to, in English. */
  readonly allowed: string;
  /** What a form may offer: words, and the least and the most where it is a number; neither for
   * a text of its own. */
  readonly options: {
    readonly words: readonly string[];
    readonly numbers: readonly [number, number] | null;
  };
  /** What it means, in English. */
  readonly means: string;
}

export interface EditionInfo {
  readonly name: string;
  readonly switches: readonly SwitchInfo[];
}

export interface DeckInfo {
  readonly name: string;
  readonly pictures: number;
  readonly seen_by_bots: boolean;
}

export interface GameInfo {
  readonly game: string;
  readonly seats: readonly [number, number];
  /** The levels of its bots. */
  readonly bots: readonly string[];
  readonly decks: readonly DeckInfo[];
  readonly editions: readonly EditionInfo[];
}

/** A table in the list of open ones. */
export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly taken: number;
  readonly bots: number;
  readonly playing: boolean;
  readonly spectators: boolean;
}

/** A picture of a table's game; its number is its place in the list, from 1. */
export interface Picture {
  readonly id: string;
  /** The name of its file; null where the deck has words alone. */
  readonly picture: string | null;
  readonly words: Readonly<Record<string, Words>>;
}

export interface Words {
  readonly title?: string;
  readonly caption?: string;
  readonly tags?: readonly string[];
}

/** A game after one of its lines, as one seat knew it; with everything open, all drawers. */
export interface Moment {
  readonly line: string | null;
  readonly public: unknown;
  readonly private: unknown;
  readonly secret: unknown;
  /** The level of the bot whose line it was; empty where it was nobody's or a person's. */
  readonly bot: string;
}

/** One thing that speaks for a move; which of the fields are there hangs on the kind. */
export interface Reason {
  readonly kind: string;
  readonly seat?: number;
  readonly picture?: number;
  /** Of the deck, in the language of the table, or another if a card has none in that. */
  readonly words?: readonly string[];
  readonly likely?: number;
  readonly some?: number;
  readonly worlds?: number;
}

/** Why a bot made a move. */
export interface Why {
  readonly level: string;
  /** Whether it is the move that was made: who thinks by the clock may think otherwise now. */
  readonly same: boolean;
  /** Null from a bot that cannot say. */
  readonly told: Explained | null;
}

/** A move, what speaks for it, and what the bot took to be so. */
export interface Explained {
  readonly seat: number;
  /** In notation. */
  readonly move: string;
  readonly why: readonly Reason[];
  /** Empty if it believed nothing. */
  readonly beliefs: readonly Belief[];
}

/** How likely a bot thought something was, for each seat or for each of some options. */
export interface Belief {
  readonly kind: string;
  readonly seats?: readonly number[];
  readonly options?: Readonly<Record<string, number>>;
}

async function answered<T>(path: string, asked: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...asked, headers: { "X-Lorelode": "1" } });
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  const value: unknown = await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const { code, facts, sentence } = (value ?? {}) as Partial<RefusalBody>;
  throw new Refusal(code ?? "unknown", sentence ?? answer.statusText, facts);
}

export function get<T>(path: string): Promise<T> {
  return answered<T>(path, {});
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return answered<T>(path, { method: "POST", body: JSON.stringify(body) });
}

export const games = (): Promise<readonly GameInfo[]> => get("/api/games");
export const openTables = (): Promise<readonly ListedTable[]> => get("/api/tables");
export const makeTable = (settings: TableSettings): Promise<{ code: string }> =>
  post("/api/tables", { settings });
export const invitation = (code: string): Promise<{ link: string }> =>
  get(`/api/tables/${code}/invitation`);
/** The pictures of the game on a table, or of one that is over. */
export const deckOf = (code: string, over?: number): Promise<{ cards: readonly Picture[] }> =>
  get(`/api/tables/${code}/deck${over === undefined ? "" : `?game=${over}`}`);
/** `seat`: a number, "all" for everything open, or null for a spectator. */
export const moments = (
  code: string,
  game: number,
  seat: number | "all" | null,
): Promise<readonly Moment[]> =>
  get(`/api/tables/${code}/replay?game=${game}${seat === null ? "" : `&seat=${seat}`}`);

/** Why a bot made the move that led to a moment. */
export const reasonOf = (code: string, game: number, move: number): Promise<Why> =>
  get(`/api/tables/${code}/reason?game=${game}&move=${move}`);

/** The file of a picture, large or as it lies in a hand. */
export function pictureUrl(file: string, size: "large" | "small"): string {
  return `/pictures/${size === "small" ? "small/" : ""}${file}`;
}
