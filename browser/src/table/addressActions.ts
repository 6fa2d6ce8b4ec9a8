// What an address asks for besides a table: a seat to take over, or a game against bots at once.

import type { PageState } from "./pageState";
import { startWithBots } from "./playNow";

/** Take over the seat that a link offers, and leave no trace of it in the address bar. */
export function claimSeatFromAddress(page: PageState): void {
  const [, secret] = /^#take=(.+)$/.exec(location.hash) ?? [];
  if (!secret) return;
  history.replaceState(null, "", location.pathname + location.search);
  void page.session.ask({ type: "claim-seat", secret });
}

/** Sit down, fill the table with bots and start, if the address ends in `#now`. */
export function playNowFromAddress(page: PageState): void {
  if (location.hash === "#now") void startWithBots(page.session);
}
