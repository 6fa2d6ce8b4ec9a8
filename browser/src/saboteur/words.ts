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

/** "Tunnel open: north and east". */
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

/** What everybody was shown. The texts with `.you` have the reader as the one who acts. */
export function describeNews(
  news: SaboteurPublicNews,
  who: Who,
  reader: number | null,
  isByStandIn = false,
): string {
  /** Who is called "you" for what they did. */
  const doer = isByStandIn ? null : reader;
  switch (news.type) {
    case "dealt": {
      const { round, starter } = news;
      return starter === reader
        ? t("saboteur-news-dealt.you", { round })
        : t("saboteur-news-dealt", { round, who: who(starter) });
    }
    case "laid": {
      const key = isDeadEnd(news.shape) ? "saboteur-news-laid-dead-end" : "saboteur-news-laid";
      return news.seat === doer ? t(`${key}.you`) : t(key, { who: who(news.seat) });
    }
    case "broke":
    case "mended":
      return describeTool(news, who, reader, doer);
    case "fell":
      return news.seat === doer
        ? t("saboteur-news-fell.you")
        : t("saboteur-news-fell", { who: who(news.seat) });
    case "looked": {
      const { seat, goal } = news;
      return seat === doer
        ? t("saboteur-news-looked.you", { goal })
        : t("saboteur-news-looked", { who: who(seat), goal });
    }
    case "passed": {
      const key = news.card ? "saboteur-news-passed" : "saboteur-news-passed-empty";
      return news.seat === doer ? t(`${key}.you`) : t(key, { who: who(news.seat) });
    }
    case "turned": {
      const { seat, goal } = news;
      const face = sortFace(news.face);
      return seat === doer
        ? t("saboteur-news-turned.you", { goal, face })
        : t("saboteur-news-turned", { who: who(seat), goal, face });
    }
    case "stood":
      return t("saboteur-news-stood", { goal: news.goal });
    case "roundended": {
      const { winners, by } = news;
      if (by === null) return t("saboteur-news-roundended", { winners });
      return by === doer
        ? t("saboteur-news-roundended-by.you", { winners })
        : t("saboteur-news-roundended-by", { winners, who: who(by) });
    }
    case "golddrawn":
      return t("saboteur-news-golddrawn", { cards: news.cards });
    case "goldtaken": {
      const { seat, cards } = news;
      return seat === reader
        ? t("saboteur-news-goldtaken.you", { cards })
        : t("saboteur-news-goldtaken", { who: who(seat), cards });
    }
    case "gameended": {
      const { winners } = news;
      const names = formatList(winners.filter((seat) => seat !== reader).map(who));
      if (reader === null || !winners.includes(reader))
        return t("saboteur-news-gameended", { who: names, count: winners.length });
      return winners.length === 1
        ? t("saboteur-news-gameended.you")
        : t("saboteur-news-gameended.together", { who: names });
    }
  }
}

/** A tool that was broken or mended. */
function describeTool(
  { type, seat, target, tool }: Extract<SaboteurPublicNews, { readonly tool: SaboteurTool }>,
  who: Who,
  reader: number | null,
  doer: number | null,
): string {
  const key = `saboteur-news-${type}` as const;
  if (target === reader && seat !== doer) return t(`${key}.yours`, { who: who(seat), tool });
  if (seat === target)
    return seat === doer
      ? t(`${key}-self.you`, { tool })
      : t(`${key}-self`, { who: who(seat), tool });
  return seat === doer
    ? t(`${key}.you`, { target: who(target), tool })
    : t(key, { who: who(seat), target: who(target), tool });
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
      // Nobody with a broken tool may lay a path card.
      return play.public.players[stage.seat]?.broken.length
        ? t("saboteur-do-play-broken")
        : t("saboteur-do-play");
    case "choosing":
      return t("saboteur-do-choose-goal");
    case "fitting":
      return t("saboteur-do-fit-stone");
    case "sharing":
      return t("saboteur-do-share");
  }
}
