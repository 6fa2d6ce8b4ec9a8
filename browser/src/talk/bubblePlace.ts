// Where a bubble stands: at the seat of its speaker, but never over what the reader may press or reads.

import {
  type Box,
  clamp,
  EDGE_PIXELS,
  isFree,
  type Place,
  placeBeside,
  type Size,
} from "../ui/placement";
import { GAP_PIXELS } from "./bubbleRow";

/** How many pixels a bubble below a seat may be from it: the caption has room between them. */
const REACH_PIXELS = 64;

/** Where a bubble stands for a seat: below it in a strip, and beside it where the seats are a column. If
 * there is no room so near, it stands on the seat itself; null: not even there. */
export function findBubblePlace(
  bubble: Size,
  seat: Box,
  /** The seats of a column; null: they are a strip. */
  column: Box | null,
  taken: readonly Box[],
  page: Size,
): Place | null {
  const gap = GAP_PIXELS;
  const { top, bottom } = seat;
  const beside = column
    ? placeBeside({ left: column.left, right: column.right, top, bottom }, bubble, page, {
        sides: [column.left < page.width / 2 ? "right" : "left"],
        gap,
        taken,
        // Not beside the next one.
        reach: (bottom - top) / 2,
      })
    : placeBeside(seat, bubble, page, { sides: ["below"], gap, taken, reach: REACH_PIXELS });
  return beside ?? placeOn(seat, bubble, taken, page);
}

function placeOn(seat: Box, bubble: Size, taken: readonly Box[], page: Size): Place | null {
  const middle = (seat.left + seat.right - bubble.width) / 2;
  const place = {
    x: clamp(middle, EDGE_PIXELS, page.width - bubble.width - EDGE_PIXELS),
    y: seat.bottom - bubble.height,
  };
  return isFree(place, bubble, page, taken) ? place : null;
}
