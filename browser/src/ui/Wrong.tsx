// What went wrong, in the reader's language.

import type { JSX } from "preact";

import { found, t } from "../i18n";

/** The sentence for a refusal. */
export function excuse(code: string): string {
  const rule = isClause(code) ? found(clause(code)) : null;
  if (rule) return t("error-clause", { rule });
  return found(`error-${code}`) ?? t("error-unknown");
}

/** Whether a refusal names a clause of the rules. */
export function isClause(code: string): boolean {
  return /^[SD]-\d+\.\d+$/.test(code);
}

/** The key of the rule that a clause's id names. */
export function clause(code: string): string {
  return `rule-${code.toLowerCase().replace(".", "-")}`;
}

/** A whole page that says what went wrong, and the way on. */
export function Wrong({ title, code }: { title: string; code: string }): JSX.Element {
  return (
    <main class="wrong stack" id="content">
      <h1>{title}</h1>
      <p>{excuse(code)}</p>
      <p class="row">
        <a class="button main" href="/">
          {t("error-home")}
        </a>
        <button type="button" onClick={() => location.reload()}>
          {t("error-reload")}
        </button>
      </p>
    </main>
  );
}
