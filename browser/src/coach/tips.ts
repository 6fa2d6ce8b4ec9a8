// Which tips of the coach this browser has shown: those of the first game of each kind.

import { signal } from "@preact/signals";

import type { GameView, Tip } from "../game/contract";
import { readStored, store } from "../ui/storage";

/** Stands among the names of the tips if the reader wants no more of them. */
const SKIPPED = "-";

/** What this page has stored, by name; what reads it follows. */
const written = signal<Readonly<Record<string, string>>>({});

type Game = Pick<GameView, "table" | "play">;

function nameStored({ play }: Game): string {
  return `tips ${play.game}`;
}

/** The names of the tips that were shown in this game; null: it is not the first one. */
function readShown(game: Game): readonly string[] | null {
  const name = nameStored(game);
  const stored = written.value[name] ?? readStored(name);
  const [code, number, ...shown] = stored?.split(" ") ?? [];
  const isThis = code === game.table.code && number === String(game.table.game);
  return code === undefined ? [] : isThis ? shown : null;
}

function write(game: Game, shown: readonly string[]): void {
  const name = nameStored(game);
  const text = [game.table.code, game.table.game, ...shown].join(" ");
  store(name, text);
  written.value = { ...written.peek(), [name]: text };
}

/** Whether a game is this browser's first of its kind, and the reader wants tips. */
export function isCoached(game: Game): boolean {
  return readShown(game)?.includes(SKIPPED) === false;
}

/** Remember that this is the first game: there are no tips in the next one. */
export function beginTips(game: Game): void {
  write(game, readShown(game) ?? []);
}

/** The tips that were not shown yet. */
export function listNew(game: Game, tips: readonly Tip[]): readonly Tip[] {
  const shown = readShown(game);
  if (!shown || shown.includes(SKIPPED)) return [];
  return tips.filter(({ name }) => !shown.includes(name));
}

/** Remember that a tip was shown. */
export function noteShown(game: Game, { name }: Tip): void {
  write(game, [...(readShown(game) ?? []), name]);
}

/** Show no more tips. */
export function skipTips(game: Game): void {
  write(game, [SKIPPED]);
}

/** Show all tips of this game again, from now on. */
export function showTipsAgain(game: Game): void {
  write(game, []);
}
