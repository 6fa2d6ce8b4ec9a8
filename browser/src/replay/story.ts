// A game as a list of its moves in words, with the chapters that readers jump to.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import type { AnyGamePart, AnyNews, Chapter, NameSeat } from "../game/contract";
import { language } from "../i18n";
import { fetchStory } from "../wire/api";
import type { StoryLine } from "../wire/http";

/** A piece of news in words, and the picture of the card that it is about. */
export interface Said {
  readonly text: string;
  readonly picture: string | null;
}

/** A move in words. */
export interface StoryMove {
  /** The number of the moment that it led to, from 1. */
  readonly at: number;
  /** Who made it; null: the dealer. */
  readonly seat: number | null;
  /** The level of the bot that made it; empty for a person or the dealer. */
  readonly bot: string;
  readonly said: readonly Said[];
  readonly chapter: Chapter | null;
  /** The number of the part of the game that it belongs to, from 1; 0 before the first. */
  readonly part: number;
}

/** The moves of a game in words, to a reader who sees them from a seat or from none (null). */
export function tellStory(
  lines: readonly StoryLine[],
  part: AnyGamePart,
  who: NameSeat,
  reader: number | null,
): readonly StoryMove[] {
  let parts = 0;
  return lines.map(({ text, bot, news: all }, index) => {
    const news = all as readonly AnyNews[];
    const mover = /^\d+/.exec(text)?.[0];
    const found = news.map((one) => part.chapters?.find(one) ?? null);
    if (found.includes("part")) parts++;
    return {
      at: index + 1,
      seat: mover === undefined ? null : Number(mover),
      bot,
      said: sayNews(part.readLine ? [part.readLine(text)] : news, part, who, reader),
      chapter: found.find((one) => one === "part") ?? found.find((one) => one !== null) ?? null,
      part: parts,
    };
  });
}

function sayNews(
  news: readonly AnyNews[],
  part: AnyGamePart,
  who: NameSeat,
  reader: number | null,
): readonly Said[] {
  return news.flatMap((one) => {
    const text = part.describeNews(one, who, reader);
    return text ? [{ text, picture: part.pictureNews?.(one) ?? null }] : [];
  });
}

/** The moment of the next or the last chapter; the end of the game where there is none, and
 * the moment itself while the moves are not loaded. */
export function findChapterMoment(
  moves: readonly StoryMove[],
  at: number,
  way: "back" | "on",
): number {
  if (!moves.length) return at;
  const chapters = moves.filter(({ chapter }) => chapter !== null).map((move) => move.at);
  return way === "on"
    ? (chapters.find((one) => one > at) ?? moves.length)
    : (chapters.findLast((one) => one < at) ?? 0);
}

/** The lines of a game, those that were fetched so far, and the same in words. */
export interface StoryData {
  readonly lines: readonly StoryLine[];
  readonly moves: readonly StoryMove[];
}

export function useStory(
  code: string,
  game: number,
  part: AnyGamePart,
  who: NameSeat,
  reader: number | null,
): StoryData {
  const lines = useSignal<readonly StoryLine[]>([]);
  useEffect(() => {
    let left = false;
    const fetchRest = async (): Promise<void> => {
      for (let length = 1; lines.value.length < length && !left;) {
        const piece = await fetchStory(code, game, lines.value.length);
        if (!piece.lines.length) return;
        lines.value = [...lines.value, ...piece.lines];
        length = piece.length;
      }
    };
    // Without the list, the moments can still be looked at.
    fetchRest().catch(() => null);
    return () => {
      left = true;
    };
  }, []);
  const told = lines.value;
  const moves = useMemo(
    () => tellStory(told, part, who, reader),
    [told, part, language.value, reader],
  );
  return { lines: told, moves };
}
