// A part of the page that is fetched when it is first shown.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** What `load` brings; null until it is there. */
export function useLoaded<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [held, hold] = useState<{ readonly it: ComponentType<P> } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (it) => wanted && hold({ it }),
      () => null, // what does not come is told of where the page is opened
    );
    return () => {
      wanted = false;
    };
  }, []);
  return held?.it ?? null;
}
