// The button that starts a game, and what is still missing.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { nameHost } from "./headline";
import { isFree } from "../game/names";

export function StartBar({ page, update }: { page: PageState; update: Update }): JSX.Element {
  const { table, you } = update;
  const free = table.seats.filter(isFree).length;
  const again = table.game > 0;
  if (!you.host) {
    const who = nameHost(update);
    return (
      <p class="start-bar">
        {again ? t("table-wait-again", { who }) : t("table-wait-start", { who })}
      </p>
    );
  }
  return (
    <div class="start-bar">
      <button
        type="button"
        class="main start-button"
        disabled={free > 0}
        aria-describedby={free ? "start-missing" : undefined}
        onClick={() => void page.session.ask({ type: "start" })}
      >
        <Icon name={again ? "turn" : "play"} />
        {again ? t("table-start-again") : t("table-start")}
      </button>
      {free > 0 && (
        <p id="start-missing" class="quiet">
          {t("table-start-missing", { count: free })}
        </p>
      )}
    </div>
  );
}
