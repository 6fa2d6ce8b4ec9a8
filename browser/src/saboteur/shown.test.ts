import { describe, expect, it, vi } from "vitest";

import type { Beat, GameView } from "../game/contract";
import type { SaboteurPlay } from "../wire/messages";
import { BEATS } from "./scenes";
import { countComingGold, findBrokenTools } from "./shown";

// The page has preferences only in a browser.
vi.mock("../ui/preferences", () => ({ prefersReducedMotion: () => false }));

type Shown = Pick<GameView<SaboteurPlay>, "play" | "scene">;

function show(news: readonly object[], name: string | null, told = 0): Shown {
  const beat = name === null ? null : ({ name, told, milliseconds: 1 } satisfies Beat);
  const play = { public: { players: [{ broken: ["lamp"] }, { broken: [] }], news: [news.at(-1)] } };
  return { play, scene: { beat, news: beat ? news : [] } } as unknown as Shown;
}

describe("the gold of a player", () => {
  const news = [0, 1, 0].map((seat, at) => ({ type: "goldtaken", seat, cards: at + 1 }));

  it("comes move by move if one update brings several", () => {
    const count = (name: string | null, told = 0): number[] =>
      [0, 1].map((seat) => countComingGold(show(news, name, told), seat));
    expect(count(BEATS.gold(0), 1)).toEqual([4, 2]);
    expect(count(BEATS.gold(1), 2)).toEqual([3, 2]);
    expect(count(BEATS.gold(0), 3)).toEqual([3, 0]);
    expect(count("last look", 3)).toEqual([0, 0]);
    expect(count(null)).toEqual([0, 0]);
  });
});

describe("the tools of a player", () => {
  const news = [
    { type: "broke", seat: 1, target: 0, tool: "lamp" },
    { type: "mended", seat: 0, target: 0, tool: "lamp" },
    { type: "broke", seat: 1, target: 0, tool: "lamp" },
  ];

  it("break and are mended move by move, each when its card has landed", () => {
    const read = (name: string | null, told = 0) => findBrokenTools(show(news, name, told), 0);
    expect(read(BEATS.flight, 1)).toEqual([]);
    expect(read(BEATS.struck(0), 1)).toEqual(["lamp"]);
    expect(read(BEATS.flight, 2)).toEqual(["lamp"]);
    expect(read(BEATS.struck(0), 2)).toEqual([]);
    expect(read(null)).toEqual(["lamp"]);
  });
});
