// The end of a turn as a short scene: each step is a piece of news, in the order of the print.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { prefersReducedMotion } from "../ui/preferences";
import type { DixitView } from "./task";

/** How far the scene has come. */
const STEPS = ["laid", "votesopened", "tellershown", "ownersshown", "scored"] as const;
type Step = (typeof STEPS)[number];
const LAST = STEPS.length - 1;
/** Milliseconds from step to step. */
const PACE = 950;

export interface Scene {
  readonly step: number;
  /** Whether it was played, rather than found as it ended. */
  readonly played: boolean;
  /** Go to its end; null: it is over. */
  readonly skip: (() => void) | null;
}

/** A scene that is over, for turns that are looked at again. */
export const OVER: Scene = { step: LAST, played: false, skip: null };

/** How far the scene of the last turn is: kept here, for the board gives way to the result. */
const step = signal(LAST);
let known = { game: "", turns: 0, played: false };

export function hasCome(scene: Scene, wanted: Step): boolean {
  return STEPS.indexOf(wanted) <= scene.step;
}

/** The scene of the last turn: played when the turn ends before the reader's eyes. */
export function useScene(view: DixitView): Scene {
  notice(view);
  const at = step.value;
  const open = at < LAST;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => (step.value = Math.min(LAST, at + 1)), PACE);
    return () => clearTimeout(timer);
  }, [open, at]);
  return { step: at, played: known.played, skip: open ? () => (step.value = LAST) : null };
}

/** Whether there are points that the scene has not come to, and nobody is to see yet. */
export function isCounting(view: DixitView): boolean {
  notice(view);
  return step.value < LAST;
}

/** Begin the scene when a turn has ended since the last look. */
function notice({ table, play }: DixitView): void {
  const game = `${table.code} ${table.game}`;
  const { turns, news } = play.public;
  if (known.game === game && known.turns === turns.length) return;
  const next = known.game === game && turns.length === known.turns + 1;
  const played = next && news.some((one) => one.type === "votesopened") && !prefersReducedMotion();
  known = { game, turns: turns.length, played };
  step.value = played ? 0 : LAST;
}
