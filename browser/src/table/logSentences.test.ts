import { beforeAll, describe, expect, it } from "vitest";

import type { AnyGamePart, AnyNews, NameSeat } from "../game/contract";
import { plain } from "../game/plain";
import { chooseTestLanguage, stripIsolates } from "../testing/reading";
import type { Update } from "../wire/messages";
import { groupByChapter, writeSentences, type Sentence } from "./logSentences";
import type { LogEntry } from "./session";

const TABLE = {
  seats: [
    { name: "Ann" },
    { name: "Bob", bot: "steady", away: true },
    { face: "kiwi", bot: "normal" },
  ],
  hidden_clues: [],
} as unknown as Update["table"];

/** A game whose news are told as "Ann: laid", or "you: laid". */
const PART = {
  describeNews: (
    { type, seat }: AnyNews,
    who: NameSeat,
    reader: number | null,
    isByStandIn = false,
  ) => {
    if (type === "quiet") return null;
    const name = seat === reader && !isByStandIn ? "you" : who(seat ?? -1);
    return `${name}: ${type}`;
  },
  locateNews: ({ seat }: AnyNews) => (seat === undefined ? [] : [`seat ${seat}`]),
  chapters: {
    find: ({ type }: AnyNews) => (type === "dealt" ? "part" : null),
    namePart: (number: number) => `Round ${number}`,
  },
} as unknown as AnyGamePart;

function entry(text: string, bot: string, ...types: readonly string[]): LogEntry {
  const seat = Number.parseInt(text);
  const whose = Number.isNaN(seat) ? {} : { seat };
  return { line: { text, bot }, news: types.map((type) => ({ type, ...whose })) };
}

const LOG: readonly LogEntry[] = [
  entry("* deal ?", "", "shuffled", "dealt"),
  entry("0 lay NS 1,0", "", "laid"),
  entry("1 pass ?", "steady", "passed", "drew"),
  entry("2 pass ?", "normal", "passed"),
  entry("* deal ?", "", "dealt"),
  entry("1 pass ?", "steady", "quiet", "passed"),
];

function write(reader: number | null): readonly Sentence[] {
  return writeSentences(LOG, PART, TABLE, reader);
}

function listTexts(reader: number | null): readonly (string | null)[] {
  return write(reader)
    .filter(({ seat }) => seat !== null)
    .map(({ text }) => stripIsolates(text));
}

describe("writeSentences", () => {
  beforeAll(() => chooseTestLanguage("en", "common", "table"));

  it("names everybody to those without a seat", () => {
    expect(listTexts(null)).toEqual([
      "Ann: laid",
      "Bob: passed",
      "Bob: drew",
      "Kiwi: passed",
      "Bob: passed",
    ]);
  });

  it("says you to the reader, and what their bot did if it has stood in", () => {
    expect(listTexts(0)[0]).toBe("you: laid");
    expect(listTexts(1)).toEqual([
      "Ann: laid",
      "Your bot: passed",
      "Your bot: drew",
      "Kiwi: passed",
      "Your bot: passed",
    ]);
    const stoodIn = write(1).filter(({ isByStandIn }) => isByStandIn);
    expect(stoodIn.map(({ line }) => line)).toEqual([2, 2, 5]);
  });

  it("marks the moves of bots that stood in for another person, and of no other bots", () => {
    const marked = (reader: number | null): readonly number[] =>
      write(reader).flatMap(({ bot, line }) => (bot ? [line] : []));
    expect(marked(0)).toEqual([2]);
    expect(marked(null)).toEqual([2]);
    expect(marked(1)).toEqual([]);
  });

  it("points only at places of the part of the game that is on the board", () => {
    const pointed = write(0).filter(({ anchors }) => anchors.length);
    expect(pointed.map(({ line, anchors }) => [line, anchors])).toEqual([[5, ["seat 1"]]]);
  });

  it("begins a group with every part of the game", () => {
    expect(
      groupByChapter(write(0)).map(({ chapter, sentences }) => [chapter, sentences.length]),
    ).toEqual([
      [null, 1],
      ["Round 1", 5],
      ["Round 2", 2],
    ]);
  });

  it("marks no bot's own moves where the log shows the lines of the record", () => {
    const shown = writeSentences(LOG, plain, TABLE, 0);
    expect(shown.flatMap(({ bot, line }) => (bot ? [line] : []))).toEqual([2, 5]);
  });
});
