// A game's part with what only replays need of it.

import { useEffect, useState } from "preact/hooks";

import type { AnyGamePart, GameReplay } from "../game/contract";
import { usePart } from "../game/parts";

/** After how many milliseconds what could not be loaded is asked for again. */
const RETRY_MS = 3000;

export type ReplayPart = AnyGamePart & GameReplay;

/** A game's part for a replay; null until it is loaded. */
export function useReplayPart(name: string | null): ReplayPart | null {
  const part = usePart(name);
  const [whole, setWhole] = useState<ReplayPart | null>(null);
  useEffect(() => {
    if (!part) return;
    let wanted = true;
    let timer = 0;
    const load = async (): Promise<void> => {
      const [replay] = await Promise.all([
        part.loadReplay() as Promise<GameReplay | undefined>,
        part.later?.load(),
      ]);
      // The listener in main.tsx turns a file that cannot be loaded into nothing.
      if (!replay) throw new Error("a file of the page cannot be loaded");
      if (wanted) setWhole({ ...part, ...replay });
    };
    const tryToLoad = (): void =>
      void load().catch(() => {
        if (wanted) timer = window.setTimeout(tryToLoad, RETRY_MS);
      });
    tryToLoad();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [part]);
  return whole;
}
