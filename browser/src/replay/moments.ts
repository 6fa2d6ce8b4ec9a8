// The moments of a finished game, each as the page would have drawn it then.

import type { AnyGamePart, AnyPlay, Perspective } from "../game/contract";
import type { Moment } from "../wire/http";

/** A moment as a play that asks nobody for a move. */
export function makePlay(
  game: string,
  part: AnyGamePart,
  moment: Moment,
  at: number,
  perspective: Perspective,
): AnyPlay {
  const opened = part.openMoment(moment, perspective);
  return { game, phase: at, to_act: [], choices: [], line_news: [], ...opened };
}

/** What happened at a moment, in words. */
export function describeMoment(
  part: AnyGamePart,
  play: AnyPlay,
  moment: Moment,
  who: (seat: number) => string,
): string {
  if (part.logsRecordLines) return moment.line ?? "";
  return play.public.news
    .map((news) => part.describeNews(news, who))
    .filter(Boolean)
    .join(" ");
}
