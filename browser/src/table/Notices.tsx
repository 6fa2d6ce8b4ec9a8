// Notices under the board: what the reader should know or do besides playing.

import type { ComponentChildren, JSX } from "preact";

import { t } from "../i18n";
import { Icon, type IconName } from "../ui/Icon";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { describeWhoIsLooking } from "./headline";
import { pickName } from "./NameForm";
import "./notices.css";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

interface NoticeProps {
  readonly icon: IconName;
  readonly says: string;
  readonly children?: ComponentChildren;
}

function Notice({ icon, says, children }: NoticeProps): JSX.Element {
  return (
    <div class="notice">
      <Icon name={icon} />
      <p>{says}</p>
      {children}
    </div>
  );
}

export function Notices({ page, update }: Props): JSX.Element {
  const { session } = page;
  const { table, you, play } = update;
  const running = page.isRunning.value;
  const me = you.seat === null ? undefined : table.seats[you.seat];
  const back = (): void => void session.ask({ type: "back" });
  return (
    <div class="notices">
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
      {running && play && you.seat === null && you.reserved === null && (
        <Notice icon="eye" says={t("table-watching")} />
      )}
      {table.status === "resting" && me && !me.away && <Pause page={page} update={update} />}
    </div>
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

function Pause({ page, update }: Props): JSX.Element {
  const ready = update.table.seats[update.you.seat ?? -1]?.ready ?? false;
  return (
    <Notice icon={ready ? "check" : "eye"} says={describeWhoIsLooking(update)}>
      {!ready && (
        <button type="button" class="main" onClick={() => void page.session.ready()}>
          {t("table-go-on")}
        </button>
      )}
    </Notice>
  );
}
