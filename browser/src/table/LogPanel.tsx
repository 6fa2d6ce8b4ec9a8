// The log: what happened, in words, the newest last. A tap on a line shows its place on the board.

import type { JSX, TargetedKeyboardEvent } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { pointAt } from "../scenes/anchors";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import type { Update } from "../wire/messages";
import "./log.css";
import type { PageState } from "./pageState";
import "./talkList.css";
import { useStickToEnd } from "./useStickToEnd";
import { groupByChapter, type Sentence } from "./logSentences";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly log: readonly Sentence[];
}

export function LogPanel({ page, update, log }: Props): JSX.Element {
  const list = useStickToEnd(log);
  const [focused, setFocused] = useState<string | null>(null);
  const places = log.filter(({ anchors }) => anchors.length);
  // Of all lines with a place, Tab stops at one: the newest, or the one that was focused last.
  const stop = (places.find(({ key }) => key === focused) ?? places.at(-1))?.key;
  const start = page.recentLine.value;
  // If everything is new, nothing needs to be marked.
  const firstNew = start ? log.find(({ line }) => line >= start)?.key : undefined;
  return (
    <div
      ref={list}
      class="talk-list log"
      // The list itself is focused only to scroll it.
      tabIndex={stop ? undefined : 0}
      role="group"
      aria-label={t("table-log")}
      onKeyDown={moveFocus}
    >
      {!log.length && <p class="quiet">{t("table-log-empty")}</p>}
      {groupByChapter(log).map(({ chapter, sentences }) => (
        <section key={chapter}>
          {chapter && <h3 class="log-chapter">{chapter}</h3>}
          <ol class="plain">
            {sentences.map((sentence) => (
              <li key={sentence.key} class="log-line">
                {sentence.key === firstNew && <p class="log-since">{t("table-log-since")}</p>}
                {sentence.anchors.length ? (
                  <button
                    type="button"
                    class="bare log-told"
                    tabIndex={sentence.key === stop ? 0 : -1}
                    onFocus={() => setFocused(sentence.key)}
                    onClick={() => showPlace(page, sentence)}
                  >
                    <Told {...sentence} />
                  </button>
                ) : (
                  <div class="log-told">
                    <Told {...sentence} />
                  </div>
                )}
                {update.you.host && <HideClue page={page} {...sentence} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Who, in words, with which card. */
function Told({ text, seat, picture, bot }: Sentence): JSX.Element {
  return (
    <>
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
      {picture && <img class="log-card" src={picture} alt="" width={24} height={36} />}
    </>
  );
}

interface HideClueProps extends Pick<Sentence, "clue" | "hidden"> {
  readonly page: PageState;
}

function HideClue({ page, clue, hidden }: HideClueProps): JSX.Element | null {
  if (clue === null) return null;
  return (
    <button
      type="button"
      class="bare talk-hide"
      aria-label={hidden ? t("table-unhide-clue") : t("table-hide-clue")}
      onClick={() => page.hide("clue", clue, !hidden)}
    >
      <Icon name={hidden ? "eye" : "covered"} size={16} />
    </button>
  );
}

/** Point at the place of a sentence. On a phone the log lies over the board, so it is closed. */
function showPlace(page: PageState, { anchors }: Sentence): void {
  page.close();
  requestAnimationFrame(() => pointAt(anchors));
}

/** The arrow keys, Home and End go from one line with a place to another. */
function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("button.log-told")];
  const at = lines.findIndex((line) => line === event.target);
  if (at < 0) return;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
}
