// What people see of a game that they may not watch.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { Update } from "../wire/messages";

export function BehindDoors({ table }: Update): JSX.Element {
  return (
    <div class="table-stage">
      <p class="table-wait">{t("table-behind-doors", { count: table.seats.length })}</p>
    </div>
  );
}
