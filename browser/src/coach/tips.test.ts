import { beforeEach, describe, expect, it, vi } from "vitest";

import type { GameView, Tip } from "../game/contract";
import { beginTips, isCoached, listNew, noteShown, showTipsAgain, skipTips } from "./tips";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
});

/** Each test has a game of its own, of which nothing is known. */
let kind = 0;

function play(code: string, game: number, of = kind): GameView {
  return { table: { code, game }, play: { game: `game ${of}` } } as unknown as GameView;
}

const TIPS: readonly Tip[] = ["role", "turn"].map((name) => ({ name, text: name, places: [] }));
const names = (game: GameView) => listNew(game, TIPS).map(({ name }) => name);

beforeEach(() => void (kind += 2));

describe("tips", () => {
  it("are shown once each, in the first game", () => {
    const first = play("K7QM", 1);
    beginTips(first);
    expect(names(first)).toEqual(["role", "turn"]);
    noteShown(first, TIPS[0] as Tip);
    expect(names(first)).toEqual(["turn"]);
    expect(isCoached(first)).toBe(true);
  });

  it("are not shown in the second game, at the same table or another", () => {
    beginTips(play("K7QM", 1));
    for (const other of [play("K7QM", 2), play("K7QM", 10), play("ABCD", 1)]) {
      expect(isCoached(other)).toBe(false);
      expect(names(other)).toEqual([]);
    }
  });

  it("are shown in the first game of each kind", () => {
    beginTips(play("K7QM", 1));
    expect(isCoached(play("ABCD", 1, kind + 1))).toBe(true);
  });

  it("are remembered when the page is opened again", async () => {
    const first = play("K7QM", 1);
    noteShown(first, TIPS[0] as Tip);
    vi.resetModules();
    const again = await import("./tips");
    expect(again.listNew(first, TIPS).map(({ name }) => name)).toEqual(["turn"]);
    expect(again.isCoached(play("K7QM", 2))).toBe(false);
  });

  it("can be skipped and shown again", () => {
    const first = play("K7QM", 1);
    beginTips(first);
    skipTips(first);
    expect(isCoached(first)).toBe(false);
    expect(names(first)).toEqual([]);
    const second = play("K7QM", 2);
    showTipsAgain(second);
    expect(names(second)).toEqual(["role", "turn"]);
    expect(isCoached(first)).toBe(false);
  });
});
