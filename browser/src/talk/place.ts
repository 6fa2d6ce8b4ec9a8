// Where a bubble stands: beside the seat of its speaker, but never over what the reader may press.

/** How many pixels a bubble keeps from what is beside it. */
export const GAP_PIXELS = 7;

/** How many pixels a bubble may be from where it belongs, to cover nothing. */
const FAR_PIXELS = 180;

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

/** Where a bubble of this size stands for a seat: below it in a strip, and beside the column of seats
 * where there is room for columns. */
export function findPlace(
  bubble: Size,
  seat: Box,
  seats: Box,
  screen: Size,
  column: boolean,
): Place {
  const middle = (seat.left + seat.right) / 2;
  const isLeft = middle < screen.width / 2;
  const x = column
    ? isLeft
      ? seats.right + GAP_PIXELS
      : seats.left - GAP_PIXELS - bubble.width
    : middle - bubble.width / 2;
  const y = column ? (seat.top + seat.bottom - bubble.height) / 2 : seat.bottom + GAP_PIXELS;
  return keepInside({ x, y }, bubble, screen);
}

/** The nearest place above or below where the bubble covers none of these; null: too far away. */
export function findFree(
  place: Place,
  bubble: Size,
  taken: readonly Box[],
  screen: Size,
): Place | null {
  const isBeside = ({ left, right }: Box): boolean =>
    right <= place.x || left >= place.x + bubble.width;
  const inTheWay = taken.filter((box) => !isBeside(box));
  const isFree = (y: number): boolean =>
    inTheWay.every(({ top, bottom }) => bottom <= y || top >= y + bubble.height);
  const isInside = (y: number): boolean =>
    y >= GAP_PIXELS && y + bubble.height <= screen.height - GAP_PIXELS;
  const [nearest] = [
    place.y,
    ...inTheWay.flatMap(({ top, bottom }) => [
      bottom + GAP_PIXELS,
      top - GAP_PIXELS - bubble.height,
    ]),
  ]
    .filter((y) => isFree(y) && isInside(y) && Math.abs(y - place.y) <= FAR_PIXELS)
    .sort((one, other) => Math.abs(one - place.y) - Math.abs(other - place.y));
  return nearest === undefined ? null : { x: place.x, y: nearest };
}

function keepInside({ x, y }: Place, bubble: Size, screen: Size): Place {
  const clamp = (at: number, length: number, room: number): number =>
    Math.max(GAP_PIXELS, Math.min(at, room - length - GAP_PIXELS));
  return { x: clamp(x, bubble.width, screen.width), y: clamp(y, bubble.height, screen.height) };
}

/** Where bubbles without seats on the page have room. */
export type Area = Pick<Box, "left" | "right" | "top">;

/** The places of bubbles without seats on the page, from the middle of the first on in a row; null for
 * those that do not fit. */
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
