// A number that is counted up before the reader's eyes. Screen readers are told it at once.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { prefersReducedMotion } from "../ui/preferences";

/** How long one more takes, and all of them at the most. */
const STEP_MS = 160;
const MAX_MS = 2400;

interface Props {
  readonly to: number;
  readonly write: (number: number) => string;
}

export function CountUp({ to, write }: Props): JSX.Element {
  const [shown, setShown] = useState(prefersReducedMotion() ? to : 0);
  useEffect(() => {
    if (shown >= to) return;
    const timer = setTimeout(() => setShown(shown + 1), Math.min(STEP_MS, MAX_MS / to));
    return () => clearTimeout(timer);
  }, [shown, to]);
  return (
    <>
      <span class="aloud">{write(to)}</span>
      <span aria-hidden="true">{write(Math.min(shown, to))}</span>
    </>
  );
}
