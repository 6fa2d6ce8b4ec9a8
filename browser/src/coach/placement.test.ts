import { describe, expect, it } from "vitest";

import { type Area, placeBox } from "./placement";

const PHONE = { width: 360, height: 740 };
const BUBBLE = { width: 300, height: 120 };

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe("placeBox", () => {
  it("never covers what it points at, and stays on the page", () => {
    for (let x = 0; x <= 316; x += 20) {
      for (let y = 0; y <= 696; y += 20) {
        const place = { x, y, width: 44, height: 44 };
        const { side, ...at } = placeBox(place, BUBBLE, PHONE);
        expect(side).not.toBeNull();
        const lies = { ...at, ...BUBBLE };
        expect(overlap(place, lies)).toBe(false);
        expect(lies.x).toBeGreaterThanOrEqual(0);
        expect(lies.y).toBeGreaterThanOrEqual(0);
        expect(lies.x + lies.width).toBeLessThanOrEqual(PHONE.width);
        expect(lies.y + lies.height).toBeLessThanOrEqual(PHONE.height);
      }
    }
  });

  it("lies above a card of the hand, and its arrow points at the card", () => {
    const { x, side, arrow } = placeBox({ x: 20, y: 620, width: 50, height: 75 }, BUBBLE, PHONE);
    expect(side).toBe("above");
    expect(x + arrow).toBeCloseTo(45);
  });

  it("lies beside what is as high as the page", () => {
    const page = { width: 1000, height: 400 };
    expect(placeBox({ x: 600, y: 0, width: 300, height: 400 }, BUBBLE, page).side).toBe("before");
    expect(placeBox({ x: 0, y: 0, width: 300, height: 400 }, BUBBLE, page).side).toBe("after");
  });

  it("lies at an edge if there is no room anywhere", () => {
    expect(placeBox({ x: 0, y: 60, width: 360, height: 620 }, BUBBLE, PHONE)).toMatchObject({
      side: null,
    });
  });
});
