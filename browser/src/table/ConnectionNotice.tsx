// Says when the connection is lost, what becomes of the reader's move, and when it is back.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import "./connectionNotice.css";
import type { Session } from "./session";

export function ConnectionNotice({ session }: { session: Session }): JSX.Element {
  const lost = session.connection.value === "lost";
  return (
    <div class="connection-status" role="status">
      {lost && (
        <p class="connection-notice">
          <Icon name="warning" />
          <span>
            {navigator.onLine ? t("error-lost") : t("error-offline")}
            {session.isMoveKept.value && ` ${t("error-move-kept")}`}
          </span>
          <button type="button" onClick={() => session.retry()}>
            {t("error-retry")}
          </button>
        </p>
      )}
      {!lost && session.reconnected.value && (
        <p class="connection-notice good">
          <Icon name="check" />
          {t("error-back")}
        </p>
      )}
    </div>
  );
}
