// The log in words: the news of every line of the record, a sentence each.

import { useMemo } from "preact/hooks";

import type { AnyGamePart, Anchor } from "../game/contract";
import { nameSeat } from "../game/names";
import { language, t } from "../i18n";
import { findMover } from "../scenes/recent";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import type { LogEntry } from "./session";

export interface Sentence {
  readonly key: string;
  /** The number of its line of the record, from 0. */
  readonly line: number;
  readonly text: string;
  /** The part of the game that it belongs to, such as "Round 2"; null: before the first, or none. */
  readonly chapter: string | null;
  readonly seat: number | null;
  /** To whom it was done. */
  readonly target: number | null;
  /** The places that it is about, as long as they are on the board. */
  readonly anchors: readonly Anchor[];
  /** A picture of the card that it is about. */
  readonly picture: string | null;
  /** Whether a bot made the move for another person than the reader. */
  readonly bot: boolean;
  /** Whether a bot made the move for the reader. */
  readonly isByStandIn: boolean;
  /** The turn whose clue it tells, if a person wrote it, so that it may be hidden. */
  readonly clue: number | null;
  /** Whether the host has hidden that clue. */
  readonly hidden: boolean;
}

/** The log in words for a reader with a seat or without one (null), without the clues that the host
 * has hidden. */
export function writeSentences(
  log: readonly LogEntry[],
  part: AnyGamePart,
  table: Update["table"],
  reader: number | null,
): readonly Sentence[] {
  const who = (seat: number): string => nameSeat(table, seat);
  const whoByStandIn = (seat: number): string =>
    seat === reader ? t("table-by-stand-in") : who(seat);
  const sentences: Sentence[] = [];
  let turn = -1;
  let parts = 0;
  /** The first line of the part of the game that is on the board. */
  let partStart = 0;
  log.forEach((entry, at) => {
    const news = part.readLine ? [part.readLine(entry.line.text)] : entry.news;
    const isForPerson = isPlayedForPerson(entry, table);
    const isByStandIn = isForPerson && findMover(entry) === reader;
    news.forEach((one, nth) => {
      if (part.chapters?.find(one) === "part") {
        parts++;
        partStart = at;
      }
      const clue = part.clues?.find(one) ?? null;
      if (clue) turn++;
      const hidden = clue !== null && table.hidden_clues.includes(turn);
      const text = hidden
        ? part.clues?.describeHidden()
        : part.describeNews(one, isByStandIn ? whoByStandIn : who, reader, isByStandIn);
      if (!text) return;
      sentences.push({
        key: `${at} ${nth}`,
        line: at,
        text,
        chapter: parts ? (part.chapters?.namePart(parts) ?? null) : null,
        seat: one.seat ?? null,
        target: one.target ?? null,
        anchors: part.locateNews?.(one) ?? [],
        picture: part.pictureNews?.(one) ?? null,
        bot: isForPerson && !isByStandIn && nth === 0,
        isByStandIn,
        clue: clue?.written && !entry.line.bot ? turn : null,
        hidden,
      });
    });
  });
  return sentences.map((one) => (one.line < partStart ? { ...one, anchors: [] } : one));
}

/** Whether a bot made a move in place of a person. Bots with a seat of their own are called bots
 * anyway. */
function isPlayedForPerson(entry: LogEntry, table: Update["table"]): boolean {
  return Boolean(entry.line.bot && table.seats[findMover(entry) ?? -1]?.name);
}

interface Group {
  readonly chapter: string | null;
  readonly sentences: readonly Sentence[];
}

/** The sentences of each part of the game. */
export function groupByChapter(log: readonly Sentence[]): readonly Group[] {
  const groups: { readonly chapter: string | null; readonly sentences: Sentence[] }[] = [];
  for (const sentence of log) {
    const last = groups.at(-1);
    if (last?.chapter === sentence.chapter) last.sentences.push(sentence);
    else groups.push({ chapter: sentence.chapter, sentences: [sentence] });
  }
  return groups;
}

/** The log of the game that is shown. */
export function useLogSentences(
  page: PageState,
  { table, you }: Update,
  part: AnyGamePart | null,
): readonly Sentence[] {
  const log = page.director.log.value;
  const chosen = language.value;
  // Every update has new seats; only their names matter here.
  const names = table.seats.map(({ name }) => name).join("\n");
  const reader = you.television ? null : you.seat;
  const hidden = table.hidden_clues.join();
  return useMemo(
    () => (part ? writeSentences(log, part, table, reader) : []),
    [log, part, chosen, names, hidden, reader],
  );
}
