import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";

import type { AnyGamePart, Beat, GameView, SceneView } from "../game/contract";
import { chooseTestLanguage } from "../testing/reading";
import type { Update } from "../wire/messages";
import { findWinners, writeHeadline } from "./headline";

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

describe("the headline", () => {
  const update = { table: { status: "playing" } } as unknown as Update;
  const part = { describeTask: () => "Your turn." } as unknown as AnyGamePart;
  const read = (isGreat: boolean, beat: Partial<Beat> | null = null): string =>
    writeHeadline(update, {} as GameView, part, {
      isGreat: signal(isGreat),
      view: signal({ beat } as SceneView),
    });

  it("says that a move is about to be sent as long as it can be taken back", async () => {
    await chooseTestLanguage("en", "table");
    const view = { held: { type: "pass" } } as unknown as GameView;
    const scene = { isGreat: signal(false), view: signal({ beat: null } as SceneView) };
    expect(writeHeadline(update, view, part, scene)).toBe("Your move is about to be sent");
  });

  it("has no old task while a great moment is shown", async () => {
    await chooseTestLanguage("en", "table");
    expect(read(false)).toBe("Your turn.");
    expect(read(false, { name: "flight" })).toBe("Your turn.");
    expect(read(true, { name: "flight" })).toBe("Watch what happens.");
    expect(read(true, { name: "last look", waits: "page" })).toBe("Look at the result");
  });
});
