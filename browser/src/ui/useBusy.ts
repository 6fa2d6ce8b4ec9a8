// Whether something is under way that leads to another page.

import { useEffect, useState } from "preact/hooks";

export function useBusy(): readonly [boolean, (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // A page that is come back to is shown as it was left.
    const back = (): void => setBusy(false);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  return [busy, setBusy];
}
