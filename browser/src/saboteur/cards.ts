// What the names of cards and moves say: which way round a card lies, which card a move uses.

import type { SaboteurCard, SaboteurGoal, SaboteurMove, SaboteurShape } from "../wire/messages";

const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

export const GOALS = ["top", "middle", "bottom"] as const satisfies readonly SaboteurGoal[];
/** Where the goals lie; the start lies at 0,0, x grows towards the goals, y downwards. */
export const GOAL_CELLS: Readonly<Record<SaboteurGoal, Cell>> = {
  top: { x: 8, y: -2 },
  middle: { x: 8, y: 0 },
  bottom: { x: 8, y: 2 },
};

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export type PathCard = SaboteurCard & SaboteurShape;
export type ActionCard = Exclude<SaboteurCard, PathCard>;

/** What action cards are called in the keys of texts and in the names of pictures. */
export const ACTION_NAMES = {
  "-pick": "break-pick",
  "-lamp": "break-lamp",
  "-cart": "break-cart",
  "+pick": "mend-pick",
  "+lamp": "mend-lamp",
  "+cart": "mend-cart",
  "+pick/lamp": "mend-pick-lamp",
  "+pick/cart": "mend-pick-cart",
  "+lamp/cart": "mend-lamp-cart",
  rockfall: "rockfall",
  map: "map",
} as const satisfies Readonly<Record<ActionCard, string>>;

/** Whether a card of the hand is a path card. */
export function isPath(card: SaboteurCard): card is PathCard {
  return /^[NESW+]+$/.test(card);
}

/** The sides on which a shape is open, clockwise from north. */
export function listOpenSides(shape: SaboteurShape): readonly Side[] {
  return SIDES.filter((side) => shape.includes(side));
}

/** Whether the openings of a shape are not joined inside. */
export function isDeadEnd(shape: SaboteurShape): boolean {
  return shape.includes("+") || shape.length === 1;
}

/** A shape turned by 180°. */
export function turnShape(shape: SaboteurShape): SaboteurShape {
  const sides = SIDES.filter((_, at) => shape.includes(SIDES[(at + 2) % 4] ?? "N"));
  return sides.join(shape.includes("+") ? "+" : "") as SaboteurShape;
}

/** Whether a move is a way to use this card. No default: tsc finds a kind of move that is missing. */
export function usesCard(move: SaboteurMove, card: SaboteurCard): boolean {
  switch (move.type) {
    case "lay":
      return isPath(card) && (move.shape === card || move.shape === turnShape(card));
    case "break":
      return card === `-${move.tool}`;
    case "repair":
    case "pass":
      return move.card === card;
    case "rockfall":
    case "map":
      return move.type === card;
    case "turn":
    case "stone":
    case "gold":
    case "deal":
      return false;
  }
}
