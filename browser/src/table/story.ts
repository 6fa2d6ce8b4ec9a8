// The log in words: every line of the record as the news that it made.

import { useMemo } from "preact/hooks";

import { language, t } from "../i18n";
import type { Update } from "../wire/messages";
import type { Desk } from "./desk";
import { seatName } from "./names";
import type { AnyPart } from "./parts";
import type { Told } from "./session";

export interface Sentence {
  readonly key: string;
  /** The line of the record that it belongs to. */
  readonly line: number;
  readonly text: string;
  readonly seat: number | null;
  /** Whether a bot made the move. */
  readonly bot: boolean;
  /** The turn whose clue it tells, if it tells one that is not hidden. */
  readonly clue: number | null;
}

/** A record in words; clues that the host has hidden are not told. */
export function sentences(
  story: readonly Told[],
  part: AnyPart,
  table: Update["table"],
): readonly Sentence[] {
  const who = (seat: number): string => seatName(table, seat);
  const all: Sentence[] = [];
  let turn = -1;
  story.forEach(({ line, news }, at) => {
    news.forEach((one, nth) => {
      const told = one.type === "told";
      if (told) turn++;
      const hidden = told && table.hidden.includes(turn);
      const text = hidden ? t("dix-clue-hidden") : part.said(one, who);
      if (!text) return;
      all.push({
        key: `${at} ${nth}`,
        line: at,
        text,
        seat: "seat" in one ? one.seat : null,
        bot: Boolean(line.bot) && nth === 0,
        clue: told && !hidden && one.clue !== null ? turn : null,
      });
    });
  });
  return all;
}

/** The log of the game that is shown. */
export function useSentences(
  desk: Desk,
  { table }: Update,
  part: AnyPart | null,
): readonly Sentence[] {
  const story = desk.session.story.value;
  const tongue = language.value;
  // Seats come anew with every update; only their names are told of here.
  const names = table.seats.map(({ name }) => name).join("\n");
  const hidden = table.hidden.join();
  return useMemo(
    () => (part ? sentences(story, part, table) : []),
    [story, part, tongue, names, hidden],
  );
}
