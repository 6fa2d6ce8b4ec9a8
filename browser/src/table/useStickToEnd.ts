// Keeps a growing list scrolled to its end, unless the reader has scrolled up.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function useStickToEnd(grown: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const check = (): void => {
      atEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < 30;
    };
    shown.addEventListener("scroll", check, { passive: true });
    return () => shown.removeEventListener("scroll", check);
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
