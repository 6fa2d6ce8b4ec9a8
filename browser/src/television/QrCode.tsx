import type { JSX } from "preact";

import { t } from "../i18n";

/** The link to a table, for the cameras of phones. */
export function QrCode({ code }: { code: string }): JSX.Element {
  return (
    <img
      class="television-qr"
      src={`/api/tables/${code}/qr.svg`}
      alt={t("television-qr")}
      width={300}
      height={300}
    />
  );
}
