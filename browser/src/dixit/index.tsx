// Dixit's part of the page.

import { ClueTalkState } from "../game/clueTalk";
import type { GamePart, GameView } from "../game/contract";
import { t } from "../i18n";
import type { DixitPlay } from "../wire/messages";
import { Badge } from "./Badge";
import { Board } from "./Board";
import { findChapter } from "./chapters";
import { namePicture } from "./Face";
import { later, needsLater, Result } from "./later";
import { locateNews, planScene } from "./scenes";
import { findFreshTurn } from "./turns";
import { describeTask, describeNews } from "./words";

function describeProgress({ play, table }: GameView<DixitPlay>): string {
  const playing = table.status === "playing";
  return t("table-turn", { turn: play.public.turns.length + (playing ? 1 : 0) });
}

/** From the clue on until the turn is over. */
function showsPictures(view: GameView<DixitPlay>): boolean {
  const { type } = view.play.public.stage;
  const isOpen = type === "giving" || type === "showing" || type === "voting";
  return isOpen || findFreshTurn(view) !== null;
}

const dixit: GamePart<DixitPlay> = {
  Board,
  Badge,
  showsPictures,
  sumUp: (view) => later.module.value?.sumUp(view) ?? null,
  later: {
    isNeeded: needsLater,
    isLoaded: () => later.module.peek() !== null,
    load: () => later.load(),
  },
  Result,
  describeTask,
  describeProgress,
  describeNews,
  locateNews,
  planScene,
  clues: {
    find: (news) => (news.type === "told" ? { written: news.clue !== null } : null),
    describeHidden: () => t("dixit-clue-hidden"),
    followTalk: (session, hold) => new ClueTalkState(session, ({ type }) => type === "told", hold),
  },
  loadBlanks: () => import("./blanks"),
  loadReplay: () => import("./replay"),
  chapters: { find: findChapter, namePart: (turn) => t("dixit-turn", { turn }) },
  namePicture,
};
export default dixit;
