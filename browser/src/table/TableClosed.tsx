// The page of a table that is closed to the reader.

import type { JSX } from "preact";

import { t } from "../i18n";
import { ErrorPage } from "../ui/ErrorPage";
import type { Ending } from "../wire/connection";

function pickTitle({ code }: Ending): string {
  switch (code) {
    case "not-found":
    case "table-expired":
      return t("error-no-table-title");
    case "removed":
      return t("error-removed-title");
    case "table-unreadable":
      return t("error-unreadable-title");
    default:
      return t("error-no-way-title");
  }
}

export function TableClosed({ why }: { why: Ending }): JSX.Element {
  return <ErrorPage title={pickTitle(why)} fault={why} />;
}
