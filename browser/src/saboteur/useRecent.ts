// Keeps something in sight for a moment that the next move would take away too soon.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** `now`, or what it was up to `milliseconds` ago; `of` changes with every move. */
export function useRecent<T>(now: T | null, of: unknown, milliseconds: number): T | null {
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
