// The part for a game that the page has none for: it shows what there is as lists, and each choice
// as a button. A new game can be played in the browser before anything is drawn.

import { formatList, t } from "../../i18n";
import type { Moment } from "../../wire/http";
import type { AnyGamePart, AnyPlay, GameView } from "../contract";
import { Board } from "./Board";
import { Badge, OpenHand, Result } from "./players";

function describeTask({ play, you, who }: GameView): string {
  const seats = play.to_act;
  if (you.seat !== null && seats.includes(you.seat)) return t("table-your-turn");
  return seats.length ? t("plain-waits", { who: formatList(seats.map(who)) }) : t("table-playing");
}

function openMoment(moment: Moment): Pick<AnyPlay, "public" | "private"> {
  // With everything open, `private` has everybody's; those are shown under the board.
  const own = Array.isArray(moment.private) ? null : (moment.private as object | null);
  return { public: moment.public as AnyPlay["public"], private: own };
}

export const plain: AnyGamePart = {
  Board,
  Badge,
  Result,
  OpenHand,
  describeTask,
  describeProgress: () => null,
  describeNews: () => null,
  logsRecordLines: true,
  openMoment,
  describeBeliefs: () => [],
};
