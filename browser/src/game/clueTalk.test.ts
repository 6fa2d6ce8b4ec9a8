import { describe, expect, it } from "vitest";

import type { ChatLine } from "../wire/messages";
import { findLine, isToldByBot } from "./clueTalk";

function line(number: number, text: string | undefined, about?: ChatLine["about"]): ChatLine {
  return { number, at: 1, name: "Ann", seat: 0, ...(text && { text }), ...(about && { about }) };
}

describe("the line about a clue", () => {
  const about = { game: 2, turn: 1 };

  it("is the last one about the turn of the game", () => {
    const chat = [
      line(0, "hello"),
      line(1, "the first", about),
      line(2, "an older game", { game: 1, turn: 1 }),
      line(3, "the second", about),
      line(4, "another turn", { game: 2, turn: 0 }),
    ];
    expect(findLine(chat, 2, 1)).toBe("the second");
    expect(findLine(chat, 2, 0)).toBe("another turn");
    expect(findLine(chat, 2, 2)).toBeNull();
  });

  it("is not one that the host has hidden", () => {
    expect(findLine([line(0, undefined, about)], 2, 1)).toBeNull();
    expect(findLine([line(0, "before", about), line(1, undefined, about)], 2, 1)).toBe("before");
  });
});

describe("who gave a clue", () => {
  const log = [
    { line: { text: "0 tell ?" }, news: [{ type: "told" }] },
    { line: { text: "1 give ?", bot: "easy" }, news: [{ type: "gave" }] },
    { line: { text: "1 tell ?", bot: "easy" }, news: [{ type: "told" }] },
  ];
  const isClue = ({ type }: { type: string }) => type === "told";

  it("is known by the lines that tell one", () => {
    expect(isToldByBot(log, 0, isClue)).toBe(false);
    expect(isToldByBot(log, 1, isClue)).toBe(true);
    expect(isToldByBot(log, 2, isClue)).toBeNull();
  });
});
