// The keys of the texts of taught games, which are put together from the names of their steps.

import type { TextKey } from "../i18n";
import type { GameName } from "../wire/vocabulary";

type LessonKey = Extract<TextKey, `learn-${GameName}-${string}`>;

/** What is said at a step; tests/lessons sees to it that every step has a text. */
export function lessonKey(game: string, name: string): LessonKey {
  return `learn-${game}-${name}` as LessonKey;
}
