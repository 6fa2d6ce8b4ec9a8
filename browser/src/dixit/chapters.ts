// The chapters of a game of Dixit.

import type { Chapter } from "../game/contract";
import type { DixitPublicNews } from "../wire/messages";

/** A turn begins with its clue, and its end is when the votes are shown. */
export function findChapter(news: DixitPublicNews): Chapter | null {
  if (news.type === "told") return "part";
  return news.type === "votesopened" ? "find" : null;
}
