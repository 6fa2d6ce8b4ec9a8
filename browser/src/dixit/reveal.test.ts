import { expect, it, vi } from "vitest";

import { ScenePlayer } from "../scenes/player";
import { listShownTurns } from "./reveal";
import type { DixitView } from "./selection";

it("does not count a turn before its points are revealed", () => {
  vi.stubGlobal("window", globalThis);
  const player = new ScenePlayer();
  const turns = [{ teller: 0 }, { teller: 1 }];
  const count = (): number => {
    const view = { play: { public: { turns } }, scene: player.view.value };
    return listShownTurns(view as unknown as DixitView).length;
  };
  player.play(["votesopened", "scored"].map((name) => ({ name, told: 1, milliseconds: 1000 })));
  expect(count()).toBe(1);
  player.advance();
  expect(count()).toBe(2);
  player.finish();
  vi.unstubAllGlobals();
});
