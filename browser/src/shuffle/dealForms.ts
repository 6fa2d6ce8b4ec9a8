// The deals of each game, which has them in its own room. A file of its own, so that the verifier need
// not have all that the page has of a game.

import type { DealForm } from "./dealContract";

const forms = import.meta.glob<DealForm>("../*/dealForm.ts", { eager: true, import: "dealForm" });

/** The deals of a game; undefined for a game that the page does not know. */
export function findDealForm(game: string): DealForm | undefined {
  return forms[`../${game}/dealForm.ts`];
}
