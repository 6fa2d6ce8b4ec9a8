// The caption: what happened last, above the board. Before it, what happened since the reader's last
// move, as small pictures. Screen readers are told it by the page, and find it in the log.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Sentence } from "../table/logSentences";
import { SeatMark } from "../ui/SeatMark";
import { pointAt } from "./anchors";
import "./caption.css";

/** How long a sentence is shown that the reader asked for. */
const ASKED_MS = 3500;

interface Props {
  readonly log: readonly Sentence[];
  /** The line from which on the events are shown as pictures; null: only the last one is shown. */
  readonly since?: number | null;
}

/** The row stays while it is empty, so that nothing jumps. */
export function Caption({ log, since = null }: Props): JSX.Element {
  const last = log.at(-1) ?? null;
  const before = since === null ? [] : log.slice(0, -1).filter(({ line }) => line >= since);
  const [asked, setAsked] = useState<Sentence | null>(null);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setAsked(null);
  }, [last?.key]);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(null), ASKED_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  useLayoutEffect(() => {
    // The newest is in sight.
    const shown = row.current;
    if (shown) shown.scrollLeft = getComputedStyle(shown).direction === "rtl" ? -1e6 : 1e6;
  }, [before.length]);
  const show = (sentence: Sentence): void => {
    setAsked(sentence);
    pointAt(sentence.anchors);
  };
  const told = asked ?? last;
  return (
    <div class="caption">
      {before.length > 0 && (
        <div ref={row} class="caption-since" role="group" aria-label={t("table-since")}>
          {before.map((sentence) => (
            <button
              key={sentence.key}
              type="button"
              class="bare caption-chip"
              title={sentence.text}
              aria-pressed={sentence === asked}
              onClick={() => show(sentence)}
            >
              <span class="aloud">{sentence.text}</span>
              <Signs {...sentence} />
            </button>
          ))}
        </div>
      )}
      {told && (
        <p
          key={told.key}
          class="caption-event"
          aria-hidden="true"
          onClick={() => pointAt(told.anchors)}
        >
          <Signs {...told} />
          <span class="caption-text">{told.text}</span>
        </p>
      )}
    </div>
  );
}

/** Who, with which card, to whom. */
function Signs({ seat, picture, target }: Sentence): JSX.Element {
  return (
    <span class="caption-signs" aria-hidden="true">
      {seat !== null && seat >= 0 && <SeatMark seat={seat} />}
      {picture && <img src={picture} alt="" width={20} height={30} />}
      {target !== null && target !== seat && <SeatMark seat={target} />}
    </span>
  );
}
