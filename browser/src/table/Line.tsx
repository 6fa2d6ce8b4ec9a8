// How the connection is, where that is worth a word; and what was refused.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { need, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { excuse, isClause } from "../ui/Wrong";
import type { Desk } from "./desk";
import "./notices.css";
import { gameName } from "./parts";
import type { Session } from "./session";

/** So many milliseconds a refusal stays to be read. */
const READ = 12_000;

export function LineNotice({ session }: { session: Session }): JSX.Element {
  const lost = session.line.value === "lost";
  return (
    <div class="line-place" role="status">
      {lost && (
        <p class="line-notice">
          <Icon name="warning" />
          {navigator.onLine ? t("error-lost") : t("error-offline")}
          <button type="button" onClick={() => session.retry()}>
            {t("error-retry")}
          </button>
        </p>
      )}
      {!lost && session.again.value && (
        <p class="line-notice good">
          <Icon name="check" />
          {t("error-back")}
        </p>
      )}
    </div>
  );
}

export function Toast({ desk }: { desk: Desk }): JSX.Element {
  const { session } = desk;
  const refusal = session.refusal.value;
  const game = gameName(session.update.value?.table.settings.game ?? "");
  const ruled = refusal !== null && isClause(refusal.code);
  useEffect(() => {
    if (!refusal) return;
    // The sentence for a clause is in the rules.
    if (ruled && game) void need(`rules-${game}`);
    const timer = setTimeout(() => {
      if (session.refusal.value === refusal) session.refusal.value = null;
    }, READ);
    return () => clearTimeout(timer);
  }, [refusal]);
  const putAway = (): void => {
    session.refusal.value = null;
  };
  return (
    <div role="alert">
      {refusal && (
        <div class="toast">
          <Icon name="warning" />
          <p>{excuse(refusal.code)}</p>
          <button type="button" class="bare" aria-label={t("close")} onClick={putAway}>
            <Icon name="close" />
          </button>
          {ruled && (
            <button
              type="button"
              class="toast-rule"
              onClick={() => {
                putAway();
                desk.open({ is: "rules", at: refusal.code });
              }}
            >
              <Icon name="book" />
              {t("error-see-rule")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
