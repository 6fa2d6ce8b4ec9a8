// A rectangle in a cell of the mine.

import type { JSX } from "preact";

import type { Cell } from "./cards";
import { CELL_HEIGHT, CELL_WIDTH } from "./layout";

interface Props {
  readonly cell: Cell;
  /** How far it stays inside the cell, in units of the drawing. */
  readonly inset: number;
  /** The radius of its corners. */
  readonly rx: number;
  readonly class?: string;
}

export function CellRect({ cell, inset, rx, class: name }: Props): JSX.Element {
  return (
    <rect
      class={name}
      x={cell.x * CELL_WIDTH + inset}
      y={cell.y * CELL_HEIGHT + inset}
      width={CELL_WIDTH - 2 * inset}
      height={CELL_HEIGHT - 2 * inset}
      rx={rx}
    />
  );
}
