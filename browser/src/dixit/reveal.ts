// The end of a turn is revealed step by step: each step is a piece of news, in the printed order.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { prefersReducedMotion } from "../ui/preferences";
import type { DixitView } from "./selection";

/** How far the reveal has come. */
const REVEAL_STEPS = ["laid", "votesopened", "tellershown", "ownersshown", "scored"] as const;
type Step = (typeof REVEAL_STEPS)[number];
const LAST_STEP = REVEAL_STEPS.length - 1;
/** How many milliseconds a step is shown. */
const STEP_MS = 950;

export interface Reveal {
  readonly step: number;
  /** Whether the reader saw the steps, or found the turn ended. */
  readonly played: boolean;
  /** Go to its end; null: it is over. */
  readonly skip: (() => void) | null;
}

/** A reveal that is over, for turns that are looked at again. */
export const FINISHED_REVEAL: Reveal = { step: LAST_STEP, played: false, skip: null };

/** The step of the last turn. Kept outside the board, which the result replaces. */
const step = signal(LAST_STEP);
let known = { game: "", turns: 0, played: false };

export function hasShown(reveal: Reveal, wanted: Step): boolean {
  return REVEAL_STEPS.indexOf(wanted) <= reveal.step;
}

/** The reveal of the last turn, played if the turn ends while the reader looks on. */
export function useReveal(view: DixitView): Reveal {
  noticeEnd(view);
  const at = step.value;
  const open = at < LAST_STEP;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => (step.value = Math.min(LAST_STEP, at + 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [open, at]);
  return { step: at, played: known.played, skip: open ? () => (step.value = LAST_STEP) : null };
}

/** Whether the points of the last turn are still to be revealed. */
export function hidesPoints(view: DixitView): boolean {
  noticeEnd(view);
  return step.value < LAST_STEP;
}

/** Start the reveal if a turn has ended since the last call. */
function noticeEnd({ table, play }: DixitView): void {
  const game = `${table.code} ${table.game}`;
  const { turns, news } = play.public;
  if (known.game === game && known.turns === turns.length) return;
  const next = known.game === game && turns.length === known.turns + 1;
  const played = next && news.some((one) => one.type === "votesopened") && !prefersReducedMotion();
  known = { game, turns: turns.length, played };
  step.value = played ? 0 : LAST_STEP;
}
