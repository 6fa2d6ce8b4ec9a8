// What the last move was done to: it is marked until the next one.

import type { AnyNews } from "../game/contract";
import type { SaboteurMine, SaboteurPublicNews, SaboteurTool } from "../wire/messages";
import { type Cell, GOAL_CELLS } from "./cards";

type News = readonly SaboteurPublicNews[];

/** The cells where a card was laid or fell, and the goals that were looked at or turned. */
export function findMarkedCells(news: News): readonly Cell[] {
  return news.flatMap((one) => {
    switch (one.type) {
      case "laid":
      case "fell":
        return [{ x: one.x, y: one.y }];
      case "looked":
      case "turned":
        return [GOAL_CELLS[one.goal]];
      default:
        return [];
    }
  });
}

/** What was done to the tools of a player; null: nothing. */
export function findStroke(news: News, seat: number): "broke" | "mended" | null {
  for (const one of news)
    if ((one.type === "broke" || one.type === "mended") && one.target === seat) return one.type;
  return null;
}

/** The cells of the cards that were laid in some news and still lie there, and who laid them. */
export function findRecentCells(
  recent: readonly AnyNews[],
  { laid }: SaboteurMine,
): readonly (Cell & { readonly seat: number })[] {
  return (recent as News).flatMap((one) =>
    one.type === "laid" && laid.some(({ x, y }) => x === one.x && y === one.y)
      ? [{ x: one.x, y: one.y, seat: one.seat }]
      : [],
  );
}

/** Which tools of a player were broken before some news, the newest first. */
export function findBrokenBefore(
  news: News,
  seat: number,
  broken: readonly SaboteurTool[],
): readonly SaboteurTool[] {
  return news.reduce((tools, one) => {
    if (one.type === "broke" && one.target === seat)
      return tools.filter((tool) => tool !== one.tool);
    return one.type === "mended" && one.target === seat ? [...tools, one.tool] : tools;
  }, broken);
}
