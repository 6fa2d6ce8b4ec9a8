// How far the end of a turn has been revealed: the director plays it, in the printed order.

import type { DixitTurn } from "../wire/messages";
import type { DixitView } from "./selection";

/** The steps of the reveal, each named after its piece of news. */
type Step = "votesopened" | "tellershown" | "ownersshown" | "scored";

export interface Reveal {
  /** Whether the scene has come to a beat. */
  readonly hasReached: (beat: string) => boolean;
  /** Whether the reader sees the steps now, and did not find the turn ended. */
  readonly played: boolean;
  /** Go to its end; null: it is over. */
  readonly skip: (() => void) | null;
}

/** A reveal that is over, for turns that are looked at again. */
export const FINISHED_REVEAL: Reveal = { hasReached: () => true, played: false, skip: null };

/** The beat in which the vote of a seat lands on its card. */
export function voteBeat(seat: number): string {
  return `vote ${seat}`;
}

export function hasShown(reveal: Reveal, wanted: Step): boolean {
  return reveal.hasReached(wanted);
}

/** The reveal of the last turn. */
export function findReveal({ scene }: DixitView): Reveal {
  return {
    hasReached: scene.hasReached,
    played: scene.isShowing("votesopened"),
    skip: scene.hasReached("scored") ? null : scene.skip,
  };
}

/** Whether the points of the last turn are still to be revealed. */
export function hidesPoints({ scene }: DixitView): boolean {
  return !scene.hasReached("scored");
}

/** The turns whose points have been revealed. */
export function listShownTurns(view: DixitView): readonly DixitTurn[] {
  const { turns } = view.play.public;
  return hidesPoints(view) ? turns.slice(0, -1) : turns;
}
