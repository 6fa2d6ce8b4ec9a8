// What can be played here, fetched once.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { games, type GameInfo } from "../wire/api";

const known = signal<readonly GameInfo[] | null>(null);
let asked = false;

/** The games with their editions, decks and bots; null until they are known. */
export function useGames(): readonly GameInfo[] | null {
  useEffect(() => {
    if (asked) return;
    asked = true;
    games().then(
      (all) => (known.value = all),
      () => (asked = false), // asked again by whoever needs it next
    );
  }, []);
  return known.value;
}
