// Cards, goals and news in words.

import { found, listed, t } from "../i18n";
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
import { isDeadEnd, isPath, openings } from "./cards";

type Who = (seat: number) => string;

/** "Tunnel open to north and east". */
export function shapeName(shape: SaboteurShape): string {
  const sides = listed(
    openings(shape).map((side) => found(`sab-side-${side.toLowerCase()}`) ?? side),
  );
  return isDeadEnd(shape) ? t("sab-path-dead", { sides }) : t("sab-path-open", { sides });
}

/** The key of an action card's name: "-pick" is `sab-card-break-pick`. */
function actionKey(card: SaboteurCard): string {
  const kind = card.startsWith("-") ? "break-" : card.startsWith("+") ? "mend-" : "";
  return `sab-card-${kind}${card.replace(/^[+-]/, "").replace("/", "-")}`;
}

export function cardName(card: SaboteurCard): string {
  return isPath(card) ? shapeName(card) : (found(actionKey(card)) ?? card);
}

/** What an action card does; null for a path card, which shows it. */
export function cardHelp(card: SaboteurCard): string | null {
  return isPath(card) ? null : found(`${actionKey(card)}.help`);
}

export function goalName(goal: SaboteurGoal): string {
  return t(`sab-goal-${goal}`);
}

export function faceName(face: SaboteurFace): string {
  return face === "gold" ? t("sab-face-gold") : t("sab-face-stone");
}

export function toolName(tool: SaboteurTool): string {
  return t(`sab-tool-${tool}`);
}

/** What all were shown. */
export function said(news: SaboteurPublicNews, who: Who): string {
  switch (news.type) {
    case "dealt":
      return t("sab-news-dealt", { round: news.round, who: who(news.starter) });
    case "laid":
      return t("sab-news-laid", { who: who(news.seat) });
    case "broke":
    case "mended": {
      const { seat, target, tool } = news;
      if (seat === target) return t(`sab-news-${news.type}-self`, { who: who(seat), tool });
      return t(`sab-news-${news.type}`, { who: who(seat), target: who(target), tool });
    }
    case "fell":
      return t("sab-news-fell", { who: who(news.seat) });
    case "looked":
      return t("sab-news-looked", { who: who(news.seat), goal: news.goal });
    case "passed":
      return t(news.card ? "sab-news-passed" : "sab-news-passed-empty", { who: who(news.seat) });
    case "turned":
      return t("sab-news-turned", { who: who(news.seat), goal: news.goal, face: kind(news.face) });
    case "stood":
      return t("sab-news-stood", { goal: news.goal });
    case "roundended":
      return news.by === null
        ? t("sab-news-roundended", { winners: news.winners })
        : t("sab-news-roundended-by", { winners: news.winners, who: who(news.by) });
    case "golddrawn":
      return t("sab-news-golddrawn", { cards: news.cards });
    case "goldtaken":
      return t("sab-news-goldtaken", { who: who(news.seat), cards: news.cards });
    case "gameended": {
      const { winners } = news;
      return t("sab-news-gameended", { who: listed(winners.map(who)), count: winners.length });
    }
  }
}

/** What one player alone was shown. */
export function told(news: SaboteurPrivateNews): string {
  switch (news.type) {
    case "received":
      return t("sab-news-received", { role: news.role });
    case "drew":
      return t("sab-news-drew", { card: cardName(news.card) });
    case "saw":
      return t("sab-news-saw", { goal: news.goal, face: kind(news.face) });
    case "offered":
      return t("sab-news-offered", { count: news.gold.length });
    case "got":
      return t("sab-news-got", { nuggets: news.gold.reduce((sum, one) => sum + one, 0) });
  }
}

function kind(face: SaboteurFace): string {
  return face === "gold" ? "gold" : "stone";
}

/** What is to be done now. */
export function headline({ play, you, who }: GameView<SaboteurPlay>): string {
  const { stage, results, round } = play.public;
  if (stage.type === "dealing" || stage.type === "over") {
    const last = results.at(-1);
    return last ? t(`sab-winners-${last.winners}`) : t("sab-round", { round: Math.max(round, 1) });
  }
  if (stage.seat !== you.seat || you.screen) {
    return t(stage.type === "sharing" ? "mine-wait-share" : "sab-wait", { who: who(stage.seat) });
  }
  switch (stage.type) {
    case "playing":
      return t("sab-do-play");
    case "choosing":
      return t("sab-do-choose-goal");
    case "fitting":
      return t("sab-do-fit-stone");
    case "sharing":
      return t("sab-do-share");
  }
}
