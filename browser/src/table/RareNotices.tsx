// Notices under the board that few games bring about.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { Update } from "../wire/messages";
import { EndVoteNotice } from "./EndVoteNotice";
import { HostRequestNotice } from "./HostRequestNotice";
import { Notice } from "./Notice";
import type { PageState } from "./pageState";
import { pickName } from "./pickName";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

export function RareNotices({ page, update }: Props): JSX.Element {
  const { session } = page;
  const { table, you, play } = update;
  const me = you.seat === null ? undefined : table.seats[you.seat];
  const back = (): void => void session.ask({ type: "back" });
  return (
    <>
      {page.unseated.value && (
        <Notice icon="person" says={t("table-unseated")}>
          <button type="button" onClick={() => (page.unseated.value = false)}>
            {t("ok")}
          </button>
        </Notice>
      )}
      {me?.away && (
        <Notice icon="bot" says={t("table-stand-in")}>
          <button type="button" class="main" onClick={back}>
            {t("table-back")}
          </button>
        </Notice>
      )}
      {you.reserved !== null && <KeptSeat page={page} seat={you.reserved} />}
      {page.isRunning.value && play && you.seat === null && you.reserved === null && (
        <Notice icon="eye" says={t("table-watching")} />
      )}
      <HostRequestNotice page={page} update={update} />
      <EndVoteNotice page={page} update={update} />
    </>
  );
}

function KeptSeat({ page, seat }: { page: PageState; seat: number }): JSX.Element {
  const { session } = page;
  return (
    <Notice icon="person" says={t("table-kept")}>
      <button
        type="button"
        class="main"
        onClick={() => void page.sit(seat, session.name.value || pickName())}
      >
        {t("table-return")}
      </button>
    </Notice>
  );
}
