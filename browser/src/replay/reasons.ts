// The reasons of bots: those of the moves near the present one are fetched ahead, one at a time.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { type Fault, readFault } from "../ui/errors";
import { fetchReason } from "../wire/api";
import type { MoveExplanation } from "../wire/http";
import type { StoryMove } from "./story";

/** The moves whose reasons are wanted, from the present one, the most urgent first. */
const NEAR = [0, 1, 2, -1, 3, -2];

/** How many milliseconds a moment is shown before anything is asked for: a slider passes many. */
const SETTLE_MS = 120;

export type Reasons = ReadonlyMap<number, MoveExplanation>;

/** The moment whose reason is to be fetched next; null if those near the present one are there. */
export function findWanted(
  moves: readonly StoryMove[],
  known: ReadonlyMap<number, unknown>,
  at: number,
): number | null {
  for (const offset of NEAR) {
    const near = at + offset;
    if (moves[near - 1]?.bot && !known.has(near)) return near;
  }
  return null;
}

export interface ReasonData {
  /** The reasons that were fetched so far, by moment. */
  readonly reasons: Reasons;
  /** Why the last one could not be fetched; it is asked for again at another moment. */
  readonly fault: Fault | null;
}

/** The reasons of the moves near a moment, while they are wanted at all. */
export function useReasons(
  code: string,
  game: number,
  moves: readonly StoryMove[],
  at: number,
  isWanted: boolean,
): ReasonData {
  const reasons = useSignal<Reasons>(new Map());
  const failed = useSignal<{ readonly at: number; readonly fault: Fault } | null>(null);
  const busy = useSignal(false);
  const fault = failed.value?.at === at ? failed.value.fault : null;
  const wanted = isWanted && !busy.value && !fault ? findWanted(moves, reasons.value, at) : null;
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      busy.value = true;
      fetchReason(code, game, wanted)
        .then(
          (answer) => (reasons.value = new Map(reasons.value).set(wanted, answer)),
          (error: unknown) => (failed.value = { at, fault: readFault(error) }),
        )
        .finally(() => (busy.value = false));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, at]);
  return { reasons: reasons.value, fault };
}
