import { describe, expect, it } from "vitest";

import type { SaboteurMine } from "../wire/messages";
import { findBounds, fitShot, mixShots, scaleShot } from "./layout";

const CLOSED: SaboteurMine = { laid: [], goals: [null, null, null] };

describe("findBounds", () => {
  it("goes from behind the start to the goals in an empty mine", () => {
    expect(findBounds(CLOSED)).toEqual({ left: -1, top: -2, right: 8, bottom: 2 });
  });

  it("leaves room for one more card beside the outermost", () => {
    const mine: SaboteurMine = { ...CLOSED, laid: [{ shape: "NESW", x: 9, y: 3 }] };
    expect(findBounds(mine)).toEqual({ left: -1, top: -2, right: 10, bottom: 4 });
  });

  it("leaves room beside a stone that was laid, and not beside one that was only turned", () => {
    const laid: SaboteurMine = { ...CLOSED, goals: [{ face: "ES", turned: true }, null, null] };
    const open: SaboteurMine = { ...CLOSED, goals: [{ face: "ES", turned: null }, null, null] };
    expect(findBounds(laid)).toEqual({ left: -1, top: -3, right: 9, bottom: 2 });
    expect(findBounds(open)).toEqual(findBounds(CLOSED));
  });
});

describe("fitShot", () => {
  // 10 × 5 cells are 800 × 600 units.
  const bounds = { left: -1, top: -2, right: 8, bottom: 2 };

  it("fills a window with the mine, below what covers its upper edge", () => {
    expect(fitShot(bounds, { wide: 812, high: 656 })).toEqual({ x: 320, y: 38, scale: 1 });
  });

  it("is as small as a narrow window needs", () => {
    expect(fitShot(bounds, { wide: 412, high: 656 })).toEqual({ x: 320, y: 16, scale: 0.5 });
  });

  it("never comes down to nothing", () => {
    expect(fitShot(bounds, { wide: 10, high: 10 }).scale).toBe(0.05);
  });
});

describe("shots", () => {
  it("are mixed by a share", () => {
    const mixed = mixShots({ x: 0, y: 10, scale: 1 }, { x: 100, y: 30, scale: 2 }, 0.25);
    expect(mixed).toEqual({ x: 25, y: 15, scale: 1.25 });
  });

  it("keep a point where it is on the screen when they are scaled", () => {
    expect(scaleShot({ x: 0, y: 0, scale: 1 }, 2, { x: 100, y: 50 })).toEqual({
      x: 50,
      y: 25,
      scale: 2,
    });
  });
});
