// Moves that are not offered: the server is asked for one of them to say which rule forbids it.

import type { SaboteurCard, SaboteurMove, SaboteurShape, SaboteurTool } from "../wire/messages";
import { type Cell, GOAL_CELLS, GOALS } from "./cards";
import type { Selection } from "./selection";

/** Let the server say why the picked card cannot be played at a cell or on a player, by the number of
 * the seat, unless it can. */
export function ask({ card, shape, choices, ...now }: Selection, target: Cell | number): void {
  const isOffered =
    typeof target === "number"
      ? now.players.has(target)
      : now.spots.some(({ x, y }) => x === target.x && y === target.y);
  // Between the reader's turns the answer would only be that they have to wait.
  const move = card && choices.length && !isOffered ? attempt(card, shape, target) : null;
  if (move) now.view.askWhyNot(move);
}

/** What somebody means who brings a card to a cell or to a player, by the number of the seat; null:
 * nothing that the rules know. */
export function attempt(
  card: SaboteurCard,
  shape: SaboteurShape | null,
  target: Cell | number,
): SaboteurMove | null {
  return typeof target === "number"
    ? attemptAtPlayer(card, target)
    : attemptAtCell(card, shape, target);
}

function attemptAtCell(
  card: SaboteurCard,
  shape: SaboteurShape | null,
  { x, y }: Cell,
): SaboteurMove | null {
  if (shape) return { type: "lay", shape, x, y };
  if (card === "rockfall") return { type: "rockfall", x, y };
  if (card !== "map") return null;
  const goal = GOALS.find((one) => GOAL_CELLS[one].x === x && GOAL_CELLS[one].y === y);
  return goal ? { type: "map", goal } : null;
}

function attemptAtPlayer(card: SaboteurCard, seat: number): SaboteurMove | null {
  const [tool] = card.slice(1).split("/") as [SaboteurTool];
  if (card.startsWith("-")) return { type: "break", tool, seat };
  return card.startsWith("+") ? { type: "repair", tool, seat, card } : null;
}
