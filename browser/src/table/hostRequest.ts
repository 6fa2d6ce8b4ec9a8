// Taking over from a host who is here but does nothing, or taking the role back.

import { t } from "../i18n";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";

/** Whether the reader may ask for the host's role; nobody can while somebody else has. */
export function canRequestHost({ you, host_request }: Update): boolean {
  return !you.host && (you.founder || (you.seat !== null && !host_request));
}

/** What the button says: a founder takes the role back. */
export function nameHostRequest({ you }: Update): string {
  return you.founder ? t("table-host-back") : t("table-host-ask");
}

export function requestHost({ session }: PageState): void {
  void session.ask({ type: "request-host" });
}
