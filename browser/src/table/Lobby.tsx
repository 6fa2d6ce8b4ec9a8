// The table before its first game: seats, bots, invitation and settings.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { FirstPlayer } from "./FirstPlayer";
import { Invite } from "./Invite";
import "./lobby.css";
import { SeatList } from "./SeatList";
import { SettingsSummary } from "./SettingsSummary";
import { StartBar } from "./StartBar";

export { describeOpenTable } from "./openTable";

export function Lobby({ page, update }: { page: PageState; update: Update }): JSX.Element {
  return (
    <div class="lobby">
      <div class="lobby-inside">
        <div class="lobby-column">
          <FirstPlayer page={page} update={update} />
          <SeatList page={page} update={update} />
        </div>
        <div class="lobby-column">
          <section class="sheet">
            <h2>{t("table-invite")}</h2>
            <Invite page={page} update={update} />
          </section>
          <section class="sheet">
            <h2>{t("table-settings")}</h2>
            <SettingsSummary settings={update.table.settings} />
            <button type="button" onClick={() => page.open({ is: "settings" })}>
              <Icon name="gear" />
              {update.you.host ? t("table-settings-change") : t("table-settings-see")}
            </button>
          </section>
        </div>
      </div>
      <StartBar page={page} update={update} />
    </div>
  );
}
