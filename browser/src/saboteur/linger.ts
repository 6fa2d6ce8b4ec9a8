// What the next move would take out of sight too soon is kept for a moment.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** What is there now, or what was there less than so many milliseconds ago; `of` tells moves apart. */
export function useLinger<T>(now: T | null, of: unknown, milliseconds: number): T | null {
  const [held, setHeld] = useState(now);
  const timer = useRef(0);
  useLayoutEffect(() => {
    if (now === null) return;
    setHeld(now);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setHeld(null), milliseconds);
  }, [of]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return held;
}
