// Saboteur's part of the page.

import type { GamePart, GameView } from "../game/contract";
import { need, t } from "../i18n";
import type { SaboteurPlay } from "../wire/messages";
import { Badge } from "./Badge";
import { Board } from "./Board";
import { describeBeliefs, OpenHand, openMoment } from "./replay";
import { Result } from "./Result";
import { headline, said } from "./words";

await need("saboteur", "saboteur-board");

function describeProgress({ play }: GameView<SaboteurPlay>): string {
  return t("table-round", { round: Math.max(1, play.public.round) });
}

const part: GamePart<SaboteurPlay> = {
  Board,
  Badge,
  Result,
  OpenHand,
  describeTask: headline,
  describeProgress,
  describeNews: said,
  openMoment,
  describeBeliefs,
};
export default part;
