// Whether the page waits for something that leads to another page.

import { useEffect, useState } from "preact/hooks";

export function useBusy(): readonly [boolean, (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // When the reader goes back, browsers show the page as it was left.
    const back = (): void => setBusy(false);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  return [busy, setBusy];
}
