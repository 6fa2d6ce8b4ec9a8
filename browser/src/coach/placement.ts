// Where a bubble lies: beside what it points at, never over it.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Which side of its place the bubble lies at; null: it found no room at any side. */
  readonly side: "above" | "below" | "before" | "after" | null;
  /** How far along the bubble's edge its arrow is, in pixels. */
  readonly arrow: number;
}

/** How many pixels are between a bubble and its place, for the arrow. */
const GAP_PIXELS = 12;
/** How many pixels a bubble keeps from the edge of the page. */
const EDGE_PIXELS = 6;
/** How many pixels an arrow keeps from the corners of its bubble. */
const CORNER_PIXELS = 18;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/**
 * Place a bubble at the first side of its place with enough room. Above comes first: hands and
 * fingers are below. "before" and "after" are left and right.
 */
export function placeBubble(
  place: Area,
  bubble: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
): Placement {
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const x = clamp(
    middle.x - bubble.width / 2,
    EDGE_PIXELS,
    page.width - bubble.width - EDGE_PIXELS,
  );
  const y = clamp(
    middle.y - bubble.height / 2,
    EDGE_PIXELS,
    page.height - bubble.height - EDGE_PIXELS,
  );
  const along = clamp(middle.x - x, CORNER_PIXELS, bubble.width - CORNER_PIXELS);
  const down = clamp(middle.y - y, CORNER_PIXELS, bubble.height - CORNER_PIXELS);
  const high = bubble.height + GAP_PIXELS + EDGE_PIXELS;
  const wide = bubble.width + GAP_PIXELS + EDGE_PIXELS;
  const bottom = place.y + place.height;
  const right = place.x + place.width;
  if (place.y >= high)
    return { x, y: place.y - GAP_PIXELS - bubble.height, side: "above", arrow: along };
  if (page.height - bottom >= high)
    return { x, y: bottom + GAP_PIXELS, side: "below", arrow: along };
  if (place.x >= wide)
    return { x: place.x - GAP_PIXELS - bubble.width, y, side: "before", arrow: down };
  if (page.width - right >= wide) return { x: right + GAP_PIXELS, y, side: "after", arrow: down };
  // It lies at the edge with more room, and covers as little as it can.
  const isAbove = place.y > page.height - bottom;
  const edge = isAbove ? EDGE_PIXELS : page.height - bubble.height - EDGE_PIXELS;
  return { x, y: edge, side: null, arrow: along };
}
