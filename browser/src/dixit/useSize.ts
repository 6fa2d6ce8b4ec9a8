// The size of an element, for what is laid out to fill it.

import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

export interface Size {
  readonly inline: number;
  readonly block: number;
}

/** The size of an element; zeros before it is laid out. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [box, setBox] = useState<Size>({ inline: 0, block: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { clientWidth: inline, clientHeight: block } = measured;
      setBox((before) =>
        before.inline === inline && before.block === block ? before : { inline, block },
      );
    };
    // The observer also reports the first size, after layout and before paint.
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
