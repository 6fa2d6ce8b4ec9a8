// What an address asks for besides a table: a seat to take over, or a game against bots at once.

import type { Desk } from "./desk";
import { startNow } from "./now";

/** Take over the seat that a link offers, and leave no trace of it in the address bar. */
export function takeSeat(desk: Desk): void {
  const [, secret] = /^#take=(.+)$/.exec(location.hash) ?? [];
  if (!secret) return;
  history.replaceState(null, "", location.pathname + location.search);
  void desk.session.ask({ type: "take", secret });
}

/** Sit down, fill the table with bots and start, if the address ends in `#now`. */
export function playNow(desk: Desk): void {
  if (location.hash === "#now") void startNow(desk.session);
}
