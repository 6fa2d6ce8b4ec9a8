// The button that starts a game, and what is still missing.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { nameHost } from "./headline";
import { canRequestHost, nameHostRequest, requestHost } from "./hostRequest";
import { isFree } from "../game/names";

/** After how many milliseconds of waiting players are told that they can take over. */
const LONG_WAIT_MS = 60_000;

export function StartBar({ page, update }: { page: PageState; update: Update }): JSX.Element {
  const { table, you } = update;
  const free = table.seats.filter(isFree).length;
  const again = table.game > 0;
  // Until the first deal: the table waits a moment for what the seats add to the shuffle.
  const [started, setStarted] = useState(false);
  const start = async (): Promise<void> => {
    setStarted(true);
    const answer = await page.session.ask({ type: "start" });
    if (answer.type !== "done") setStarted(false);
  };
  if (!you.host) return <WaitForHost page={page} update={update} />;
  return (
    <div class="start-bar">
      <button
        type="button"
        class="main start-button"
        disabled={free > 0 || started}
        aria-describedby={free ? "start-missing" : undefined}
        onClick={() => void start()}
      >
        <Icon name="play" />
        {started ? t("table-shuffling") : again ? t("table-start-again") : t("table-start")}
      </button>
      {free > 0 && (
        <p id="start-missing" class="quiet">
          {t("table-start-missing", { count: free })}
        </p>
      )}
    </div>
  );
}

/** Who is waited for, and after a while the way to take over. */
function WaitForHost({ page, update }: { page: PageState; update: Update }): JSX.Element {
  const who = nameHost(update);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="start-bar">
      <p>
        {update.table.game > 0 ? t("table-wait-again", { who }) : t("table-wait-start", { who })}
      </p>
      {(long || update.you.founder) && canRequestHost(update) && (
        <button type="button" class="bare" onClick={() => requestHost(page)}>
          {nameHostRequest(update)}
        </button>
      )}
    </div>
  );
}
