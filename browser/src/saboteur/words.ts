// Cards, goals and news in words.

import { formatList, t } from "../i18n";
import type { GameView } from "../game/contract";
import type {
  SaboteurCard,
  SaboteurFace,
  SaboteurGoal,
  SaboteurPlay,
  SaboteurPrivateNews,
  SaboteurPublicNews,
  SaboteurShape,
  SaboteurTool,
} from "../wire/messages";
import { ACTION_NAMES, isDeadEnd, isPath, listOpenSides } from "./cards";

type Who = (seat: number) => string;

/** "Tunnel open to north and east". */
export function nameShape(shape: SaboteurShape): string {
  const sides = formatList(
    listOpenSides(shape).map((side) => t(`saboteur-side-${lowerCase(side)}`)),
  );
  return t(isDeadEnd(shape) ? "saboteur-path-dead" : "saboteur-path-open", { sides });
}

function lowerCase<S extends string>(word: S): Lowercase<S> {
  return word.toLowerCase() as Lowercase<S>;
}

export function nameCard(card: SaboteurCard): string {
  return isPath(card) ? nameShape(card) : t(`saboteur-card-${ACTION_NAMES[card]}`);
}

/** What an action card does; null for a path card, which shows it. */
export function explainCard(card: SaboteurCard): string | null {
  return isPath(card) ? null : t(`saboteur-card-${ACTION_NAMES[card]}.help`);
}

export function nameGoal(goal: SaboteurGoal): string {
  return t(`saboteur-goal-${goal}`);
}

export function nameFace(face: SaboteurFace): string {
  return face === "gold" ? t("saboteur-face-gold") : t("saboteur-face-stone");
}

export function nameTool(tool: SaboteurTool): string {
  return t(`saboteur-tool-${tool}`);
}

/** What everybody was shown. */
export function describeNews(news: SaboteurPublicNews, who: Who): string {
  switch (news.type) {
    case "dealt":
      return t("saboteur-news-dealt", { round: news.round, who: who(news.starter) });
    case "laid":
      return t("saboteur-news-laid", { who: who(news.seat) });
    case "broke":
    case "mended": {
      const { seat, target, tool } = news;
      if (seat === target) return t(`saboteur-news-${news.type}-self`, { who: who(seat), tool });
      return t(`saboteur-news-${news.type}`, { who: who(seat), target: who(target), tool });
    }
    case "fell":
      return t("saboteur-news-fell", { who: who(news.seat) });
    case "looked":
      return t("saboteur-news-looked", { who: who(news.seat), goal: news.goal });
    case "passed":
      return t(news.card ? "saboteur-news-passed" : "saboteur-news-passed-empty", {
        who: who(news.seat),
      });
    case "turned":
      return t("saboteur-news-turned", {
        who: who(news.seat),
        goal: news.goal,
        face: sortFace(news.face),
      });
    case "stood":
      return t("saboteur-news-stood", { goal: news.goal });
    case "roundended":
      return news.by === null
        ? t("saboteur-news-roundended", { winners: news.winners })
        : t("saboteur-news-roundended-by", { winners: news.winners, who: who(news.by) });
    case "golddrawn":
      return t("saboteur-news-golddrawn", { cards: news.cards });
    case "goldtaken":
      return t("saboteur-news-goldtaken", { who: who(news.seat), cards: news.cards });
    case "gameended": {
      const { winners } = news;
      return t("saboteur-news-gameended", {
        who: formatList(winners.map(who)),
        count: winners.length,
      });
    }
  }
}

/** What one player alone was shown. */
export function describePrivateNews(news: SaboteurPrivateNews): string {
  switch (news.type) {
    case "received":
      return t("saboteur-news-received", { role: news.role });
    case "drew":
      return t("saboteur-news-drew", { card: nameCard(news.card) });
    case "saw":
      return t("saboteur-news-saw", { goal: news.goal, face: sortFace(news.face) });
    case "offered":
      return t("saboteur-news-offered", { count: news.gold.length });
    case "got":
      return t("saboteur-news-got", { nuggets: news.gold.reduce((sum, one) => sum + one, 0) });
  }
}

function sortFace(face: SaboteurFace): string {
  return face === "gold" ? "gold" : "stone";
}

/** What the reader has to do now, or whom the table waits for. */
export function describeTask({ play, you, who }: GameView<SaboteurPlay>): string {
  const { stage, results, round } = play.public;
  if (stage.type === "dealing" || stage.type === "over") {
    const last = results.at(-1);
    return last
      ? t(`saboteur-winners-${last.winners}`)
      : t("saboteur-round-of-three", { round: Math.max(round, 1) });
  }
  if (stage.seat !== you.seat || you.television) {
    return t(stage.type === "sharing" ? "saboteur-wait-share" : "saboteur-wait", {
      who: who(stage.seat),
    });
  }
  switch (stage.type) {
    case "playing":
      return t("saboteur-do-play");
    case "choosing":
      return t("saboteur-do-choose-goal");
    case "fitting":
      return t("saboteur-do-fit-stone");
    case "sharing":
      return t("saboteur-do-share");
  }
}
