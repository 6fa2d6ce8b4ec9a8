// Where cells lie, and which part of the mine fits into a window.

import type { SaboteurMine } from "../wire/messages";
import { GOAL_CELLS, GOALS } from "./cards";

/** The size of a cell in the units of the drawing; cards are 2 to 3. */
export const CELL_WIDTH = 80;
export const CELL_HEIGHT = 120;

/** A rectangle of cells, the last ones included. */
export interface CellBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of a window in pixels. */
export interface WindowSize {
  readonly wide: number;
  readonly high: number;
}

/** The point in the middle of what is shown, and how many pixels a unit takes. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How many pixels stay free around the mine. */
const MINE_MARGIN_PIXELS = 6;
/** How many pixels rounds, pile and buttons cover at the upper edge of the mine. */
const MINE_HEADER_PIXELS = 50;
const MIN_SCALE = 0.05;

/** From the start to the goals, all cards, and room for one more beside each of them. */
export function findBounds(mine: SaboteurMine): CellBounds {
  // Players can build on a stone that was laid, as on any card.
  const stones = GOALS.filter((_, at) => typeof mine.goals[at]?.turned === "boolean");
  const cells = [{ x: 0, y: 0 }, ...mine.laid, ...stones.map((goal) => GOAL_CELLS[goal])];
  const columns = cells.map((cell) => cell.x);
  const rows = cells.map((cell) => cell.y);
  const { top, bottom } = GOAL_CELLS;
  return {
    left: Math.min(...columns) - 1,
    right: Math.max(top.x, Math.max(...columns) + 1),
    top: Math.min(top.y, Math.min(...rows) - 1),
    bottom: Math.max(bottom.y, Math.max(...rows) + 1),
  };
}

/** The shot that shows these cells as large as the window allows. */
export function fitShot(bounds: CellBounds, { wide, high }: WindowSize): Shot {
  const width = (bounds.right - bounds.left + 1) * CELL_WIDTH;
  const height = (bounds.bottom - bounds.top + 1) * CELL_HEIGHT;
  const fits = Math.min(
    (wide - 2 * MINE_MARGIN_PIXELS) / width,
    (high - MINE_HEADER_PIXELS - MINE_MARGIN_PIXELS) / height,
  );
  const scale = Math.max(fits, MIN_SCALE);
  return {
    x: bounds.left * CELL_WIDTH + width / 2,
    y:
      bounds.top * CELL_HEIGHT + height / 2 - (MINE_HEADER_PIXELS - MINE_MARGIN_PIXELS) / 2 / scale,
    scale,
  };
}

/** A shot on the way from one to another. */
export function mixShots(one: Shot, other: Shot, share: number): Shot {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return { x: mix(one.x, other.x), y: mix(one.y, other.y), scale: mix(one.scale, other.scale) };
}

/** A shot at another scale, in which a point of the mine stays where it is on the screen. */
export function scaleShot(shot: Shot, scale: number, fixed: { x: number; y: number }): Shot {
  const part = shot.scale / scale;
  return {
    x: fixed.x + (shot.x - fixed.x) * part,
    y: fixed.y + (shot.y - fixed.y) * part,
    scale,
  };
}
