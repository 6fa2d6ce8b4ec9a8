// Bubbles without seats on the page stand in a row.

import type { Box, Place, Size } from "../ui/placement";

/** How many pixels a bubble keeps from what is beside it. */
export const GAP_PIXELS = 7;

/** Where they have room. */
export type Area = Pick<Box, "left" | "right" | "top">;

/** Their places, in the middle of the area; null for those that do not fit. */
export function findRow(bubbles: readonly Size[], area: Area): (Place | null)[] {
  const room = area.right - area.left - 2 * GAP_PIXELS;
  let width = 0;
  const fits = bubbles.map((bubble) => {
    const isFitting = width + bubble.width <= room;
    if (isFitting) width += bubble.width + GAP_PIXELS;
    return isFitting;
  });
  let x = (area.left + area.right - width + GAP_PIXELS) / 2;
  return bubbles.map((bubble, at) => {
    if (!fits[at]) return null;
    const place = { x, y: area.top };
    x += bubble.width + GAP_PIXELS;
    return place;
  });
}
