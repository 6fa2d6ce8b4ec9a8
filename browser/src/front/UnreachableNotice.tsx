// Says that the server is out of reach: the page opens without a network too.

import { signal } from "@preact/signals";
import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";

/** Whether the server has not answered the last request; the list of open tables asks on and on. */
export const isUnreachable = signal(false);

export function UnreachableNotice(): JSX.Element {
  return (
    <div role="status">
      {isUnreachable.value && (
        <p class="front-unreachable sheet row">
          <Icon name="warning" />
          <span>{t("front-unreachable")}</span>
          <button type="button" onClick={() => location.reload()}>
            {t("error-retry")}
          </button>
        </p>
      )}
    </div>
  );
}
