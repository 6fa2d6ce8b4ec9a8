import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Beat } from "../game/contract";
import { planLastLook, ScenePlayer } from "./player";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function beat(name: string, more: Partial<Beat> = {}): Beat {
  return { name, told: 1, milliseconds: 100, ...more };
}

function play(...beats: Beat[]): { player: ScenePlayer; finished: () => number } {
  const player = new ScenePlayer();
  let times = 0;
  player.play(beats, [], () => times++);
  return { player, finished: () => times };
}

const name = (player: ScenePlayer): string | undefined => player.view.value.beat?.name;

describe("a scene", () => {
  it("shows its beats one after the other, each for its time", () => {
    const { player, finished } = play(beat("one"), beat("two", { milliseconds: 300 }));
    expect(name(player)).toBe("one");
    vi.advanceTimersByTime(100);
    expect(name(player)).toBe("two");
    vi.advanceTimersByTime(299);
    expect(name(player)).toBe("two");
    expect(finished()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(name(player)).toBeUndefined();
    expect(finished()).toBe(1);
  });

  it("is great from its first beat to its last if one of them is", () => {
    const { player } = play(beat("one"), beat("two", { isGreat: true }), beat("three"));
    for (const name of ["one", "two", "three"]) {
      expect([player.view.value.beat?.name, player.isGreat.value]).toEqual([name, true]);
      player.advance();
    }
    expect(player.isGreat.value).toBe(false);
    expect(play(beat("one")).player.isGreat.value).toBe(false);
  });

  it("knows which beats it has come to", () => {
    const { player } = play(beat("one"), beat("two"));
    const { hasReached, isShowing } = player.view.value;
    expect([hasReached("one"), hasReached("two"), hasReached("none")]).toEqual([true, false, true]);
    expect([isShowing("one"), isShowing("two"), isShowing("none")]).toEqual([true, false, false]);
  });

  it("has shown everything when it is over", () => {
    const { player } = play(beat("one"));
    player.finish();
    expect(player.view.value.hasReached("one")).toBe(true);
    expect(player.view.value.isShowing("one")).toBe(false);
  });

  it("goes on by a beat, and the next beat has its whole time", () => {
    const { player } = play(beat("one"), beat("two"), beat("three"));
    vi.advanceTimersByTime(90);
    player.advance();
    vi.advanceTimersByTime(90);
    expect(name(player)).toBe("two");
  });

  it("is skipped only as far as a beat that waits for the reader", () => {
    const { player, finished } = play(beat("one"), beat("two"), beat("look", { waits: "page" }));
    player.view.value.skip();
    expect(name(player)).toBe("look");
    player.view.value.skip();
    expect(finished()).toBe(1);
  });

  it("gives way to another scene without finishing", () => {
    const { player, finished } = play(beat("one"));
    player.play([beat("other")]);
    vi.advanceTimersByTime(1000);
    expect(finished()).toBe(0);
  });

  it("is over at once without beats", () => {
    const { finished } = play();
    expect(finished()).toBe(1);
  });
});

describe("the last look", () => {
  it("gives a room longer to read the points of more players", () => {
    const [few, many] = [planLastLook(null, 3), planLastLook(null, 6)];
    expect(few.milliseconds).toBeGreaterThanOrEqual(15_000);
    expect(many.milliseconds).toBeGreaterThanOrEqual(25_000);
    expect(planLastLook(0, 6).milliseconds).toBeGreaterThan(many.milliseconds);
  });
});
