// Dixit's news and tasks in words.

import { formatList, t } from "../i18n";
import type { DixitPublicNews } from "../wire/messages";
import { findTask, type DixitView } from "./selection";

type Who = (seat: number) => string;

export function describeNews(news: DixitPublicNews, who: Who): string | null {
  switch (news.type) {
    case "dealt":
      return t("dixit-news-dealt");
    case "told":
      return news.clue === null
        ? t("dixit-news-told-aloud", { who: who(news.seat) })
        : t("dixit-news-told", { who: who(news.seat), clue: news.clue });
    case "gave":
      return t("dixit-news-gave", { who: who(news.seat) });
    case "displayed":
      return t("dixit-news-displayed", { count: news.cards.length });
    case "voted":
      return t("dixit-news-voted", { who: who(news.seat) });
    case "votesopened":
      return t("dixit-news-votesopened");
    case "tellershown":
      return t("dixit-news-tellershown", { number: news.number, who: who(news.seat) });
    case "ownersshown":
      return t("dixit-news-ownersshown");
    case "scored": {
      const gains = news.points.flatMap((points, seat) =>
        points ? [t("dixit-news-points", { who: who(seat), points })] : [],
      );
      return gains.length
        ? t("dixit-news-scored-points", { list: formatList(gains) })
        : t("dixit-nobody-scored");
    }
    case "gameended": {
      const { winners } = news;
      return t("dixit-news-gameended", {
        count: winners.length,
        who: formatList(winners.map(who)),
      });
    }
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
