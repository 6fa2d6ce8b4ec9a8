// What a bot has done in the reader's place, for those who come back.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { findRecentStart } from "../scenes/recent";
import { Icon } from "../ui/Icon";
import type { PageState } from "./pageState";
import type { Sentence } from "./logSentences";
import "./notices.css";

/** How many sentences are shown, the newest ones; the log has all. */
const MAX_SENTENCES = 2;

interface Props {
  readonly page: PageState;
  readonly log: readonly Sentence[];
}

/** It goes when the reader moves or puts it away. */
export function Meanwhile({ page, log }: Props): JSX.Element | null {
  const [lastRead, setLastRead] = useState(-1);
  const seat = page.update.value?.you.seat ?? null;
  const start = seat === null ? 0 : findRecentStart(page.director.log.value, seat);
  const done = log.filter(
    ({ isByStandIn, line }) => isByStandIn && line >= start && line > lastRead,
  );
  const count = new Set(done.map(({ line }) => line)).size;
  if (!count) return null;
  return (
    <div class="notice">
      <Icon name="bot" />
      <div class="meanwhile">
        <p>{t("table-meanwhile", { count })}</p>
        <ul class="plain">
          {done.length > MAX_SENTENCES && <li>…</li>}
          {done.slice(-MAX_SENTENCES).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={() => setLastRead(done.at(-1)?.line ?? -1)}>
        {t("ok")}
      </button>
    </div>
  );
}
