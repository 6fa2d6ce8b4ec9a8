// The log in words: the news of every line of the record, a sentence each.

import { useMemo } from "preact/hooks";

import type { AnyGamePart } from "../game/contract";
import { nameSeat } from "../game/names";
import { language } from "../i18n";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import type { LogEntry } from "./session";

export interface Sentence {
  readonly key: string;
  /** The number of its line of the record, from 0. */
  readonly line: number;
  readonly text: string;
  readonly seat: number | null;
  /** Whether a bot made the move. */
  readonly bot: boolean;
  /** The turn whose clue it tells, if it tells one that may be hidden. */
  readonly clue: number | null;
}

/** The log in words, without the clues that the host has hidden. */
export function writeSentences(
  log: readonly LogEntry[],
  part: AnyGamePart,
  table: Update["table"],
): readonly Sentence[] {
  if (part.logsRecordLines) return copyRecordLines(log);
  const who = (seat: number): string => nameSeat(table, seat);
  const sentences: Sentence[] = [];
  let turn = -1;
  log.forEach(({ line, news }, at) => {
    news.forEach((one, nth) => {
      const clue = part.clues?.find(one) ?? null;
      if (clue) turn++;
      const hidden = clue !== null && table.hidden_clues.includes(turn);
      const text = hidden ? part.clues?.describeHidden() : part.describeNews(one, who);
      if (!text) return;
      sentences.push({
        key: `${at} ${nth}`,
        line: at,
        text,
        seat: one.seat ?? null,
        bot: Boolean(line.bot) && nth === 0,
        clue: clue?.written && !hidden ? turn : null,
      });
    });
  });
  return sentences;
}

/** The lines of the record as they are written: "0 take 3"; the dealer's begin with "*". */
function copyRecordLines(log: readonly LogEntry[]): readonly Sentence[] {
  return log.map(({ line }, at) => {
    const [, mover = "*", move = line.text] = /^(\d+|\*) (.*)$/s.exec(line.text) ?? [];
    return {
      key: String(at),
      line: at,
      // Isolated, since the notation is not in the language of the page.
      text: `\u2068${move}\u2069`,
      seat: mover === "*" ? null : Number(mover),
      bot: Boolean(line.bot),
      clue: null,
    };
  });
}

/** The log of the game that is shown. */
export function useLogSentences(
  page: PageState,
  { table }: Update,
  part: AnyGamePart | null,
): readonly Sentence[] {
  const log = page.session.log.value;
  const chosen = language.value;
  // Every update has new seats; only their names matter here.
  const names = table.seats.map(({ name }) => name).join("\n");
  const hidden = table.hidden_clues.join();
  return useMemo(
    () => (part ? writeSentences(log, part, table) : []),
    [log, part, chosen, names, hidden],
  );
}
