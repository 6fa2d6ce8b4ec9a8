// Small texts that this browser remembers between visits. A browser without storage works too.

/** The text stored under a name; null if there is none. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`lorelode ${name}`);
  } catch {
    return null;
  }
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
