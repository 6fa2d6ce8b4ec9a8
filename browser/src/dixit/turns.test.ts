import { describe, expect, it } from "vitest";

import type { DixitTurn } from "../wire/messages";
import type { DixitView } from "./selection";
import { findFreshTurn, findVerdict, findVoters } from "./turns";

/** Seat 0 told; its card lies at number 2. */
function turnWith(votes: readonly (number | null)[]): DixitTurn {
  const common = { teller: 0, clue: "…", display: [11, 12, 13, 14], owners: [1, 0, 3, 2] };
  return { ...common, votes, points: [0, 0, 0, 0] };
}

describe("findVoters", () => {
  it("lists the seats that voted for a number, and never the storyteller", () => {
    expect(findVoters(turnWith([null, 2, 3, 2]), 2)).toEqual([1, 3]);
    expect(findVoters(turnWith([null, 2, 3, 2]), 1)).toEqual([]);
  });
});

describe("findVerdict", () => {
  it.each([
    [[null, 2, 2, 2], "dixit-all-found"],
    [[null, 1, 1, 4], "dixit-none-found"],
    [[null, 2, 1, 1], "dixit-some-found"],
  ] as const)("of the votes %j is %s", (votes, verdict) => {
    expect(findVerdict(turnWith(votes))).toBe(verdict);
  });
});

describe("findFreshTurn", () => {
  it("is the last turn while its votes are news", () => {
    const turns = [turnWith([null, 2, 2, 2]), turnWith([null, 1, 1, 4])];
    const view = (news: readonly object[]) =>
      ({ play: { public: { turns, news } } }) as unknown as DixitView;
    expect(findFreshTurn(view([{ type: "votesopened" }]))).toBe(turns[1]);
    expect(findFreshTurn(view([{ type: "told" }]))).toBeNull();
  });
});
