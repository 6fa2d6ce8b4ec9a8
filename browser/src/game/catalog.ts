// The games that the server offers, fetched once.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { fetchGames } from "../wire/api";
import type { GameInfo } from "../wire/http";

const catalog = signal<readonly GameInfo[] | null>(null);
let asked = false;

/** The games with their editions, decks and bots; null until they are fetched. */
export function useGames(): readonly GameInfo[] | null {
  useEffect(() => {
    if (asked) return;
    asked = true;
    fetchGames().then(
      (all) => (catalog.value = all),
      () => (asked = false), // the next component that needs it asks again
    );
  }, []);
  return catalog.value;
}
