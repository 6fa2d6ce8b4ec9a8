// How large cards are: as large as there is room for.

export interface Grid {
  readonly columns: number;
  /** How wide a card is, in pixels. */
  readonly card: number;
}

/** The grid in which `count` cards are largest; below each card there are `foot` pixels. */
export function fitGrid(
  count: number,
  inline: number,
  block: number,
  gap: number,
  foot: number,
): Grid {
  let best: Grid = { columns: 1, card: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (inline - gap * (columns - 1)) / columns;
    const high = (block - gap * (rows - 1)) / rows - foot;
    const card = Math.floor(Math.min(wide, (high * 2) / 3));
    if (card > best.card) best = { columns, card };
  }
  return best;
}

/** Small pictures have 240 pixels, and look sharp on cards that are a little wider. */
const SMALL_PICTURE_WIDTH_PIXELS = 260;
/** A larger file is not worth the pixels of a denser screen. */
const MAX_DENSITY = 1.5;

/** Which picture is sharp enough for a card this wide, on a screen of this density. */
export function pickSize(card: number, density: number): "large" | "small" {
  return card * Math.min(density, MAX_DENSITY) > SMALL_PICTURE_WIDTH_PIXELS ? "large" : "small";
}
