// The clue on a slip of paper: to be read by all, or to be written.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import "./clue.css";
import { Face } from "./Face";
import { NamedMarker, splitLetters } from "./Marker";
import {
  findChoice,
  readPicks,
  writeDraft,
  readDraft,
  type DixitView,
  type Task,
} from "./selection";
import { isClueHidden } from "./turns";

/** The most letters that the server accepts, and from how many on the page counts them. */
const MAX_CLUE_LETTERS = 200;
const COUNTED_CLUE_LETTERS = 150;

interface SlipProps {
  readonly view: DixitView;
  /** Which turn's it is, from 0. */
  readonly turn: number;
  readonly teller: number;
  /** null: said aloud. */
  readonly clue: string | null;
}

export function Slip({ view, turn, teller, clue }: SlipProps): JSX.Element {
  const hidden = isClueHidden(view, turn);
  const shown = hidden ? null : clue;
  const length = splitLetters(shown ?? "").length;
  const size = length <= 24 ? "short" : length <= 70 ? "middle" : "long";
  return (
    <figure class={`dixit-slip ${shown === null ? "quietly" : size}`}>
      <blockquote dir="auto">
        {shown ?? t(hidden ? "dixit-clue-hidden" : "dixit-clue-spoken")}
      </blockquote>
      <figcaption>
        <NamedMarker view={view} seat={teller} />
        <span class="dixit-role">
          <Icon name="book" size={16} /> {t("dixit-storyteller")}
        </span>
        {shown !== null && <HideClue view={view} turn={turn} />}
      </figcaption>
    </figure>
  );
}

/** Lets the host hide a clue. It asks first, since a hidden clue does not come back. */
function HideClue({ view, turn }: { view: DixitView; turn: number }): JSX.Element | null {
  const [sure, setSure] = useState(false);
  const { hide } = view;
  if (!view.you.host || !hide || view.shownOn !== "table") return null;
  return (
    <button
      type="button"
      class="dixit-hide"
      aria-label={sure ? undefined : t("dixit-hide-clue")}
      title={t("dixit-hide-clue")}
      onClick={() => (sure ? hide(turn) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure ? t("dixit-hide-clue-sure") : <Icon name="bin" size={16} />}
    </button>
  );
}

interface FormProps {
  readonly view: DixitView;
  readonly task: Extract<Task, { kind: "tell" }>;
}

export function ClueForm({ view, task }: FormProps): JSX.Element {
  const text = readDraft(view);
  const [card] = readPicks(view);
  const letters = splitLetters(text.trim().replace(/\s+/g, " ")).length;
  const cards = card === undefined ? [] : [card];
  const tell = findChoice(view, "tell", cards);
  const speak = findChoice(view, "speak", cards);
  const ready = tell?.type === "tell" && letters > 0 && letters <= MAX_CLUE_LETTERS;
  const send = () => {
    if (ready) view.choose({ ...tell, clue: text });
  };
  return (
    <form
      class="dixit-slip dixit-writing"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div class="dixit-slot">
        {card !== undefined && <Face deck={view.deck} card={card} size="small" />}
      </div>
      <label>
        <span>{t("dixit-clue-label")}</span>
        <textarea
          rows={2}
          // The hint in an empty field is in the page's language.
          dir={text ? "auto" : undefined}
          value={text}
          placeholder={t("dixit-clue-placeholder")}
          enterkeyhint="send"
          autocomplete="off"
          onInput={(event) => writeDraft(view, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      </label>
      <div class="dixit-sending">
        <p class={letters > MAX_CLUE_LETTERS ? "dixit-much" : "quiet"} aria-live="polite">
          {letters > COUNTED_CLUE_LETTERS
            ? t("dixit-letters", { count: letters, most: MAX_CLUE_LETTERS })
            : card === undefined && t("dixit-clue-pick")}
        </p>
        {task.aloud && (
          <button type="button" disabled={!speak} onClick={() => speak && view.choose(speak)}>
            {t("dixit-clue-aloud")}
          </button>
        )}
        <button type="submit" class="main" disabled={!ready}>
          {t("dixit-clue-send")}
        </button>
      </div>
    </form>
  );
}

/** Forget the draft of a clue that the server has accepted. */
export function useClearedDraft(view: DixitView): void {
  const { stage, teller } = view.play.public;
  const given = stage.type === "giving" && teller === view.you.seat;
  useEffect(() => {
    if (given) writeDraft(view, "");
  }, [given]);
}
