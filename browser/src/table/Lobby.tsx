// The table before its first game: people sit down, bots are brought, others are invited.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { Update } from "../wire/messages";
import type { Desk } from "./desk";
import { Invite } from "./Invite";
import "./lobby.css";
import { SeatList } from "./SeatList";
import { SettingsWords } from "./SettingsWords";
import { StartBar } from "./StartBar";

export function Lobby({ desk, update }: { desk: Desk; update: Update }): JSX.Element {
  return (
    <div class="lobby">
      <div class="lobby-inside">
        <div class="lobby-column">
          <SeatList desk={desk} update={update} />
        </div>
        <div class="lobby-column">
          <section class="sheet">
            <h2>{t("table-invite")}</h2>
            <Invite desk={desk} update={update} />
          </section>
          <section class="sheet">
            <h2>{t("table-settings")}</h2>
            <SettingsWords settings={update.table.settings} />
            <button type="button" onClick={() => desk.open({ is: "settings" })}>
              <Icon name="gear" />
              {update.you.host ? t("table-settings-change") : t("table-settings-see")}
            </button>
          </section>
        </div>
      </div>
      <StartBar desk={desk} update={update} />
    </div>
  );
}
