// Keeps a growing list scrolled to its end, unless the reader has scrolled up.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** What a reader does to scroll. */
const READER_DEEDS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
/** How long after it a list that scrolls is scrolled by the reader. */
const READER_SCROLL_MS = 1000;

export function useStickToEnd(grown: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const shown = list.current;
    if (!shown) return;
    let readerActed = -Infinity;
    const note = (): void => {
      readerActed = performance.now();
    };
    const check = (): void => {
      // The list may have grown or shrunk since it was scrolled to its end, which is not the reader's.
      if (shown.scrollHeight - shown.scrollTop - shown.clientHeight < 30) atEnd.current = true;
      else if (performance.now() - readerActed < READER_SCROLL_MS) atEnd.current = false;
    };
    for (const deed of READER_DEEDS) shown.addEventListener(deed, note, { passive: true });
    shown.addEventListener("scroll", check, { passive: true });
    // A sheet opens after its list is drawn; until then the list has no height.
    const resized = new ResizeObserver(() => {
      if (atEnd.current) shown.scrollTop = shown.scrollHeight;
    });
    resized.observe(shown);
    return () => {
      for (const deed of READER_DEEDS) shown.removeEventListener(deed, note);
      shown.removeEventListener("scroll", check);
      resized.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    // In the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const shown = list.current;
      if (shown && atEnd.current) shown.scrollTop = shown.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [grown]);
  return list;
}
