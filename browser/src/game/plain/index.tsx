// The part for a game that the page has none for: it shows what there is as lists, and each choice
// as a button. A new game can be played in the browser before anything is drawn.

import { formatList, t } from "../../i18n";
import type { Moment } from "../../wire/http";
import type { AnyGamePart, AnyNews, AnyPlay, GameView } from "../contract";
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

/** A move as the record has it: "0 take 3"; the dealer's begin with "*". */
interface LineNews extends AnyNews {
  readonly text: string;
}

function readLine(line: string): LineNews {
  const [, mover = "*", move = line] = /^(\d+|\*) (.*)$/s.exec(line) ?? [];
  // Isolated, since the notation is not in the language of the page.
  const news = { type: "line", text: `\u2068${move}\u2069` };
  return mover === "*" ? news : { ...news, seat: Number(mover) };
}

export const plain: AnyGamePart = {
  Board,
  Badge,
  Result,
  describeTask,
  describeProgress: () => null,
  describeNews: (news) => (news.type === "line" ? (news as LineNews).text : null),
  readLine,
  loadReplay: () => Promise.resolve({ openMoment, OpenHand, listBeliefs: () => [] }),
};
