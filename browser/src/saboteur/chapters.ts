// The chapters of a game of Saboteur.

import type { Chapter } from "../game/contract";
import type { SaboteurPublicNews } from "../wire/messages";

/** A round, a broken tool or a rockfall, a goal. */
export function findChapter(news: SaboteurPublicNews): Chapter | null {
  switch (news.type) {
    case "dealt":
      return "part";
    case "broke":
    case "fell":
      return "harm";
    case "turned":
      return "find";
    default:
      return null;
  }
}
