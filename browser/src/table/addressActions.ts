// What a table's address may ask for: to claim a seat, or to play against bots at once.

import { playNow } from "./later";
import type { PageState } from "./pageState";

/** Claim the seat that a link offers, and remove the secret from the address bar. */
export function claimSeatFromAddress(page: PageState): void {
  const [, secret] = /^#claim=(.+)$/.exec(location.hash) ?? [];
  if (!secret) return;
  history.replaceState(null, "", location.pathname + location.search);
  void page.session.ask({ type: "claim-seat", secret });
}

/** Sit down, fill the table with bots and start, if the address ends in `#now`. */
export function playNowFromAddress(page: PageState): void {
  if (location.hash !== "#now") return;
  playNow.use(({ startWithBots }) => void startWithBots(page.session));
}
