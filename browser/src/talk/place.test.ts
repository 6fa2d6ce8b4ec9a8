import { describe, expect, it } from "vitest";

import { type Box, findFree, findPlace, findRow } from "./place";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const BUBBLE = { width: 120, height: 40 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

describe("a bubble", () => {
  it("stands below its seat in a strip, and stays on the screen", () => {
    const strip = box(0, 60, 360, 80);
    const { x, y } = findPlace(BUBBLE, box(120, 60, 110, 80), strip, PHONE, false);
    expect(x + BUBBLE.width / 2).toBe(175);
    expect(y).toBeGreaterThan(140);
    const last = findPlace(BUBBLE, box(300, 60, 110, 80), strip, PHONE, false);
    expect(last.x + BUBBLE.width).toBeLessThan(360);
  });

  it("stands beside a column, on the side of the board", () => {
    const start = findPlace(BUBBLE, box(10, 70, 190, 100), box(0, 64, 210, 600), DESKTOP, true);
    expect(start.x).toBeGreaterThan(210);
    expect(start.y).toBe(100);
    const end = findPlace(BUBBLE, box(1080, 70, 190, 100), box(1070, 64, 210, 600), DESKTOP, true);
    expect(end.x + BUBBLE.width).toBeLessThan(1070);
  });

  it("moves to the nearest place where it covers nothing", () => {
    const wanted = { x: 100, y: 150 };
    const button = box(110, 160, 44, 44);
    const hand = box(0, 230, 360, 400);
    expect(findFree(wanted, BUBBLE, [], PHONE)).toEqual(wanted);
    expect(findFree(wanted, BUBBLE, [box(300, 150, 44, 44)], PHONE)).toEqual(wanted);
    // Above the button, because the hand is below it.
    const free = findFree(wanted, BUBBLE, [button, hand], PHONE);
    expect(free?.x).toBe(100);
    expect((free?.y ?? 0) + BUBBLE.height).toBeLessThan(160);
  });

  it("is not shown where everything is taken", () => {
    expect(findFree({ x: 100, y: 150 }, BUBBLE, [box(0, 0, 360, 740)], PHONE)).toBeNull();
  });

  it("without a seat on the page stands in a row with others, as many as fit", () => {
    const [one, other, third] = findRow([BUBBLE, BUBBLE, BUBBLE], { left: 0, right: 360, top: 76 });
    expect(one?.y).toBe(76);
    expect(other?.x).toBeGreaterThanOrEqual((one?.x ?? 0) + BUBBLE.width);
    expect(third).toBeNull();
  });
});
