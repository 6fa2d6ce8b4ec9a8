// The games that the page has a part for. A game is registered here, and nowhere else in the page.

import { dixit } from "../dixit/entry";
import { saboteur } from "../saboteur/entry";
import type { GameEntry } from "./contract";

export const GAMES: readonly GameEntry[] = [saboteur, dixit];

/** The entry of a game; null for a game that the page has no part for. */
export function findGame(name: string): GameEntry | null {
  return GAMES.find((game) => game.name === name) ?? null;
}
