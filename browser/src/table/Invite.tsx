// How others come to this table: the code, the link and a QR code of it.

import type { JSX } from "preact";

import { t } from "../i18n";
import { CopyField } from "../ui/CopyField";
import { Icon } from "../ui/Icon";
import type { Update } from "../wire/messages";
import type { Desk } from "./desk";
import "./invite.css";
import { spoken } from "./names";

export function Invite({ desk, update }: { desk: Desk; update: Update }): JSX.Element {
  const { code, settings } = update.table;
  const link = desk.session.link.value || `${location.origin}/t/${code}`;
  return (
    <div class="invite">
      <img
        class="invite-qr"
        src={`/api/tables/${code}/qr.svg`}
        width={168}
        height={168}
        alt={t("table-qr")}
      />
      <div class="invite-ways stack">
        <p class="invite-code">
          <span class="quiet">{t("table-code")}</span>
          <strong dir="ltr">{spoken(code)}</strong>
        </p>
        <CopyField label={t("table-link")} text={link} share />
        {settings.screen && (
          <a class="button" href={`/tv/${code}`} target="_blank" rel="noopener">
            <Icon name="screen" />
            {t("table-screen")}
          </a>
        )}
      </div>
    </div>
  );
}
