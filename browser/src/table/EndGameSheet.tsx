// The sheet that opens a vote to end a game before its end.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import type { Update } from "../wire/messages";
import { vote } from "./EndVoteNotice";
import type { PageState } from "./pageState";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

/** What ending the game means, and the button that asks for it. */
export function EndGameSheet({ page, update }: Props): JSX.Element {
  const alone = update.table.seats.filter((info) => info.name && !info.gone).length <= 1;
  const end = (): void => {
    page.close();
    vote(page, update, true);
  };
  return (
    <Dialog title={t("table-end")} close={() => page.close()}>
      <p>{alone ? t("table-end-alone") : t("table-end-how")}</p>
      <div class="row">
        <button type="button" class="main" onClick={end}>
          {alone ? t("table-end") : t("table-end-ask")}
        </button>
        <button type="button" onClick={() => page.close()}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
