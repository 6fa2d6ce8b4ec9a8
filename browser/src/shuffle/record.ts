// Reads what a check needs of a record: docs/formats.md says what a record looks like.

import type { RecordHead } from "./dealContract";

export interface GameRecord {
  readonly head: RecordHead;
  /** The seed in hex; null if the record has none. */
  readonly seed: string | null;
  /** By seat, in hex; null: the seat committed to nothing. */
  readonly commitments: readonly (string | null)[];
  /** By seat, in hex; null: the seat revealed nothing in time. */
  readonly contributions: readonly (string | null)[];
  /** The move lines. */
  readonly lines: readonly string[];
}

const MAX_SEATS = 10;

/** The record in a text; null if it is none. Games can have only as many seats as the largest box. */
export function readRecord(text: string): GameRecord | null {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith("#"));
  const isHead = (line: string): boolean => /^[a-z]+( [^:]+)?: /.test(line);
  const end = lines.findIndex((line) => !isHead(line));
  const heads = new Map(lines.slice(0, end < 0 ? undefined : end).map(splitHead));
  const game = heads.get("game");
  const seats = Number(heads.get("seats"));
  if (heads.get("lorelode") !== "2" || !game || !(seats >= 1 && seats <= MAX_SEATS)) return null;
  const bySeat = (kind: string, digits: number): (string | null)[] | null => {
    const found = Array.from({ length: seats }, (_, seat) => heads.get(`${kind} ${seat}`) ?? null);
    return found.every((value) => value === null || isHex(value, digits)) ? found : null;
  };
  const seed = heads.get("seed") ?? null;
  const commitments = bySeat("commitment", 64);
  const contributions = bySeat("contribution", 32);
  if ((seed !== null && !isHex(seed, 64)) || !commitments || !contributions) return null;
  const moves = end < 0 ? [] : lines.slice(end);
  if (!moves.every((line) => /^(?:\*|\d+) \S/.test(line))) return null;
  const switches = new Map(
    [...heads]
      .filter(([name]) => name.startsWith("switch "))
      .map(([name, value]) => [name.slice("switch ".length), value]),
  );
  return {
    head: { game, seats, hasFirst: heads.has("first"), switches },
    seed,
    commitments,
    contributions,
    lines: moves,
  };
}

function splitHead(line: string): [string, string] {
  const at = line.indexOf(": ");
  return [line.slice(0, at), line.slice(at + 2)];
}

function isHex(text: string, digits: number): boolean {
  return text.length === digits && /^[0-9a-f]+$/.test(text);
}
