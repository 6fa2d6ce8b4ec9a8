import { describe, expect, it } from "vitest";

import { type Box, placeBeside, type Side } from "./placement";

const PHONE = { width: 360, height: 740 };
const TIP = { width: 300, height: 120 };
const BUBBLE = { width: 120, height: 40 };
const ROUND: readonly Side[] = ["above", "below", "left", "right"];

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

describe("a box beside something", () => {
  it("never covers it, and stays on the page", () => {
    for (let x = 0; x <= 316; x += 20) {
      for (let y = 0; y <= 696; y += 20) {
        const of = box(x, y, 44, 44);
        const found = placeBeside(of, TIP, PHONE, { sides: ROUND, gap: 12 });
        const lies = box(found?.x ?? 0, found?.y ?? 0, TIP.width, TIP.height);
        expect(found).not.toBeNull();
        expect(overlap(of, lies)).toBe(false);
        expect(Math.min(lies.left, lies.top)).toBeGreaterThanOrEqual(0);
        expect(lies.right).toBeLessThanOrEqual(PHONE.width);
        expect(lies.bottom).toBeLessThanOrEqual(PHONE.height);
      }
    }
  });

  it("lies at the first side that has room", () => {
    const find = (of: Box, page = PHONE) =>
      placeBeside(of, TIP, page, { sides: ROUND, gap: 12 })?.side;
    expect(find(box(20, 620, 50, 75))).toBe("above");
    expect(find(box(20, 60, 50, 75))).toBe("below");
    const low = { width: 1000, height: 400 };
    expect(find(box(600, 0, 300, 400), low)).toBe("left");
    expect(find(box(0, 0, 300, 400), low)).toBe("right");
    expect(find(box(0, 60, 360, 620))).toBeUndefined();
  });

  it("moves to where it covers nothing else, but not farther than it may", () => {
    const seat = box(120, 60, 110, 80);
    const caption = box(0, 150, 360, 44);
    const wanted = { sides: ["below"], gap: 7, taken: [caption] } as const;
    expect(placeBeside(seat, BUBBLE, PHONE, { ...wanted, reach: 80 })).toEqual({
      x: 115,
      y: 201,
      side: "below",
    });
    expect(placeBeside(seat, BUBBLE, PHONE, { ...wanted, reach: 30 })).toBeNull();
  });
});
