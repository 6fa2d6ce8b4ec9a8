import { describe, expect, it } from "vitest";

import { stackTokens, type Token } from "./stack";

/** A token of 20 pixels around a place. */
function at(place: number, base = 0): Token {
  return { start: place - 10, end: place + 10, base };
}

describe("stackTokens", () => {
  it("puts tokens of equal score on each other", () => {
    expect(stackTokens([at(50), at(50), at(50)], 20)).toEqual([0, 20, 40]);
  });

  it("leaves tokens where they are that only touch", () => {
    expect(stackTokens([at(50), at(70), at(30)], 20)).toEqual([0, 0, 0]);
  });

  it("fills the lowest gap that is high enough", () => {
    // The third would cover both; the fourth only the second, and fits below it.
    expect(stackTokens([at(50), at(65, 30), at(60), at(74)], 20)).toEqual([0, 30, 50, 0]);
  });

  it("never lets two of them share a pixel", () => {
    const tokens = Array.from({ length: 6 }, (_, seat) => at(40 + ((seat * 7) % 30), seat % 3));
    const bottoms = stackTokens(tokens, 20);
    const boxes = tokens.map((token, seat) => ({ ...token, bottom: bottoms[seat] ?? 0 }));
    for (const one of boxes) {
      for (const other of boxes) {
        const beside = one.end <= other.start || other.end <= one.start;
        expect(one === other || beside || Math.abs(one.bottom - other.bottom) >= 20).toBe(true);
      }
    }
  });
});
