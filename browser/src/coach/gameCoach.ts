// Loads what a game has for the coach.

import { useEffect, useState } from "preact/hooks";

import type { GameCoach } from "../game/contract";
import { findGame } from "../game/registry";

/** What a game has for the coach. Fails if it cannot be loaded now. */
export async function loadGameCoach(name: string): Promise<GameCoach> {
  const loaded = (await findGame(name)?.loadCoach?.()) as GameCoach | undefined;
  // The listener in main.tsx turns a file that cannot be loaded into nothing.
  if (!loaded) throw new Error(`what ${name} has for the coach cannot be loaded`);
  return loaded;
}

/** The same for a component; null until it is loaded. */
export function useGameCoach(name: string): GameCoach | null {
  const [loaded, setLoaded] = useState<GameCoach | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadGameCoach(name).then(
      (game) => isWanted && setLoaded(game),
      () => null, // without tips the game is played as well
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return loaded;
}
