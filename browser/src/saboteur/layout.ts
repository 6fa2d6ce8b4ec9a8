// Where cells lie, and which part of the mine fits into a window.

import type { SaboteurMine, SaboteurShape } from "../wire/messages";
import {
  type Cell,
  GOAL_CELLS,
  GOALS,
  isDeadEnd,
  listOpenSides,
  type Side,
  turnShape,
} from "./cards";

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

/**
 * How the mine lies in its window, and where rounds, pile and buttons are: with them above it, with
 * them on both sides of it, or standing upright, the goals above, with them in the lower corners.
 */
export type Frame = "above" | "beside" | "upright";
const FRAMES: readonly Frame[] = ["above", "beside", "upright"];

/** How many pixels stay free around the mine. */
const MINE_MARGIN_PIXELS = 6;
/** How many pixels rounds, pile and buttons take at an edge of the mine. */
const CONTROLS_PIXELS = 50;
const MIN_SCALE = 0.05;
/** How much larger cells must become for the mine to be framed in another way. */
const WORTHWHILE_GAIN = 1.08;

/** An empty mine: from the cell behind the start to the goals. */
const EMPTY_BOUNDS: CellBounds = { left: -1, top: -2, right: 8, bottom: 2 };

/** From the start to the goals, all cards, and the cells that an opening leads into. */
export function findBounds(mine: SaboteurMine): CellBounds {
  // Players can build on a stone that was laid, as on any card.
  const stones = GOALS.flatMap((goal, at) => {
    const up = mine.goals[at];
    return up?.face && up.face !== "gold" && typeof up.turned === "boolean"
      ? [{ ...GOAL_CELLS[goal], shape: up.turned ? turnShape(up.face) : up.face }]
      : [];
  });
  const laid = [{ x: 0, y: 0, shape: "NESW" as const }, ...mine.laid, ...stones];
  const cells = [...laid, ...laid.flatMap(listWaysOut), ...Object.values(GOAL_CELLS)];
  const columns = cells.map((cell) => cell.x);
  const rows = cells.map((cell) => cell.y);
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

/** The neighbours that a card opens into. A dead end leads nowhere. */
function listWaysOut({ x, y, shape }: Cell & { readonly shape: SaboteurShape }): readonly Cell[] {
  if (isDeadEnd(shape)) return [];
  return listOpenSides(shape).map((side) => {
    const [dx, dy] = SIDE_STEPS[side];
    return { x: x + dx, y: y + dy };
  });
}

const SIDE_STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** The middle of a cell, in units of the mine. */
export function findMiddle({ x, y }: Cell): Cell {
  return { x: (x + 0.5) * CELL_WIDTH, y: (y + 0.5) * CELL_HEIGHT };
}

/** How far a point of the mine is from the edge of a cell, in units; 0 inside it. */
export function findGap({ x, y }: Cell, cell: Cell): number {
  const middle = findMiddle(cell);
  const beside = Math.max(0, Math.abs(x - middle.x) - CELL_WIDTH / 2);
  return Math.hypot(beside, Math.max(0, Math.abs(y - middle.y) - CELL_HEIGHT / 2));
}

/** A point of the mine in the drawing, which is turned by a quarter if the mine stands upright. */
export function toDrawing(frame: Frame, { x, y }: Cell): Cell {
  return frame === "upright" ? { x: y, y: -x } : { x, y };
}

/** A point of the drawing in the mine. */
export function fromDrawing(frame: Frame, { x, y }: Cell): Cell {
  return frame === "upright" ? { x: -y, y: x } : { x, y };
}

/** The transform of a sign that stands upright in the drawing, however the mine lies. */
export function setUpright(frame: Frame): string {
  return frame === "upright" ? "rotate(90)" : "";
}

/** How many pixels the controls take at the edges of the window. */
function listReserved(
  frame: Frame,
  bounds: CellBounds,
): { up: number; down: number; side: number } {
  const [edge, taken] = [MINE_MARGIN_PIXELS, CONTROLS_PIXELS];
  if (frame === "above") return { up: taken, down: edge, side: edge };
  if (frame === "beside") return { up: edge, down: edge, side: taken + edge };
  // The lower corners are free until the mine grows beyond the start and the goals.
  const { left, top, bottom } = EMPTY_BOUNDS;
  const isGrown = bounds.left < left || bounds.top < top || bounds.bottom > bottom;
  return { up: edge, down: isGrown ? taken : edge, side: edge };
}

/** The shot that shows these cells as large as the window allows. */
export function fitShot(bounds: CellBounds, { wide, high }: WindowSize, frame: Frame): Shot {
  const one = toDrawing(frame, { x: bounds.left * CELL_WIDTH, y: bounds.top * CELL_HEIGHT });
  const other = toDrawing(frame, {
    x: (bounds.right + 1) * CELL_WIDTH,
    y: (bounds.bottom + 1) * CELL_HEIGHT,
  });
  const { up, down, side } = listReserved(frame, bounds);
  const fits = Math.min(
    (wide - 2 * side) / Math.abs(other.x - one.x),
    (high - up - down) / Math.abs(other.y - one.y),
  );
  const scale = Math.max(fits, MIN_SCALE);
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2 - (up - down) / 2 / scale,
    scale,
  };
}

/** The frame that suits a window. It depends on nothing else, so that nothing turns in a game. */
export function chooseFrame(size: WindowSize, current: Frame): Frame {
  const measure = (frame: Frame): number => fitShot(EMPTY_BOUNDS, size, frame).scale;
  const [best = current] = [...FRAMES].sort((one, other) => measure(other) - measure(one));
  return measure(best) > measure(current) * WORTHWHILE_GAIN ? best : current;
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
