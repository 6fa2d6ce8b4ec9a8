// What a player says about the time: hold on, the next move, something covers the board.

import { effect } from "@preact/signals";

import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import type { Session } from "./session";

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

/** Whether the reader may ask for more time in this rest. */
export function mayHold({ table, you, clock }: Update): boolean {
  const held = table.seats.some((seat) => seat.holds);
  return table.status === "resting" && you.seat !== null && clock !== null && !held;
}

/** Ask everybody to look longer at what was shown. */
export function holdOn(session: Session): void {
  const update = session.update.value;
  if (!update?.play || !mayHold(update)) return;
  void session.ask({ type: "hold", game: update.table.game, phase: update.play.phase });
}

/** Let the next bot move. */
export function nextMove(session: Session): void {
  const update = session.update.value;
  if (!update || !isStepping(update)) return;
  const lines = update.lines.start + update.lines.new.length;
  void session.ask({ type: "next-move", game: update.table.game, lines });
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
