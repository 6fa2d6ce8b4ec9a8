// The moments of a finished game, each as the page would have drawn it then.

import type { AnyGamePart, AnyPlay, GameReplay, Perspective } from "../game/contract";
import type { Moment, Replay } from "../wire/http";

/** How many moments before and after the one that is shown are fetched too. */
const AHEAD = 40;

/** The moments of a game that were fetched so far, by number. */
export interface Moments {
  readonly game: string;
  /** Whether the players ended the game before its end. */
  readonly abandoned: boolean;
  readonly list: readonly (Moment | undefined)[];
}

/** The moments with those of one more answer. */
export function addMoments(
  known: Moments | null,
  { game, abandoned, length, start, moments }: Replay,
): Moments {
  const list = known ? [...known.list] : new Array<Moment | undefined>(length).fill(undefined);
  moments.forEach((moment, index) => (list[start + index] = moment));
  return { game, abandoned, list };
}

/** The number of the next moment to fetch while one is shown; null if enough are there. */
export function findMissing({ list }: Moments, at: number): number | null {
  for (let number = at; number < Math.min(list.length, at + AHEAD); number++) {
    if (!list[number]) return number;
  }
  for (let number = Math.max(0, at - AHEAD); number < at; number++) {
    if (!list[number]) return number;
  }
  return null;
}

/** A moment as a play that asks nobody for a move. */
export function makePlay(
  game: string,
  { openMoment }: Pick<GameReplay, "openMoment">,
  moment: Moment,
  at: number,
  perspective: Perspective,
): AnyPlay {
  const opened = openMoment(moment, perspective);
  return { game, phase: at, to_act: [], choices: [], line_news: [], ...moment.derived, ...opened };
}

/** Who made the move that led to a moment; null: the dealer did, or nobody yet. */
export function findMover({ line }: Moment): number | null {
  const [, mover] = /^(\d+) /.exec(line ?? "") ?? [];
  return mover === undefined ? null : Number(mover);
}

/** What each seat alone knew, when everything is open. */
export function listHands({ private: own }: Moment, perspective: Perspective): readonly object[] {
  return perspective === "all" && Array.isArray(own) ? (own as readonly object[]) : [];
}

/** What happened at a moment, in words, to a reader who sees it from a seat. */
export function describeMoment(
  part: AnyGamePart,
  play: AnyPlay,
  moment: Moment,
  who: (seat: number) => string,
  reader: number | null,
): string {
  if (part.readLine) return moment.line ?? "";
  const sentences = play.public.news.flatMap((news) => part.describeNews(news, who, reader) || []);
  // Some have no full stop, because they stand alone in the log.
  return sentences
    .map((text, at) => (at === sentences.length - 1 || SENTENCE_END.test(text) ? text : `${text}.`))
    .join(" ");
}

/** A full stop or its like, before the marks that close a name or a quotation. */
const SENTENCE_END = /[.!?؟…][\u2069”»]*$/;
