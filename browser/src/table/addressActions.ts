// What a table's address may ask for: to claim a seat, or to play against bots at once.

import type { PageState } from "./pageState";
import { startWithBots } from "./playNow";

/** Claim the seat that a link offers, and remove the secret from the address bar; or sit down, fill the
 * table with bots and start, if the address ends in `#now`. */
export function followAddress({ session }: PageState): void {
  const [, secret] = /^#claim=(.+)$/.exec(location.hash) ?? [];
  if (secret) {
    history.replaceState(null, "", location.pathname + location.search);
    void session.ask({ type: "claim-seat", secret });
  } else if (location.hash === "#now") void startWithBots(session);
}
