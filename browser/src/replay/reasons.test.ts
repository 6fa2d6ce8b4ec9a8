import { expect, test } from "vitest";

import { findWanted } from "./reasons";
import type { StoryMove } from "./story";

const moves = ["", "easy", "", "easy", "easy", "easy", "easy"].map((bot, index): StoryMove => ({
  at: index + 1,
  seat: 0,
  bot,
  said: [],
  chapter: null,
  part: 1,
}));

const fetchAll = (at: number): number[] => {
  const known = new Map<number, boolean>();
  for (;;) {
    const wanted = findWanted(moves, known, at);
    if (wanted === null) return [...known.keys()];
    known.set(wanted, true);
  }
};

test("the present reason comes first, then those ahead and behind, and no more", () => {
  expect(fetchAll(4)).toEqual([4, 5, 6, 7, 2]);
});

test("only the moves of bots have reasons", () => {
  expect(fetchAll(1)).toEqual([2, 4]);
  expect(fetchAll(0)).toEqual([2]);
});
