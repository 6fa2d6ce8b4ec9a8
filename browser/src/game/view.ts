// Assembles what a game is drawn from.

import { signal } from "@preact/signals";

import type { TableInfo, You } from "../wire/messages";
import type { AnyPlay, Deck, GameView } from "./contract";
import { nameSeat } from "./names";

type Source = Pick<GameView, "table" | "you" | "play" | "deck">;
type Controls = Pick<GameView, "answered" | "choose" | "targets" | "hide">;

/** Where nobody plays, no seat can be tapped. */
const NO_TARGETS = signal<ReadonlyMap<number, () => void>>(new Map());

function assembleView(source: Source, shownOn: GameView["shownOn"], controls: Controls): GameView {
  const names = source.table.seats.map((_, seat) => nameSeat(source.table, seat));
  return { ...source, shownOn, ...controls, who: (seat) => names[seat] ?? "" };
}

/** A game at a table, to be played. */
export function makeTableView(source: Source, controls: Controls): GameView {
  // Nobody may move while people look at what was shown, or after the game.
  const moving = source.table.status === "playing";
  const play = moving ? source.play : { ...source.play, choices: [] };
  return assembleView({ ...source, play }, "table", controls);
}

function makeUnplayableView(source: Source, shownOn: "television" | "replay"): GameView {
  return assembleView({ ...source, play: { ...source.play, choices: [] } }, shownOn, {
    answered: true,
    choose: () => undefined,
    targets: NO_TARGETS,
  });
}

/** A game on a television. */
export function makeTelevisionView(source: Source): GameView {
  return makeUnplayableView(source, "television");
}

/** A moment of a finished game as a seat saw it, or a spectator (null). */
export function makeReplayView(
  table: TableInfo,
  play: AnyPlay,
  deck: Deck,
  seat: number | null,
): GameView {
  const you: You = { seat, host: false, television: false, reserved: null };
  return makeUnplayableView({ table, you, play, deck }, "replay");
}
