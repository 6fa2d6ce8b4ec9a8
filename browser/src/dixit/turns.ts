// Turns that are over: who voted for what, and how it went.

import type { DixitTurn } from "../wire/messages";
import type { DixitView } from "./selection";

/** The turn whose end is the last thing that was shown; null while another is on. */
export function findFreshTurn(view: DixitView): DixitTurn | null {
  const { news, turns } = view.play.public;
  return news.some((one) => one.type === "votesopened") ? (turns.at(-1) ?? null) : null;
}

export function isClueHidden(view: DixitView, turn: number): boolean {
  return view.table.hidden_clues.includes(turn);
}

/** The seats that voted for a number. */
export function findVoters(turn: DixitTurn, number: number): readonly number[] {
  return turn.votes.flatMap((vote, seat) => (vote === number ? [seat] : []));
}

/** The key of the sentence on how the turn went. */
export function findVerdict(
  turn: DixitTurn,
): "dixit-all-found" | "dixit-none-found" | "dixit-some-found" {
  const found = findVoters(turn, turn.owners.indexOf(turn.teller) + 1).length;
  if (!found) return "dixit-none-found";
  return found === turn.votes.length - 1 ? "dixit-all-found" : "dixit-some-found";
}
