// Moves that a bot only thought of, in words.

import type { MoveInWords, NameSeat } from "../game/contract";
import { t } from "../i18n";
import type { SaboteurMove } from "../wire/messages";
import { isDeadEnd } from "./cards";
import { cardPicture, pathPicture } from "./pictures";

/** A move of a seat as words after "it thought of"; null: it is not worth a word. */
export function describeMove(move: SaboteurMove, seat: number, who: NameSeat): MoveInWords | null {
  switch (move.type) {
    case "lay":
      return {
        words: t(isDeadEnd(move.shape) ? "saboteur-thought-lay-dead-end" : "saboteur-thought-lay"),
        picture: pathPicture(move.shape),
      };
    case "break":
      return {
        words: t("saboteur-thought-break", { who: who(move.seat), tool: move.tool }),
        picture: cardPicture(`-${move.tool}`),
      };
    case "repair":
      return {
        words:
          move.seat === seat
            ? t("saboteur-thought-mend-own", { tool: move.tool })
            : t("saboteur-thought-mend", { who: who(move.seat), tool: move.tool }),
        picture: cardPicture(move.card),
      };
    case "rockfall":
      return { words: t("saboteur-thought-rockfall"), picture: cardPicture("rockfall") };
    case "map":
      return {
        words: t("saboteur-thought-look", { goal: move.goal }),
        picture: cardPicture("map"),
      };
    default:
      return null;
  }
}
