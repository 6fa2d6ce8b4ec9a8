import { describe, expect, it } from "vitest";

import type { DixitPublic, DixitTurn } from "../wire/messages";
import type { DixitView } from "./selection";
import { countFinds, findFreshTurn, findTrackEnd, findVerdict, findVoters } from "./turns";

/** Seat 0 told; its card lies at number 2. */
function turnWith(votes: readonly (number | null)[]): DixitTurn {
  const common = { teller: 0, clue: "…", display: [11, 12, 13, 14], owners: [1, 0, 3, 2] };
  return { ...common, votes, points: [0, 0, 0, 0], gains: [[], [], [], []] };
}

describe("findVoters", () => {
  it("lists the seats that voted for a number, and never the storyteller", () => {
    expect(findVoters(turnWith([null, 2, 3, 2]), 2)).toEqual([1, 3]);
    expect(findVoters(turnWith([null, 2, 3, 2]), 1)).toEqual([]);
  });
});

describe("findVerdict", () => {
  const vote = { merit: "votes", points: 2, votes: 2 } as const;

  it.each([
    ["all_found", "dixit-all-found"],
    ["none_found", "dixit-none-found"],
  ] as const)("of gains because of %s is %s, with what the others got", (merit, key) => {
    const shared = { merit, points: 2 };
    const gains = [[], [shared, vote], [shared], [shared]];
    expect(findVerdict({ ...turnWith([null]), gains })).toEqual({ key, points: 2 });
  });

  it("of other gains is that some found it, with what the storyteller got", () => {
    const told = { merit: "told", points: 3 } as const;
    const three = { merit: "three", points: 1 } as const;
    const gains = [[told, three], [{ merit: "found", points: 3 } as const, three, vote], []];
    expect(findVerdict({ ...turnWith([null]), gains })).toEqual({
      key: "dixit-some-found",
      points: 4,
    });
  });
});

describe("findTrackEnd", () => {
  const track = (winning_points: number | null, ...points: readonly number[]) =>
    findTrackEnd({
      edition: { winning_points },
      players: points.map((points) => ({ points })),
    } as unknown as DixitPublic);

  it("is the points to play to", () => {
    expect(track(20, 4, 25)).toBe(20);
  });

  it("without them has room for the points of everybody", () => {
    expect(track(null, 4, 12)).toBe(30);
    expect(track(null, 4, 41)).toBe(41);
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

describe("countFinds", () => {
  it("counts for each finder and storyteller how many clues were told and found", () => {
    // Seat 0 told twice; its card was number 2.
    const counts = countFinds([turnWith([null, 2, 3, 2]), turnWith([null, 2, 2, 1])], 4);
    expect(counts.map((row) => row[0])).toEqual([
      { found: 0, told: 0 },
      { found: 2, told: 2 },
      { found: 1, told: 2 },
      { found: 1, told: 2 },
    ]);
    expect(counts[1]?.[2]).toEqual({ found: 0, told: 0 });
  });
});
