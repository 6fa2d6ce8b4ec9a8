// Assembles what a game is drawn from at a table.

import type { GameView } from "./contract";
import { nameSeat } from "./names";

export type Source = Pick<GameView, "table" | "you" | "play" | "deck" | "scene">;
type Controls = Pick<
  GameView,
  | "answered"
  | "choose"
  | "chooseWithUndo"
  | "askWhyNot"
  | "held"
  | "targets"
  | "hide"
  | "recent"
  | "clueTalk"
>;

/** What a game is drawn from, with what the page does for the reader. */
export function assembleView(
  source: Source,
  shownOn: GameView["shownOn"],
  controls: Controls,
): GameView {
  const names = source.table.seats.map((_, seat) => nameSeat(source.table, seat));
  return { ...source, shownOn, ...controls, who: (seat) => names[seat] ?? "" };
}

/** A game at a table, to be played, unless the page is still behind the server. */
export function makeTableView(source: Source, controls: Controls, isBehind: boolean): GameView {
  // Nobody may move while people look at what was shown, or after the game.
  const moving = source.table.status === "playing" && !isBehind;
  const play = moving ? source.play : { ...source.play, choices: [] };
  return assembleView({ ...source, play }, "table", controls);
}
