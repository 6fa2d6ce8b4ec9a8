// What has happened since the reader's last move.

import type { LogEntry } from "../table/session";

/** The seat that made the move of a line; null: the dealer. */
export function findMover({ line }: LogEntry): number | null {
  const mover = /^\d+/.exec(line.text)?.[0];
  return mover === undefined ? null : Number(mover);
}

/** The number of the first line after the last move that the player made without a stand-in. */
export function findRecentStart(log: readonly LogEntry[], seat: number): number {
  return log.findLastIndex((entry) => findMover(entry) === seat && !entry.line.bot) + 1;
}
