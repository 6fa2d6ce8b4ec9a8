// Assembles what a game is drawn from where nobody plays: on a television or in a replay.

import { signal } from "@preact/signals";

import type { TableInfo, You } from "../wire/messages";
import { NO_SCENE } from "../scenes/player";
import type { AnyPlay, ClueTalk, Deck, GameView, SceneView, Target } from "./contract";
import { assembleView, type Source } from "./view";

/** Where nobody plays, no seat can be tapped. */
const NO_TARGETS = signal<ReadonlyMap<number, Target>>(new Map());

function makeUnplayableView(source: Source, shownOn: "television" | "replay"): GameView {
  return assembleView({ ...source, play: { ...source.play, choices: [] } }, shownOn, {
    answered: true,
    recent: [],
    choose: () => undefined,
    chooseWithUndo: () => undefined,
    askWhyNot: () => undefined,
    held: null,
    targets: NO_TARGETS,
  });
}

/** A game on a television. */
export function makeTelevisionView(source: Source, clueTalk?: ClueTalk): GameView {
  return { ...makeUnplayableView(source, "television"), ...(clueTalk && { clueTalk }) };
}

/** A moment of a finished game as a seat saw it, or a spectator (null); `open` is what each seat
 * alone knew, if everything is shown. */
export function makeReplayView(
  table: TableInfo,
  play: AnyPlay,
  deck: Deck,
  seat: number | null,
  open: readonly object[] = [],
  scene: SceneView = NO_SCENE,
): GameView {
  const you: You = {
    seat,
    host: false,
    television: false,
    reserved: null,
    muted: false,
    founder: false,
  };
  return { ...makeUnplayableView({ table, you, play, deck, scene }, "replay"), open };
}
