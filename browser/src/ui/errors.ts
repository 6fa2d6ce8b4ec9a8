// Error codes of the server in the reader's language.

import { clauseKey, hasTexts, loadTexts, lookUp, refusedKey, t } from "../i18n";
import { Refusal } from "../wire/api";
import type { Code, RefusalBody } from "../wire/messages";
import type { GameName } from "../wire/vocabulary";

/** What the page itself finds wrong. */
type PageCode = "no-websocket" | "offline" | "old-page" | "unknown";

/** What went wrong: a code, and the facts that its sentence needs. A `Refusal` is one. */
export interface Fault {
  readonly code: string;
  readonly facts?: RefusalBody["facts"];
}

/** The fault of anything that was thrown. */
export function readFault(error: unknown): Fault {
  return error instanceof Refusal ? error : { code: "unknown" };
}

/** The sentence for a fault. */
export function describeError({ code, facts = {} }: Fault): string {
  if (isClause(code))
    return lookUp(refusedKey(code)) ?? t("error-clause", { rule: lookUp(clauseKey(code)) ?? code });
  const sentence =
    lookUp(`refusal-${code as Code}`, nameGame(facts)) ?? lookUp(`error-${code as PageCode}`);
  if (sentence !== null) return sentence;
  if (!hasTexts("refusals")) {
    // Most visits need none of them. This is called again once they have been loaded.
    void loadTexts("refusals").catch(() => null);
    return "";
  }
  // A server that is newer than this page may have codes that the page does not know.
  return t("error-unknown");
}

/** The facts with the name of a game in the reader's language, if one is among them. */
function nameGame(facts: RefusalBody["facts"]): RefusalBody["facts"] {
  if (facts.game === undefined) return facts;
  return { ...facts, game: lookUp(`game-${facts.game as GameName}`) ?? facts.game };
}

/** Whether a code is the id of a clause of some game's rules: "S-3.2". */
export function isClause(code: string): boolean {
  return /^[A-Z]-\d+\.\d+$/.test(code);
}
