import { describe, expect, it } from "vitest";

import { fitGrid, pickSize } from "./layout";

describe("fitGrid", () => {
  it("puts all cards in a row where it is wide", () => {
    // (1200 - 3 * 12) / 4 = 291 wide, but 300 high allow only 200.
    expect(fitGrid(4, 1200, 300, 12, 0)).toEqual({ columns: 4, card: 200 });
  });

  it("takes two rows where cards come out larger than in one", () => {
    // In two rows (400 - 12) / 2 = 194 high, so 129 wide; in one row only 90 wide.
    expect(fitGrid(6, 600, 400, 12, 0)).toEqual({ columns: 3, card: 129 });
  });

  it("leaves room below each card", () => {
    // 194 - 34 = 160 high, so 106 wide.
    expect(fitGrid(6, 600, 400, 12, 34)).toEqual({ columns: 3, card: 106 });
  });

  it("shows the hand of a phone in two rows", () => {
    // (348 - 2 * 6) / 3 = 112 wide; the three rows of seven cards would be 75 wide, two are 82.
    expect(fitGrid(6, 348, 344, 6, 0)).toEqual({ columns: 3, card: 112 });
    expect(fitGrid(7, 348, 350, 6, 0)).toEqual({ columns: 4, card: 82 });
  });

  it("stacks cards where it is narrow and high", () => {
    expect(fitGrid(2, 200, 1000, 12, 0)).toEqual({ columns: 1, card: 200 });
  });

  it("has no cards before there is room", () => {
    expect(fitGrid(6, 0, 0, 12, 0)).toEqual({ columns: 1, card: 0 });
  });
});

describe("pickSize", () => {
  it("takes large pictures for wide cards and dense screens", () => {
    expect([pickSize(260, 1), pickSize(261, 1)]).toEqual(["small", "large"]);
    expect([pickSize(150, 1), pickSize(180, 1.5)]).toEqual(["small", "large"]);
  });

  it("counts no more than one and a half pixels for a point", () => {
    expect([pickSize(173, 3), pickSize(174, 3)]).toEqual(["small", "large"]);
  });
});
