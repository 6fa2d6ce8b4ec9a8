// Where a box lies: beside what it points at, never over it.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Which side of its place the box lies at; null: it found no room at any side. */
  readonly side: "above" | "below" | "before" | "after" | null;
  /** How far along the box's edge its arrow is, in pixels. */
  readonly arrow: number;
}

/** How many pixels are between a box and its place, for the arrow. */
const GAP_PIXELS = 12;
/** How many pixels a box keeps from the edge of the page. */
const EDGE_PIXELS = 6;
/** How many pixels an arrow keeps from the corners of its box. */
const CORNER_PIXELS = 18;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/**
 * Place a box at the first side of its place with enough room. Above comes first: hands and
 * fingers are below. "before" and "after" are left and right.
 */
export function placeBox(
  place: Area,
  box: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
): Placement {
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const x = clamp(middle.x - box.width / 2, EDGE_PIXELS, page.width - box.width - EDGE_PIXELS);
  const y = clamp(middle.y - box.height / 2, EDGE_PIXELS, page.height - box.height - EDGE_PIXELS);
  const along = clamp(middle.x - x, CORNER_PIXELS, box.width - CORNER_PIXELS);
  const down = clamp(middle.y - y, CORNER_PIXELS, box.height - CORNER_PIXELS);
  const high = box.height + GAP_PIXELS + EDGE_PIXELS;
  const wide = box.width + GAP_PIXELS + EDGE_PIXELS;
  const bottom = place.y + place.height;
  const right = place.x + place.width;
  if (place.y >= high)
    return { x, y: place.y - GAP_PIXELS - box.height, side: "above", arrow: along };
  if (page.height - bottom >= high)
    return { x, y: bottom + GAP_PIXELS, side: "below", arrow: along };
  if (place.x >= wide)
    return { x: place.x - GAP_PIXELS - box.width, y, side: "before", arrow: down };
  if (page.width - right >= wide) return { x: right + GAP_PIXELS, y, side: "after", arrow: down };
  // It lies at the edge with more room, and covers as little as it can.
  const isAbove = place.y > page.height - bottom;
  const edge = isAbove ? EDGE_PIXELS : page.height - box.height - EDGE_PIXELS;
  return { x, y: edge, side: null, arrow: along };
}
