// Tells the server whether the reader looks at their table: whoever does needs no notices of it.

import { effect } from "@preact/signals";

import { language } from "../i18n";
import type { Session } from "../table/session";
import { readPermission, renew } from "./subscription";

/** Take away the notices about a table that the reader sees now. */
async function clearNotices(code: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = (await worker?.getNotifications({ tag: code })) ?? [];
  for (const notice of shown) notice.close();
}

function reportLook(session: Session): void {
  // A connection looks until it says otherwise.
  let said = true;
  const report = (): void => {
    if (session.connection.peek() !== "open") {
      said = true;
      return;
    }
    const looking = !document.hidden;
    const seat = session.update.peek()?.you.seat ?? null;
    if (seat === null || looking === said) return;
    said = looking;
    void session.ask({ type: "look", looking });
  };
  document.addEventListener("visibilitychange", report);
  effect(() => {
    // With a new connection, and with a seat, there may be something to say.
    if (session.connection.value !== "open" || session.update.value) report();
  });
}

/** Renew the subscription of a reader who has a seat: once, and when they choose another language. */
function keepSubscription(session: Session): void {
  let renewed = "";
  effect(() => {
    const hasSeat = (session.update.value?.you.seat ?? null) !== null;
    if (!hasSeat || language.value === renewed) return;
    renewed = language.value;
    void renew(session.code).catch(() => null);
  });
}

/** Follow whether the reader looks at a table, and keep their subscription alive. */
export function followReader(session: Session): void {
  reportLook(session);
  const clear = (): void => {
    // The reader may ask for notices at any time of a visit.
    if (!document.hidden && readPermission() === "granted")
      void clearNotices(session.code).catch(() => null);
  };
  clear();
  document.addEventListener("visibilitychange", clear);
  keepSubscription(session);
}
