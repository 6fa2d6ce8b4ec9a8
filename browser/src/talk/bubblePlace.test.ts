import { describe, expect, it } from "vitest";

import type { Box } from "../ui/placement";
import { findBubblePlace } from "./bubblePlace";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const BUBBLE = { width: 120, height: 40 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

describe("a bubble", () => {
  const seat = box(120, 60, 110, 80);

  it("stands below its seat in a strip, and stays on the screen", () => {
    const place = findBubblePlace(BUBBLE, seat, null, [], PHONE);
    expect((place?.x ?? 0) + BUBBLE.width / 2).toBe(175);
    expect(place?.y).toBeGreaterThan(140);
    const last = findBubblePlace(BUBBLE, box(300, 60, 110, 80), null, [], PHONE);
    expect((last?.x ?? 0) + BUBBLE.width).toBeLessThan(360);
  });

  it("stands beside a column, on the side of the board", () => {
    const place = findBubblePlace(BUBBLE, box(10, 70, 190, 100), box(0, 64, 210, 600), [], DESKTOP);
    expect(place?.x).toBeGreaterThan(210);
    expect(place?.y).toBe(100);
    const end = findBubblePlace(
      BUBBLE,
      box(1080, 70, 190, 100),
      box(1070, 64, 210, 600),
      [],
      DESKTOP,
    );
    expect((end?.x ?? 0) + BUBBLE.width).toBeLessThan(1070);
  });

  it("leaves the caption free, and stands below it", () => {
    const caption = box(0, 146, 360, 44);
    const place = findBubblePlace(BUBBLE, seat, null, [caption], PHONE);
    expect(place?.y).toBeGreaterThan(caption.bottom);
    expect(place?.y).toBeLessThan(caption.bottom + 20);
  });

  it("stands on its seat rather than far from it, and not beside the next one", () => {
    const hand = box(0, 146, 360, 500);
    const place = findBubblePlace(BUBBLE, seat, null, [hand], PHONE);
    expect((place?.y ?? 0) + BUBBLE.height).toBe(seat.bottom);
    const column = box(0, 64, 210, 600);
    const tile = box(10, 70, 190, 100);
    const buttons = box(210, 60, 300, 160);
    const on = findBubblePlace(BUBBLE, tile, column, [buttons], DESKTOP);
    expect((on?.y ?? 0) + BUBBLE.height).toBe(tile.bottom);
  });

  it("is not shown where everything is taken", () => {
    expect(findBubblePlace(BUBBLE, seat, null, [box(0, 0, 360, 740)], PHONE)).toBeNull();
  });
});
