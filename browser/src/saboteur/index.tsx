// Saboteur's part of the page.

import type { GamePart, GameView } from "../game/contract";
import { loadTexts, t } from "../i18n";
import type { SaboteurPlay } from "../wire/messages";
import { Badge } from "./Badge";
import { Board } from "./Board";
import { describeBeliefs, OpenHand, openMoment } from "./replay";
import { Result } from "./Result";
import { describeTask, describeNews } from "./words";

await loadTexts("saboteur", "saboteur-board");

function describeProgress({ play }: GameView<SaboteurPlay>): string {
  return t("table-round", { round: Math.max(1, play.public.round) });
}

const part: GamePart<SaboteurPlay> = {
  Board,
  Badge,
  Result,
  OpenHand,
  describeTask,
  describeProgress,
  describeNews,
  openMoment,
  describeBeliefs,
};
export default part;
