// Dixit's news and tasks in words.

import { formatList, t } from "../i18n";
import type { DixitEnding, DixitGain, DixitPublicNews } from "../wire/messages";
import { findTask, type DixitView } from "./selection";

type Who = (seat: number) => string;

/** What everybody was shown. The texts with `.you` have the reader as the one who acts. */
export function describeNews(
  news: DixitPublicNews,
  who: Who,
  reader: number | null,
  isByStandIn = false,
): string | null {
  /** Who is called "you" for what they did. */
  const doer = isByStandIn ? null : reader;
  switch (news.type) {
    case "dealt":
      return t("dixit-news-dealt");
    case "told": {
      const { seat, clue } = news;
      if (clue === null)
        return seat === doer
          ? t("dixit-news-told-aloud.you")
          : t("dixit-news-told-aloud", { who: who(seat) });
      return seat === doer
        ? t("dixit-news-told.you", { clue })
        : t("dixit-news-told", { who: who(seat), clue });
    }
    case "gave":
    case "voted": {
      const key = `dixit-news-${news.type}` as const;
      return news.seat === doer ? t(`${key}.you`) : t(key, { who: who(news.seat) });
    }
    case "reshuffled":
      return t("dixit-news-reshuffled", { count: news.count });
    case "displayed":
      return t("dixit-news-displayed", { count: news.cards.length });
    case "votesopened":
      return t("dixit-news-votesopened");
    case "tellershown":
      return news.seat === reader
        ? t("dixit-news-tellershown.you", { number: news.number })
        : t("dixit-news-tellershown", { number: news.number, who: who(news.seat) });
    case "ownersshown":
      return t("dixit-news-ownersshown");
    case "scored": {
      const gains = news.points.flatMap((points, seat) => {
        if (!points) return [];
        return seat === reader
          ? [t("dixit-news-points.you", { points })]
          : [t("dixit-news-points", { who: who(seat), points })];
      });
      return gains.length
        ? t("dixit-news-scored-points", { list: formatList(gains) })
        : t("dixit-nobody-scored");
    }
    case "lastturnbegan":
      return describeLastTurn(news.ending);
    case "gameended": {
      const { winners, ending } = news;
      const names = formatList(winners.filter((seat) => seat !== reader).map(who));
      if (reader === null || !winners.includes(reader))
        return t("dixit-news-gameended", { ending, count: winners.length, who: names });
      return winners.length === 1
        ? t("dixit-news-gameended.you", { ending })
        : t("dixit-news-gameended.together", { ending, who: names });
    }
  }
}

/** That the turn is the last one, and why. */
export function describeLastTurn(ending: DixitEnding): string {
  return t(ending === "clues" ? "dixit-final-turn-clues" : "dixit-final-turn-pictures");
}

/** Why the game is over; null if it is not, or was ended before its end. */
export function describeEnding({ play }: DixitView): string | null {
  const { stage, edition, turns, players } = play.public;
  if (stage.type !== "over") return null;
  switch (stage.ending) {
    case "points":
      return t("dixit-ended-points", { points: edition.winning_points ?? 0 });
    case "pictures":
      return t("dixit-ended-pictures");
    case "clues":
      return t("dixit-ended-clues", { count: turns.length / players.length });
  }
}

/** What points of a turn are for, without their number. */
export function describeMerit({ merit, votes }: DixitGain): string {
  switch (merit) {
    case "told":
      return t("dixit-gain-told");
    case "found":
      return t("dixit-gain-found");
    case "three":
      return t("dixit-gain-three");
    case "all_found":
      return t("dixit-gain-all-found");
    case "none_found":
      return t("dixit-gain-none-found");
    case "votes":
      return t("dixit-gain-votes", { count: votes ?? 0 });
  }
}

export function describeTask(view: DixitView): string {
  const { stage } = view.play.public;
  const task = findTask(view);
  if (task?.kind === "give") return t("dixit-do-give", { count: task.count });
  if (task?.kind === "vote") return t("dixit-do-vote");
  if (task) return t(task.race ? "dixit-do-race" : "dixit-do-tell");
  // The headline does not say how a turn went before the reveal has shown it.
  if (view.table.status === "resting") return t("dixit-news-votesopened");
  switch (stage.type) {
    case "telling":
      return stage.seat === null
        ? t("dixit-do-race")
        : t("dixit-wait-tell", { who: view.who(stage.seat) });
    case "giving":
      return t("dixit-wait-give", { count: Math.max(1, stage.waiting.length) });
    case "voting":
      return t("dixit-wait-vote", { count: Math.max(1, stage.waiting.length) });
    case "over":
      return t("dixit-final-title");
    default:
      return t("loading");
  }
}
