import { expect, test } from "vitest";

import type { StoryLine } from "../wire/http";
import { drawLine, findRound, findRounds, measureSuspicion, readSuspicion } from "./suspicionLines";

const line = (...news: readonly object[]): StoryLine => ({ text: "0 …", bot: "", news });
const dealt = line({ type: "dealt" });
const ended = line({ type: "laid" }, { type: "roundended", roles: ["miner", "saboteur"] });
const other = line({ type: "laid" });

test("a round goes from its deal to the move before its end", () => {
  const rounds = findRounds([dealt, other, other, ended, other, dealt, other, ended]);
  expect(rounds.map(({ first, last }) => [first, last])).toEqual([
    [1, 3],
    [6, 7],
  ]);
  expect(rounds[0]?.roles).toEqual(["miner", "saboteur"]);
});

test("an abandoned round has no roles and goes to the last move", () => {
  expect(findRounds([dealt, other, other])).toEqual([{ first: 1, last: 3, roles: null }]);
});

test("a moment between two rounds belongs to the one before", () => {
  const rounds = findRounds([dealt, other, ended, other, dealt, other]);
  expect([0, 1, 2, 4, 5].map((at) => findRound(rounds, at))).toEqual([-1, 0, 0, 0, 1]);
});

// Three seats; the second is a saboteur, and knows it.
const MOMENT = [
  [0, 0.5, 0.5],
  [0.1, 1, 0.2],
  [0.3, 0.7, 0],
];

test("the mean suspicion leaves out what players think of themselves", () => {
  expect(measureSuspicion(MOMENT, 1, null)).toBeCloseTo(0.6);
  expect(measureSuspicion(MOMENT, 0, null)).toBeCloseTo(0.2);
});

test("one player's suspicion is that player's own", () => {
  expect(measureSuspicion(MOMENT, 1, 2)).toBe(0.7);
  expect(measureSuspicion(MOMENT, 2, 2)).toBeNull();
  expect(measureSuspicion([], 1, null)).toBeNull();
  expect(measureSuspicion(undefined, 1, 0)).toBeNull();
});

test("a line runs from left to right and higher where the suspicion is higher", () => {
  const calm = [
    [0, 0],
    [0, 0],
  ];
  const alarmed = [
    [0, 1],
    [0, 1],
  ];
  const round = { first: 1, last: 3, roles: null };
  expect(drawLine([[], calm, calm, alarmed], round, 1, null)).toBe(
    "M0.0 100.0L50.0 100.0L100.0 0.0",
  );
  // A moment that is not there yet is left out.
  expect(drawLine([[], calm], round, 1, null)).toBe("M0.0 100.0");
});

test("an answer of the server is read by kind", () => {
  const seats = [{ kind: "saboteurs" as const, seats: [0, 0.25] }];
  expect(readSuspicion({ length: 2, start: 0, moments: [[], [seats, []]] })).toEqual([
    [],
    [[0, 0.25], []],
  ]);
});
