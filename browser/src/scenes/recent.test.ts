import { expect, it } from "vitest";

import type { LogEntry } from "../table/session";
import { findMover, findRecentStart } from "./recent";

function entry(text: string, type: string, bot = false): LogEntry {
  return { line: { text, bot }, news: [{ type }] } as unknown as LogEntry;
}

const LOG = [
  entry("* deal ?", "dealt"),
  entry("0 lay NS 1,0", "laid"),
  entry("10 map top", "looked"),
  entry("1 break pick 0", "broke"),
];

it("finds the player who made a move", () => {
  expect(LOG.map(findMover)).toEqual([null, 0, 10, 1]);
});

it("finds what has happened since the player's last move", () => {
  expect([0, 1, 2].map((seat) => findRecentStart(LOG, seat))).toEqual([2, 4, 0]);
});

it("counts what a stand-in did for the player as what has happened", () => {
  const log = [...LOG, entry("0 pass ?", "passed", true), entry("2 pass ?", "passed")];
  expect(findRecentStart(log, 0)).toBe(2);
});
