// Dixit's part of the page.

import type { GamePart, GameView } from "../game/contract";
import { t } from "../i18n";
import type { DixitPlay } from "../wire/messages";
import { Badge } from "./Badge";
import { Board } from "./Board";
import { namePicture } from "./Face";
import { OpenHand, openMoment } from "./replay";
import { Result } from "./Result";
import { describeTask, describeNews } from "./words";

function describeProgress({ play, table }: GameView<DixitPlay>): string {
  const playing = table.status === "playing";
  return t("table-turn", { turn: play.public.turns.length + (playing ? 1 : 0) });
}

const dixit: GamePart<DixitPlay> = {
  Board,
  Badge,
  Result,
  OpenHand,
  describeTask,
  describeProgress,
  describeNews,
  clues: {
    find: (news) => (news.type === "told" ? { written: news.clue !== null } : null),
    describeHidden: () => t("dixit-clue-hidden"),
  },
  openMoment,
  namePicture,
  describeBeliefs: () => [],
};
export default dixit;
