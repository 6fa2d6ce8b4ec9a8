// What a player says about the time: hold on, the next move.

import type { Update } from "../wire/messages";
import type { Session } from "./session";
import { isStepping } from "./solo";

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
