// What Dixit's taught game needs besides the board. The clues of its record are keys.

import type { GameLesson } from "../game/contract";
import { loadTexts, t } from "../i18n";
import type { DixitMove, DixitPlay } from "../wire/messages";

await loadTexts("learn-dixit");

/** The clue that stands for one of the learner's own. */
const OWN_CLUE = "between";

/** The clues of the record in the reader's language. */
function listClues(made: readonly DixitMove[]): ReadonlyMap<string, string> {
  const own = made.findLast((move) => move.type === "tell");
  return new Map([
    ["go", t("learn-dixit-go")],
    ["plain", t("learn-dixit-choice-plain")],
    ["dark", t("learn-dixit-choice-dark")],
    [OWN_CLUE, own?.clue ?? t("learn-dixit-choice-between")],
  ]);
}

/** A value with the clues in it replaced. */
function replaceClues<V>(value: V, clues: ReadonlyMap<string, string>): V {
  if (Array.isArray(value)) return value.map((one) => replaceClues<unknown>(one, clues)) as V;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [
    name,
    name === "clue" && typeof one === "string" ? (clues.get(one) ?? one) : replaceClues(one, clues),
  ]);
  return Object.fromEntries(entries) as V;
}

/** The places of cards, and then the button that confirms them, once the learner has picked these. */
function withConfirmation(cards: readonly string[]): readonly string[] {
  const picked = cards.map((card) => `:has(${card}.picked)`).join("");
  return [...cards, `.dixit-board${picked} .dixit-confirm .main:enabled`];
}

export const lesson: GameLesson<DixitPlay> = {
  locateMove: (move, { private: own }) => {
    const locateCard = (card: number): string =>
      `.dixit-hand li:nth-child(${(own?.hand.indexOf(card) ?? 0) + 1}) .dixit-card`;
    switch (move.type) {
      case "tell":
        return [locateCard(move.card)];
      case "give":
        return withConfirmation(move.cards.map(locateCard));
      case "vote":
        return withConfirmation([`.dixit-display li:nth-child(${move.number}) .dixit-card`]);
      default:
        return [];
    }
  },
  findTaught: (move, taught) => {
    const same = taught.findIndex((one) => JSON.stringify(one) === JSON.stringify(move));
    if (same >= 0 || move.type !== "tell") return same;
    // The last of the suggested clues is the best one: so may the learner's own be.
    return taught.findLastIndex((one) => one.type === "tell" && one.card === move.card);
  },
  localize: (value, made) => replaceClues(value, listClues(made)),
};
