// How much room there is: cards are made as large as it lets them be.

import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

export interface Box {
  readonly inline: number;
  readonly block: number;
}

/** The size of an element; zeros before it is laid out. */
export function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState<Box>({ inline: 0, block: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { clientWidth: inline, clientHeight: block } = measured;
      setBox((before) =>
        before.inline === inline && before.block === block ? before : { inline, block },
      );
    };
    // It tells the size at first too, after the page was laid out and before it is painted.
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

export interface Grid {
  readonly columns: number;
  /** How wide a card is, in pixels. */
  readonly card: number;
}

/** The grid in which so many cards come out largest; below each there are `foot` pixels. */
export function gridFor(
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

/** Which picture is sharp enough for a card this wide; small ones have 240 pixels. */
export function sizeFor(card: number): "large" | "small" {
  return card * Math.min(devicePixelRatio, 1.5) > 260 ? "large" : "small";
}
