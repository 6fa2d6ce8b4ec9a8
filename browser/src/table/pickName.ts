// A name for somebody who has none.

import { t } from "../i18n";

/** A random name for somebody who has none yet. */
export function pickName(): string {
  const names = t("table-nicknames").split(/[,،]\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
