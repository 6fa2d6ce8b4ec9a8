// What the reader may do now, read from the server's choices, and what they have picked so far.

import { signal } from "@preact/signals";

import type { GameView } from "../game/contract";
import type { DixitMove, DixitPlay, DixitTurn } from "../wire/messages";

export type DixitView = GameView<DixitPlay>;

export type Task =
  | { readonly kind: "tell"; readonly race: boolean; readonly aloud: boolean }
  | { readonly kind: "give"; readonly count: number }
  | { readonly kind: "vote" };

/** What is to be done from this page; null: nothing just now. */
export function taskOf(view: DixitView): Task | null {
  const { play, table } = view;
  const [one] = play.choices;
  if (!one || view.place !== "table" || table.status === "resting" || view.answered) return null;
  if (one.type === "give") return { kind: "give", count: one.cards.length };
  if (one.type === "vote") return { kind: "vote" };
  const { stage } = play.public;
  const aloud = play.choices.some((move) => move.type === "speak");
  return { kind: "tell", race: stage.type === "telling" && stage.seat === null, aloud };
}

/** The cards, or the numbers of the display, that a choice is about. */
function parts(move: DixitMove): readonly number[] {
  if (move.type === "vote") return [move.number];
  return "card" in move ? [move.card] : move.cards;
}

/** Whether a card of the hand, or a number of the display, may be picked at all. */
export function mayPick(view: DixitView, one: number): boolean {
  return view.play.choices.some((move) => parts(move).includes(one));
}

/** The choice that is just what was picked. */
export function choiceOf(view: DixitView, type: DixitMove["type"], picked: readonly number[]) {
  return view.play.choices.find((move) => {
    const named = parts(move);
    return (
      move.type === type &&
      named.length === picked.length &&
      named.every((one) => picked.includes(one))
    );
  });
}

interface Picks {
  readonly moment: string;
  readonly list: readonly number[];
}

/** Kept here, so that nothing is lost when the board is drawn anew. */
const picks = signal<Picks>({ moment: "", list: [] });
const draft = signal({ game: "", text: "" });

function gameOf({ table }: DixitView): string {
  return `${table.code} ${table.game}`;
}

/** What is picked for the decision that is shown; another decision forgets it. */
export function picked(view: DixitView): readonly number[] {
  const { moment, list } = picks.value;
  if (moment !== `${gameOf(view)} ${view.play.phase}`) return [];
  return list.filter((one) => mayPick(view, one));
}

/** Pick one, or put it back; the oldest gives way where there are too many. */
export function pick(view: DixitView, task: Task, one: number): void {
  const before = picked(view);
  const most = task.kind === "give" ? task.count : 1;
  const list = before.includes(one)
    ? before.filter((other) => other !== one)
    : [...before, one].slice(-most);
  picks.value = { moment: `${gameOf(view)} ${view.play.phase}`, list };
}

/** The clue as far as it is written; it lasts until it is given, whatever happens meanwhile. */
export function written(view: DixitView): string {
  return draft.value.game === gameOf(view) ? draft.value.text : "";
}

export function write(view: DixitView, text: string): void {
  draft.value = { game: gameOf(view), text };
}

/** The turn whose end is the last thing that was shown; null while another is on. */
export function freshTurn(view: DixitView): DixitTurn | null {
  const { news, turns } = view.play.public;
  return news.some((one) => one.type === "votesopened") ? (turns.at(-1) ?? null) : null;
}

export function isHidden(view: DixitView, turn: number): boolean {
  return view.table.hidden_clues.includes(turn);
}

/** The seats that voted for a number. */
export function voters(turn: DixitTurn, number: number): readonly number[] {
  return turn.votes.flatMap((vote, seat) => (vote === number ? [seat] : []));
}

/** How the turn went, in a sentence. */
export function verdict(
  turn: DixitTurn,
): "dixit-all-found" | "dixit-none-found" | "dixit-some-found" {
  const found = voters(turn, turn.owners.indexOf(turn.teller) + 1).length;
  if (!found) return "dixit-none-found";
  return found === turn.votes.length - 1 ? "dixit-all-found" : "dixit-some-found";
}
