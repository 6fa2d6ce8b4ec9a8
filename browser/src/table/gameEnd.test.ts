import { describe, expect, it } from "vitest";

import type { Update } from "../wire/messages";
import { findWinners } from "./gameEnd";

function end(scores: readonly number[] | null, abandoned = false): Pick<Update, "table"> {
  return { table: { scores, abandoned } } as unknown as Pick<Update, "table">;
}

describe("the winners", () => {
  it("are all seats with the most points", () => {
    expect(findWinners(end([3, 7, 7]))).toEqual([1, 2]);
    expect(findWinners(end([0, 0, 0]))).toEqual([0, 1, 2]);
  });

  it("are nobody before the end or in an abandoned game", () => {
    expect(findWinners(end(null))).toEqual([]);
    expect(findWinners(end([1, 2], true))).toEqual([]);
  });
});
