// Where a box lies on the page: beside what it belongs to, never over it. Sides are those of the screen,
// whatever the language.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Placement extends Place {
  readonly side: Side;
}

interface Wanted {
  /** The sides that it may lie at, the best first. */
  readonly sides: readonly Side[];
  /** How many pixels are between the box and what it belongs to. */
  readonly gap: number;
  /** What else it may not cover. */
  readonly taken?: readonly Box[];
  /** How many pixels up or down it may move to cover nothing. */
  readonly reach?: number;
}

/** How many pixels a box keeps from the edge of the page. */
export const EDGE_PIXELS = 6;

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/** A place for a box at the first side where it covers nothing and is on the page; null: there is none. */
export function placeBeside(of: Box, box: Size, page: Size, wanted: Wanted): Placement | null {
  const { sides, gap, taken = [], reach = 0 } = wanted;
  const kept = [of, ...taken];
  for (const side of sides) {
    const best = findSpot(side, of, box, page, gap);
    const heights = taken.flatMap(({ top, bottom }) => [bottom + gap, top - gap - box.height]);
    const [nearest] = [best.y, ...heights]
      .map((y) => ({ x: best.x, y }))
      .filter((spot) => Math.abs(spot.y - best.y) <= reach && isFree(spot, box, page, kept))
      .sort((one, other) => Math.abs(one.y - best.y) - Math.abs(other.y - best.y));
    if (nearest) return { ...nearest, side };
  }
  return null;
}

/** Right at a side of something; along that side, it is moved onto the page. */
function findSpot(side: Side, of: Box, box: Size, page: Size, gap: number): Place {
  const x = (of.left + of.right - box.width) / 2;
  const y = (of.top + of.bottom - box.height) / 2;
  if (side === "above" || side === "below")
    return {
      x: clamp(x, EDGE_PIXELS, page.width - box.width - EDGE_PIXELS),
      y: side === "below" ? of.bottom + gap : of.top - gap - box.height,
    };
  return {
    x: side === "right" ? of.right + gap : of.left - gap - box.width,
    y: clamp(y, EDGE_PIXELS, page.height - box.height - EDGE_PIXELS),
  };
}

/** Whether a box lies on the page there and covers none of these. */
export function isFree({ x, y }: Place, box: Size, page: Size, kept: readonly Box[]): boolean {
  const right = x + box.width;
  const bottom = y + box.height;
  return (
    Math.min(x, y, page.width - right, page.height - bottom) >= EDGE_PIXELS &&
    kept.every(
      (other) =>
        other.right <= x || other.left >= right || other.bottom <= y || other.top >= bottom,
    )
  );
}
