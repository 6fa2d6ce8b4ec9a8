import { expect, test } from "vitest";

import type { AnyGamePart, AnyNews, Chapter } from "../game/contract";
import { plain } from "../game/plain";
import type { StoryLine } from "../wire/http";
import { findChapterMoment, tellStory } from "./story";

const CHAPTERS = new Map<string, Chapter>([
  ["dealt", "part"],
  ["broke", "harm"],
  ["turned", "find"],
]);

const part = {
  chapters: {
    find: ({ type }: AnyNews) => CHAPTERS.get(type) ?? null,
    namePart: String,
  },
  describeNews: ({ type }: AnyNews) => (type === "silent" ? null : type),
  pictureNews: ({ type }: AnyNews) => (type === "broke" ? "crack.webp" : null),
} as unknown as AnyGamePart;

const line = (text: string, ...types: string[]): StoryLine => ({
  text,
  bot: "",
  news: types.map((type) => ({ type })),
});

const GAME = [
  line("* deal ?", "dealt"),
  line("0 lay", "laid"),
  line("2 break cart 0", "broke"),
  line("1 lay", "laid", "turned", "silent"),
  line("* deal ?", "dealt"),
  line("1 pass ?", "passed"),
];
const moves = tellStory(GAME, part, String, null);

test("every move has its moment, its mover and its part of the game", () => {
  expect(moves.map(({ at, seat, part }) => [at, seat, part])).toEqual([
    [1, null, 1],
    [2, 0, 1],
    [3, 2, 1],
    [4, 1, 1],
    [5, null, 2],
    [6, 1, 2],
  ]);
});

test("a move is told by all its news that have words", () => {
  expect(moves[3]?.said.map(({ text }) => text)).toEqual(["laid", "turned"]);
  expect(moves[2]?.said).toEqual([{ text: "broke", picture: "crack.webp" }]);
});

test("chapters are found in the news", () => {
  expect(moves.map(({ chapter }) => chapter)).toEqual(["part", null, "harm", "find", "part", null]);
});

test("a jump goes to the nearest chapter, and to an end where there is none", () => {
  expect(findChapterMoment(moves, 0, "on")).toBe(1);
  expect(findChapterMoment(moves, 1, "on")).toBe(3);
  expect(findChapterMoment(moves, 5, "on")).toBe(6);
  expect(findChapterMoment(moves, 6, "back")).toBe(5);
  expect(findChapterMoment(moves, 3, "back")).toBe(1);
  expect(findChapterMoment(moves, 1, "back")).toBe(0);
});

test("nobody is moved to another chapter before the moves are loaded", () => {
  expect(findChapterMoment([], 4, "on")).toBe(4);
  expect(findChapterMoment([], 4, "back")).toBe(4);
});

test("a game without words is told by its record", () => {
  expect(tellStory(GAME, plain, String, null)[2]?.said[0]?.text).toBe("\u2068break cart 0\u2069");
});
