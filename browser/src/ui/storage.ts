// Small texts that this browser remembers between visits. A browser without storage works too.

/** The text stored under a name; null if there is none. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`lorelode ${name}`);
  } catch {
    return null;
  }
}

/** Forget everything that this browser and this tab remember; other tabs hear of it. */
export function clearStored(): void {
  try {
    store("forgotten", "now"); // other tabs hear nothing if there is nothing to clear
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}

/** Call a function when another tab has forgotten everything. */
export function onCleared(forget: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === null) forget();
  });
}

/** Store a text under a name; null forgets it. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`lorelode ${name}`);
    else localStorage.setItem(`lorelode ${name}`, text);
  } catch {
    // A private window may refuse; the reader is asked again next time.
  }
}
