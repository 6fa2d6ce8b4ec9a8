// The log: what happened, in words, the newest last.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { useStickToEnd } from "./useStickToEnd";
import type { Sentence } from "./logSentences";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly log: readonly Sentence[];
}

export function LogPanel({ page, update, log }: Props): JSX.Element {
  const list = useStickToEnd(log);
  return (
    <div ref={list} class="talk-list" tabIndex={0} role="group" aria-label={t("table-log")}>
      {!log.length && <p class="quiet">{t("table-log-empty")}</p>}
      <ol class="plain">
        {log.map(({ key, text, seat, bot, clue }) => (
          <li key={key} class="log-line">
            {seat === null || seat < 0 ? <span class="log-dot" /> : <SeatMark seat={seat} />}
            <span class="log-text">
              {text}
              {bot && (
                <span class="log-bot" title={t("table-by-bot")}>
                  <Icon name="bot" size={15} />
                  <span class="aloud">{t("table-by-bot")}</span>
                </span>
              )}
            </span>
            {update.you.host && clue !== null && (
              <button
                type="button"
                class="bare talk-hide"
                aria-label={t("table-hide-clue")}
                onClick={() => void page.session.ask({ type: "hide", what: "clue", number: clue })}
              >
                <Icon name="bin" size={16} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
