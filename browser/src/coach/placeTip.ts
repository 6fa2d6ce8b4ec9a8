// Where a tip lies, and where its arrow is.

import {
  type Box,
  clamp,
  EDGE_PIXELS,
  type Place,
  placeBeside,
  type Side,
  type Size,
} from "../ui/placement";

export interface TipPlacement extends Place {
  /** Which side of its place the tip lies at; null: it found no room at any side. */
  readonly side: Side | null;
  /** How far along the tip's edge its arrow is, in pixels. */
  readonly arrow: number;
}

/** How many pixels are between a tip and its place, for the arrow. */
const GAP_PIXELS = 12;
/** How many pixels an arrow keeps from the corners of its tip. */
const CORNER_PIXELS = 18;

/** Above comes first: hands and fingers are below. */
const SIDES: readonly Side[] = ["above", "below", "left", "right"];

export function placeTip(of: Box, tip: Size, page: Size): TipPlacement {
  const { x, y, side } = placeBeside(of, tip, page, { sides: SIDES, gap: GAP_PIXELS }) ?? {
    ...placeAtEdge(of, tip, page),
    side: null,
  };
  const isBeside = side === "left" || side === "right";
  const arrow = isBeside ? (of.top + of.bottom) / 2 - y : (of.left + of.right) / 2 - x;
  const length = isBeside ? tip.height : tip.width;
  return { x, y, side, arrow: clamp(arrow, CORNER_PIXELS, length - CORNER_PIXELS) };
}

/** At the edge with more room, where it covers as little as it can. */
function placeAtEdge({ left, right, top, bottom }: Box, tip: Size, page: Size): Place {
  const most = page.width - tip.width - EDGE_PIXELS;
  const isAbove = top > page.height - bottom;
  return {
    x: clamp((left + right - tip.width) / 2, EDGE_PIXELS, most),
    y: isAbove ? EDGE_PIXELS : page.height - tip.height - EDGE_PIXELS,
  };
}
