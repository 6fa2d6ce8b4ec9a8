// What this browser remembers; a browser that remembers nothing does no harm.

/** What was kept under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`lorelode ${name}`);
  } catch {
    return null;
  }
}

/** Keep a text under a name, or forget it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`lorelode ${name}`);
    else localStorage.setItem(`lorelode ${name}`, text);
  } catch {
    // A private window: it is asked again next time.
  }
}
