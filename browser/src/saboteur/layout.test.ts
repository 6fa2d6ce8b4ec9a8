import { describe, expect, it } from "vitest";

import type { SaboteurMine } from "../wire/messages";
import {
  chooseFrame,
  findBounds,
  findGap,
  fitShot,
  fromDrawing,
  mixShots,
  scaleShot,
  toDrawing,
} from "./layout";

const CLOSED: SaboteurMine = { laid: [], goals: [null, null, null] };

describe("findBounds", () => {
  it("goes from behind the start to the goals in an empty mine", () => {
    expect(findBounds(CLOSED)).toEqual({ left: -1, top: -2, right: 8, bottom: 2 });
  });

  it("leaves room for one more card where the outermost ones are open", () => {
    const mine: SaboteurMine = { ...CLOSED, laid: [{ shape: "NESW", x: 9, y: 3 }] };
    expect(findBounds(mine)).toEqual({ left: -1, top: -2, right: 10, bottom: 4 });
  });

  it("leaves none where a wall or a dead end is outermost", () => {
    const curve: SaboteurMine = { ...CLOSED, laid: [{ shape: "NW", x: 9, y: 3 }] };
    const dead: SaboteurMine = { ...CLOSED, laid: [{ shape: "N+E+S+W", x: 9, y: 3 }] };
    expect(findBounds(curve)).toEqual({ left: -1, top: -2, right: 9, bottom: 3 });
    expect(findBounds(dead)).toEqual(findBounds(curve));
  });

  it("leaves room beside a stone that was laid, and not beside one that was only turned", () => {
    const laid: SaboteurMine = { ...CLOSED, goals: [{ face: "SW", turned: true }, null, null] };
    const open: SaboteurMine = { ...CLOSED, goals: [{ face: "SW", turned: null }, null, null] };
    expect(findBounds(laid)).toEqual({ left: -1, top: -3, right: 9, bottom: 2 });
    expect(findBounds(open)).toEqual(findBounds(CLOSED));
  });
});

describe("fitShot", () => {
  // 10 × 5 cells are 800 × 600 units.
  const bounds = { left: -1, top: -2, right: 8, bottom: 2 };

  it("fills a window with the mine, below what covers its upper edge", () => {
    const shot = fitShot(bounds, { wide: 812, high: 656 }, "above");
    expect(shot).toEqual({ x: 320, y: 38, scale: 1 });
  });

  it("fills a window between what stands on both sides", () => {
    const shot = fitShot(bounds, { wide: 912, high: 612 }, "beside");
    expect(shot).toEqual({ x: 320, y: 60, scale: 1 });
  });

  it("fills a window with a mine that stands upright", () => {
    const shot = fitShot(bounds, { wide: 612, high: 812 }, "upright");
    expect(shot).toEqual({ x: 60, y: -320, scale: 1 });
  });

  it("keeps clear of the lower corners once the mine has grown", () => {
    const deeper = { ...bounds, left: -2 };
    const shot = fitShot(deeper, { wide: 700, high: 936 }, "upright");
    expect(shot).toEqual({ x: 60, y: -280 + 22, scale: 1 });
  });

  it("is as small as a narrow window needs", () => {
    const shot = fitShot(bounds, { wide: 412, high: 656 }, "above");
    expect(shot).toEqual({ x: 320, y: 16, scale: 0.5 });
  });

  it("never comes down to nothing", () => {
    expect(fitShot(bounds, { wide: 10, high: 10 }, "above").scale).toBe(0.05);
  });
});

describe("chooseFrame", () => {
  it("stands the mine upright on a tall phone, and lays it down on a low one", () => {
    expect(chooseFrame({ wide: 400, high: 510 }, "above")).toBe("upright");
    expect(chooseFrame({ wide: 348, high: 340 }, "above")).toBe("above");
    expect(chooseFrame({ wide: 348, high: 200 }, "upright")).toBe("beside");
  });

  it("puts the controls beside the mine on a laptop", () => {
    expect(chooseFrame({ wide: 768, high: 500 }, "above")).toBe("beside");
  });

  it("changes nothing for a little", () => {
    expect(chooseFrame({ wide: 348, high: 340 }, "upright")).toBe("upright");
  });
});

describe("findGap", () => {
  it("is the way from a point to the edge of a cell", () => {
    expect(findGap({ x: 85, y: 30 }, { x: 1, y: 0 })).toBe(0);
    expect(findGap({ x: 70, y: 30 }, { x: 1, y: 0 })).toBe(10);
    expect(findGap({ x: 77, y: 124 }, { x: 1, y: 0 })).toBe(5);
  });
});

describe("toDrawing", () => {
  it("turns east upwards, and back", () => {
    expect(toDrawing("upright", { x: 8, y: -2 })).toEqual({ x: -2, y: -8 });
    expect(fromDrawing("upright", toDrawing("upright", { x: 3, y: 5 }))).toEqual({ x: 3, y: 5 });
    expect(fromDrawing("above", toDrawing("above", { x: 3, y: 5 }))).toEqual({ x: 3, y: 5 });
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
