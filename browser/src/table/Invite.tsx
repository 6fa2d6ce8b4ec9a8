// How to invite others to this table: its code, its link and a QR code.

import type { JSX } from "preact";

import { t } from "../i18n";
import { CopyField } from "../ui/CopyField";
import { Icon } from "../ui/Icon";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import "./invite.css";
import { formatCode } from "../ui/tableCode";

export function Invite({ page, update }: { page: PageState; update: Update }): JSX.Element {
  const { code, settings } = update.table;
  const link = page.session.link.value || `${location.origin}/t/${code}`;
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
          <strong dir="ltr">{formatCode(code)}</strong>
        </p>
        <CopyField label={t("table-link")} text={link} share />
        {settings.television && (
          <a class="button" href={`/tv/${code}`} target="_blank" rel="noopener">
            <Icon name="monitor" />
            {t("table-television")}
          </a>
        )}
      </div>
    </div>
  );
}
