import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";

import type { AnyGamePart, Beat, GameView, SceneView } from "../game/contract";
import { chooseTestLanguage } from "../testing/reading";
import type { Update } from "../wire/messages";
import { writeHeadline } from "./headline";

describe("the headline", () => {
  const update = { table: { status: "playing" } } as unknown as Update;
  const part = { describeTask: () => "Your turn." } as unknown as AnyGamePart;
  const read = (isGreat: boolean, beat: Partial<Beat> | null = null): string =>
    writeHeadline(update, {} as GameView, part, {
      isGreat: signal(isGreat),
      view: signal({ beat } as SceneView),
    });

  it("does not ask for a move that the reader has made, until the server has it", async () => {
    await chooseTestLanguage("en", "table");
    const scene = { isGreat: signal(false), view: signal({ beat: null } as SceneView) };
    const write = (answered: boolean, to_act: readonly number[]): string => {
      const view = { answered, you: { seat: 1 }, play: { to_act } } as unknown as GameView;
      return writeHeadline(update, view, part, scene);
    };
    expect(write(false, [1])).toBe("Your turn.");
    expect(write(true, [1])).toBe("Your move is about to be sent");
    // Others are still to answer the same question.
    expect(write(true, [0, 2])).toBe("Your turn.");
  });

  it("has no old task while a great moment is shown", async () => {
    await chooseTestLanguage("en", "table");
    expect(read(false)).toBe("Your turn.");
    expect(read(false, { name: "flight" })).toBe("Your turn.");
    expect(read(true, { name: "flight" })).toBe("Watch what happens.");
    expect(read(true, { name: "last look", waits: "page" })).toBe("Look at the result");
  });
});
