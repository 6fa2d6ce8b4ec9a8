// Error codes of the server in the reader's language.

import { found, t } from "../i18n";

/** The sentence for the code of a refusal. */
export function describeError(code: string): string {
  if (isClause(code)) return t("error-clause", { rule: found(clauseKey(code)) ?? code });
  return found(`error-${code}`) ?? t("error-unknown");
}

/** Whether a code is the id of a clause of some game's rules: "S-3.2". */
export function isClause(code: string): boolean {
  return /^[A-Z]-\d+\.\d+$/.test(code);
}

/** The key of a clause's text. */
function clauseKey(clause: string): string {
  return `rule-${clause.toLowerCase().replace(".", "-")}`;
}
