// What Saboteur's taught game needs besides the board.

import type { GameLesson } from "../game/contract";
import { loadTexts } from "../i18n";
import type { SaboteurCard, SaboteurMove, SaboteurPlay } from "../wire/messages";
import { type Cell, GOAL_CELLS, usesCard } from "./cards";
import "./lesson.css";

await loadTexts("learn-saboteur");

/** The card of the hand that a move takes. */
function locateCard(move: SaboteurMove, hand: readonly SaboteurCard[]): string {
  const card = hand.find((one) => usesCard(move, one));
  return `.saboteur-held[data-card="${card}"]`;
}

function locateCell({ x, y }: Cell): string {
  return `.saboteur-spot[data-cell="${x},${y}"]`;
}

/** A place to aim at, and the button that confirms it where a move has to be confirmed. */
function locateAim(place: string): readonly string[] {
  return [place, `.learn:has(${place}[aria-pressed=true]) .saboteur-act.main`];
}

export const lesson: GameLesson<SaboteurPlay> = {
  locateMove: (move, { private: own }) => {
    const card = locateCard(move, own?.hand ?? []);
    switch (move.type) {
      case "lay":
      case "rockfall":
        return [card, ...locateAim(locateCell(move))];
      case "map":
        return [card, ...locateAim(locateCell(GOAL_CELLS[move.goal]))];
      case "break":
      case "repair":
        return [card, ...locateAim(`.seat[data-seat="${move.seat}"] .seat-aim`)];
      case "pass":
        return [card, ".saboteur-act[aria-keyshortcuts=x]", ".saboteur-dialog .main"];
      case "gold": {
        const at = own?.offer.indexOf(move.nuggets) ?? 0;
        return [`.saboteur-offer .saboteur-gold:nth-child(${at + 1})`];
      }
      default:
        return [];
    }
  },
};
