import { expect, test } from "vitest";

import type { Moment, Replay } from "../wire/http";
import type { AnyGamePart, AnyNews, AnyPlay } from "../game/contract";
import { addMoments, describeMoment, findMissing, findMover } from "./moments";

const moment = (line: string): Moment => ({
  line,
  public: {},
  private: null,
  secret: null,
  bot: "",
  derived: {},
});

const answer = (start: number, count: number, length: number): Replay => ({
  game: "saboteur",
  abandoned: false,
  length,
  start,
  moments: Array.from({ length: count }, (_, index) => moment(`${start + index}`)),
});

test("the moments of several answers are put together by their numbers", () => {
  let moments = addMoments(null, answer(2, 2, 5));
  expect(moments.list.map((one) => one?.line)).toEqual([undefined, undefined, "2", "3", undefined]);
  moments = addMoments(moments, answer(0, 2, 5));
  expect(moments.list.map((one) => one?.line)).toEqual(["0", "1", "2", "3", undefined]);
});

test("the moment that is shown is fetched first, then the next ones, then those before it", () => {
  let moments = addMoments(null, answer(0, 1, 300));
  expect(findMissing(moments, 200)).toBe(200);
  moments = addMoments(moments, answer(200, 3, 300));
  expect(findMissing(moments, 200)).toBe(203);
  moments = addMoments(moments, answer(203, 97, 300));
  expect(findMissing(moments, 200)).toBe(160);
  moments = addMoments(moments, answer(160, 40, 300));
  expect(findMissing(moments, 200)).toBeNull();
});

test("a long game is not fetched as a whole", () => {
  const moments = addMoments(null, answer(0, 100, 2000));
  expect(findMissing(moments, 0)).toBeNull();
});

test("the mover of a moment is the seat that its line begins with", () => {
  expect(findMover(moment("3 break cart 1"))).toBe(3);
  expect(findMover(moment("* deal ?"))).toBeNull();
  expect(findMover({ ...moment(""), line: null })).toBeNull();
});

test("the sentences of a moment do not run together", () => {
  const part = { describeNews: ({ type }: AnyNews) => type } as unknown as AnyGamePart;
  const news = ["You win!", "Ann: 3 points", "", "The end"].map((type) => ({ type }));
  const play = { public: { news } } as unknown as AnyPlay;
  expect(describeMoment(part, play, moment(""), String, null)).toBe(
    "You win! Ann: 3 points. The end",
  );
});
