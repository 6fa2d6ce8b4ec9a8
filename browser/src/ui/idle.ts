// What the page does when it has nothing else to do.

/** How many milliseconds a page that is usable is left alone before it loads ahead. */
const QUIET_MS = 1500;
/** How many milliseconds a page that always has something to do puts it off. */
const BUSY_MS = 4000;

/** Whether the reader asks to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Run `act` once the page has nothing to do; the result stops that. Nothing runs for readers who
 * ask to save data. */
export function whenIdle(act: () => void): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => {
    // Not every browser has it.
    if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: BUSY_MS });
    else act();
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
