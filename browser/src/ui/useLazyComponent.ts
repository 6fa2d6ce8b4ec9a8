// A component that is loaded when it is first shown.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** The component that `load` gives; null until it is loaded, or without `load`. */
export function useLazyComponent<P>(
  load: (() => Promise<ComponentType<P>>) | undefined,
): ComponentType<P> | null {
  const [loaded, setLoaded] = useState<{ readonly it: ComponentType<P> } | null>(null);
  useEffect(() => {
    let wanted = true;
    load?.().then(
      (it) => wanted && setLoaded({ it }),
      () => null, // it is loaded when it is shown the next time
    );
    return () => {
      wanted = false;
    };
  }, []);
  return loaded?.it ?? null;
}
