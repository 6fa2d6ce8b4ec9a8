// No way in, or none any more: why, and the way on.

import type { JSX } from "preact";

import { t } from "../i18n";
import { ErrorPage } from "../ui/ErrorPage";
import type { Closing } from "../wire/messages";

function title({ code }: Closing): string {
  switch (code) {
    case "not-found":
      return t("error-no-table-title");
    case "removed":
      return t("error-removed-title");
    case "set-aside":
      return t("table-set-aside");
    default:
      return t("table-no-way");
  }
}

/** Needs the texts "table". */
export function TableClosed({ why }: { why: Closing }): JSX.Element {
  return <ErrorPage title={title(why)} code={why.code} />;
}
