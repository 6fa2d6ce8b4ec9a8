// What a game's own part of the page is: it draws a view and offers its choices, nothing more.

import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";

import type { Picture } from "../wire/api";
import type { DixitPlay, Play, SaboteurPlay, TableInfo, You } from "../wire/messages";

/** All that a game is drawn from, at a table, on a television or in a replay. */
export interface GameView<P extends Play = Play> {
  readonly table: TableInfo;
  readonly you: You;
  readonly play: P;
  /** Dixit's pictures by number; null until they are known. */
  readonly deck: readonly Picture[] | null;
  /** Where it is shown: only at a table are there choices to make. */
  readonly place: "table" | "screen" | "replay";
  /** Whether the decision that is shown was answered from this page already. */
  readonly answered: boolean;
  /** What a seat is called. */
  readonly who: (seat: number) => string;
  readonly choose: (move: P["choices"][number]) => void;
  /** Seats that may be tapped now, and what a tap does: a board sets it, the seats show it. */
  readonly targets: Signal<ReadonlyMap<number, () => void>>;
  /** Take the clue of a turn, from 0, out of sight; there for the host alone. */
  readonly hide?: (turn: number) => void;
}

/** A game's part of the page. */
export interface GamePart<P extends Play> {
  /** The board, what the reader holds, and what they are to do. */
  readonly Board: ComponentType<{ view: GameView<P> }>;
  /** What everybody sees of a player, beside the name. */
  readonly Badge: ComponentType<{ view: GameView<P>; seat: number }>;
  /** How the game ended. */
  readonly Result: ComponentType<{ view: GameView<P> }>;
  /** What is to be done now, in a short sentence. */
  readonly headline: (view: GameView<P>) => string;
  /** A piece of news in words; null: nothing to say. */
  readonly said: (
    news: P["public"]["news"][number],
    who: (seat: number) => string,
  ) => string | null;
}

export type Parts = { saboteur: GamePart<SaboteurPlay>; dixit: GamePart<DixitPlay> };
