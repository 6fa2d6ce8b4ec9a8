// Dixit's news, and what is to be done, in words.

import { listed, t } from "../i18n";
import type { DixitPublicNews } from "../wire/messages";
import { taskOf, type DixitView } from "./task";

type Who = (seat: number) => string;

export function said(news: DixitPublicNews, who: Who): string | null {
  switch (news.type) {
    case "dealt":
      return t("dix-news-dealt");
    case "told":
      return news.clue === null
        ? t("dix-news-told-aloud", { who: who(news.seat) })
        : t("dix-news-told", { who: who(news.seat), clue: news.clue });
    case "gave":
      return t("dix-news-gave", { who: who(news.seat) });
    case "displayed":
      return t("dix-news-displayed", { count: news.cards.length });
    case "voted":
      return t("dix-news-voted", { who: who(news.seat) });
    case "votesopened":
      return t("dix-news-votesopened");
    case "tellershown":
      return t("dix-news-tellershown", { number: news.number, who: who(news.seat) });
    case "ownersshown":
      return t("dix-news-ownersshown");
    case "scored": {
      const gains = news.points.flatMap((points, seat) =>
        points ? [t("dix-news-points", { who: who(seat), points })] : [],
      );
      return gains.length
        ? t("dix-news-scored-points", { list: listed(gains) })
        : t("dix-nobody-scored");
    }
    case "gameended": {
      const { winners } = news;
      return t("dix-news-gameended", { count: winners.length, who: listed(winners.map(who)) });
    }
  }
}

export function headline(view: DixitView): string {
  const { stage } = view.play.public;
  const task = taskOf(view);
  if (task?.kind === "give") return t("dix-do-give", { count: task.count });
  if (task?.kind === "vote") return t("dix-do-vote");
  if (task) return t(task.race ? "dix-do-race" : "dix-do-tell");
  // How it went is not told before the scene has shown it.
  if (view.table.status === "resting") return t("dix-news-votesopened");
  switch (stage.type) {
    case "telling":
      return stage.seat === null
        ? t("dix-do-race")
        : t("dix-wait-tell", { who: view.who(stage.seat) });
    case "giving":
      return t("dix-wait-give", { count: Math.max(1, stage.waiting.length) });
    case "voting":
      return t("dix-wait-vote", { count: Math.max(1, stage.waiting.length) });
    case "over":
      return t("dix-final-title");
    default:
      return t("loading");
  }
}
