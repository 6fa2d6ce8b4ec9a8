// Error codes of the server in the reader's language.

import { clauseKey, lookUp, t } from "../i18n";
import type { Code, RefusalBody } from "../wire/messages";

/** What the page itself finds wrong. */
type PageCode = "no-websocket" | "offline" | "old-page" | "unknown";

/** The sentence for the code of a refusal. */
export function describeError(code: string, facts: RefusalBody["facts"] = {}): string {
  if (isClause(code)) return t("error-clause", { rule: lookUp(clauseKey(code)) ?? code });
  // A server that is newer than this page may have codes that the page does not know.
  return (
    lookUp(`refusal-${code as Code}`, facts) ??
    lookUp(`error-${code as PageCode}`) ??
    t("error-unknown")
  );
}

/** Whether a code is the id of a clause of some game's rules: "S-3.2". */
export function isClause(code: string): boolean {
  return /^[A-Z]-\d+\.\d+$/.test(code);
}
