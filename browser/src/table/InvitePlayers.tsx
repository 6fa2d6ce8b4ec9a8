// The host's way to tell the players who look elsewhere that another game is wanted.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { PageState } from "./pageState";

export function InvitePlayers({ page }: { page: PageState }): JSX.Element {
  const [done, setDone] = useState(false);
  const invite = async (): Promise<void> => {
    const answer = await page.session.ask({ type: "invite-players" });
    setDone(answer.type === "done");
  };
  return (
    <section class="after-kept">
      <div class="row">
        <button type="button" disabled={done} onClick={() => void invite()}>
          <Icon name="bell" />
          {t("table-invite-players")}
        </button>
        <p class="quiet" role="status">
          {done && t("table-players-invited")}
        </p>
      </div>
    </section>
  );
}
