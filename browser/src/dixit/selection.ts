// What the reader is about to do: the task, read from the server's choices, and what is picked for
// it so far. Everything offered is one of those choices.

import { signal } from "@preact/signals";

import type { GameView } from "../game/contract";
import type { DixitMove, DixitPlay } from "../wire/messages";

export type DixitView = GameView<DixitPlay>;

export type Task =
  | { readonly kind: "tell"; readonly race: boolean; readonly aloud: boolean }
  | { readonly kind: "give"; readonly count: number }
  | { readonly kind: "vote" };

/** What the reader has to do on this page; null: nothing now. */
export function findTask(view: DixitView): Task | null {
  const { play, table } = view;
  const [one] = play.choices;
  if (!one || view.shownOn !== "table" || table.status === "resting" || view.answered) return null;
  if (one.type === "give") return { kind: "give", count: one.cards.length };
  if (one.type === "vote") return { kind: "vote" };
  const { stage } = play.public;
  const aloud = play.choices.some((move) => move.type === "speak");
  return { kind: "tell", race: stage.type === "telling" && stage.seat === null, aloud };
}

/** The cards, or the numbers of the display, that a choice is about. */
function findPicks(move: DixitMove): readonly number[] {
  if (move.type === "vote") return [move.number];
  return "card" in move ? [move.card] : move.cards;
}

/** Whether a card of the hand, or a number of the display, may be picked at all. */
export function mayPick(view: DixitView, one: number): boolean {
  return view.play.choices.some((move) => findPicks(move).includes(one));
}

/** The choice of a kind that takes exactly what was picked. */
export function findChoice(view: DixitView, type: DixitMove["type"], picks: readonly number[]) {
  return view.play.choices.find((move) => {
    const named = findPicks(move);
    return (
      move.type === type &&
      named.length === picks.length &&
      named.every((one) => picks.includes(one))
    );
  });
}

interface Picks {
  /** The decision that they are for. */
  readonly decision: string;
  readonly list: readonly number[];
}

/** Kept outside the board, which may be drawn from scratch. Another decision forgets it. */
const picks = signal<Picks>({ decision: "", list: [] });
const draft = signal({ game: "", text: "" });

function makeGameKey({ table }: DixitView): string {
  return `${table.code} ${table.game}`;
}

/** What is picked for the decision that is shown. */
export function readPicks(view: DixitView): readonly number[] {
  const { decision, list } = picks.value;
  if (decision !== `${makeGameKey(view)} ${view.play.phase}`) return [];
  return list.filter((one) => mayPick(view, one));
}

/** Pick one, or put it back. If there are too many, the oldest is put back. */
export function pick(view: DixitView, task: Task, one: number): void {
  const before = readPicks(view);
  const most = task.kind === "give" ? task.count : 1;
  const list = before.includes(one)
    ? before.filter((other) => other !== one)
    : [...before, one].slice(-most);
  setPicks(view, list);
}

/** Pick these and nothing else. */
export function setPicks(view: DixitView, list: readonly number[]): void {
  picks.value = { decision: `${makeGameKey(view)} ${view.play.phase}`, list };
}

/** The clue as far as it is written; it is kept until it is given. */
export function readDraft(view: DixitView): string {
  return draft.value.game === makeGameKey(view) ? draft.value.text : "";
}

export function writeDraft(view: DixitView, text: string): void {
  draft.value = { game: makeGameKey(view), text };
}
