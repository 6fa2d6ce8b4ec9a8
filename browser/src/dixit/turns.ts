// Turns that are over: who voted for what, and how it went.

import type { DixitGain, DixitPublic, DixitTurn } from "../wire/messages";
import type { DixitView } from "./selection";

/** Whether the end of a turn is the last thing that was shown. */
export function hasFreshTurn({ news }: DixitPublic): boolean {
  return news.some((one) => one.type === "votesopened");
}

/** The turn whose end is the last thing that was shown; null while another is on. */
export function findFreshTurn({ play }: DixitView): DixitTurn | null {
  return hasFreshTurn(play.public) ? (play.public.turns.at(-1) ?? null) : null;
}

export function isClueHidden(view: DixitView, turn: number): boolean {
  return view.table.hidden_clues.includes(turn);
}

/** The seats that voted for a number. */
export function findVoters(turn: DixitTurn, number: number): readonly number[] {
  return turn.votes.flatMap((vote, seat) => (vote === number ? [seat] : []));
}

interface Verdict {
  /** The key of the sentence on how the turn went. */
  readonly key: "dixit-all-found" | "dixit-none-found" | "dixit-some-found";
  /** What it brought to those whom the sentence names, votes apart. */
  readonly points: number;
}

/** How the turn went. */
export function findVerdict({ gains, teller }: DixitTurn): Verdict {
  const shared = gains.flat().find(({ merit }) => merit === "all_found" || merit === "none_found");
  if (shared) {
    const key = shared.merit === "all_found" ? "dixit-all-found" : "dixit-none-found";
    return { key, points: shared.points };
  }
  return { key: "dixit-some-found", points: sumPoints(gains[teller] ?? []) };
}

function sumPoints(gains: readonly DixitGain[]): number {
  return gains.reduce((sum, { points }) => sum + points, 0);
}

/** How long the score track is if no number of points ends the game. */
const UNTARGETED_POINTS = 30;

/** The points at the end of the score track. */
export function findTrackEnd({ edition, players }: DixitPublic): number {
  const most = Math.max(UNTARGETED_POINTS, ...players.map(({ points }) => points));
  return edition.winning_points ?? most;
}

/** How many of the clues that one player told another found. */
export interface Finds {
  readonly found: number;
  readonly told: number;
}

/** By finder, by storyteller, how many clues were told and found in these turns. */
export function countFinds(
  turns: readonly DixitTurn[],
  seats: number,
): readonly (readonly Finds[])[] {
  return Array.from({ length: seats }, (_, finder) =>
    Array.from({ length: seats }, (_, teller) => {
      const told = turns.filter((turn) => turn.teller === teller && finder !== teller);
      const found = told.filter(
        (turn) => turn.votes[finder] === turn.owners.indexOf(turn.teller) + 1,
      );
      return { found: found.length, told: told.length };
    }),
  );
}
