// Somebody who plays alone with bots: they wait for the reader.

import { effect } from "@preact/signals";

import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";

/** Whether the reader plays alone with bots. */
export function isAlone({ table, you }: Update): boolean {
  return you.seat !== null && table.alone === you.seat;
}

function isBotToAct({ table, play }: Update): boolean {
  return play?.to_act.some((seat) => table.seats[seat]?.bot) ?? false;
}

/** Whether a bot waits until the reader lets it move. */
export function isStepping(update: Update): boolean {
  return isAlone(update) && update.table.stepping;
}

/** Tell the server when something covers the board of a reader whose bots wait meanwhile. */
export function reportCoveredBoard({
  session,
  isCovered,
}: Pick<PageState, "session" | "isCovered">): () => void {
  let said = false;
  return effect(() => {
    const covered = isCovered.value;
    const update = session.update.value;
    // The server forgets it with the connection, and with the seat.
    if (session.connection.value !== "open" || !update || update.you.seat === null) {
      said = false;
      return;
    }
    const wanted = covered && isAlone(update) && isBotToAct(update);
    if (wanted === said) return;
    said = wanted;
    void session.ask({ type: "cover-board", covered: wanted }).then((answer) => {
      if (answer.type === "refused" && said === wanted) said = !wanted;
    });
  });
}
