// What a table's address may ask for: to claim a seat, or to play against bots at once.

import { startWithBots } from "./playNow";
import type { Session } from "./session";

/** Claim the seat that a link offers, and remove the secret from the address bar; or sit down, fill the
 * table with bots and start, if the address ends in `#now`. */
export function followAddress(session: Session): void {
  const { hash, pathname, search } = location;
  if (hash === "#now") void startWithBots(session);
  const [, secret] = /^#claim=(.+)$/.exec(hash) ?? [];
  if (!secret) return;
  history.replaceState(null, "", pathname + search);
  void session.ask({ type: "claim-seat", secret });
}
