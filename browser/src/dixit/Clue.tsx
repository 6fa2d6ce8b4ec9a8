// The clue on a slip of paper: to be read by all, or to be written.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { isBot } from "../game/names";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import "./clue.css";
import { Disclosure } from "./Disclosure";
import { Face } from "./Face";
import { splitLetters } from "./letters";
import { NamedSeat } from "./NamedSeat";
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
  /** What the storyteller says about it, once the turn is over. */
  readonly why?: JSX.Element;
}

export function Slip({ view, turn, teller, clue, why }: SlipProps): JSX.Element {
  const hidden = isClueHidden(view, turn);
  const here = `${view.table.game} ${turn}`;
  const [uncovered, uncover] = useState("");
  const covered = hidden && uncovered !== here;
  const shown = covered ? null : clue;
  const length = splitLetters(shown ?? "").length;
  const size = length <= 24 ? "short" : length <= 70 ? "middle" : "long";
  // Its storyteller will have a field to say why.
  const own = view.shownOn === "table" && teller === view.you.seat && view.clueTalk?.mayWrite(turn);
  const kind = ["dixit-slip", shown === null ? "quietly" : size, own && "own"];
  return (
    <figure class={kind.filter(Boolean).join(" ")} data-read>
      <blockquote dir="auto">
        {shown ?? t(hidden ? "dixit-clue-hidden" : "dixit-clue-spoken")}
      </blockquote>
      {covered && view.shownOn === "table" && (
        // The host hides a clue from those who do not want to read it, not from the game.
        <button type="button" class="dixit-uncover" onClick={() => uncover(here)}>
          <Icon name="eye" size={16} />
          {t("dixit-clue-uncover")}
        </button>
      )}
      {hidden && mayHide(view) && (
        <button type="button" class="dixit-uncover" onClick={() => view.hide?.(turn, false)}>
          {t("dixit-unhide-clue")}
        </button>
      )}
      <figcaption>
        <NamedSeat view={view} seat={teller} />
        {why ?? <Storyteller />}
      </figcaption>
      {clue !== null && !hidden && mayHide(view) && !isBotAt(view, teller) && (
        <NoteMenu key={here} hide={() => view.hide?.(turn, true)} />
      )}
    </figure>
  );
}

export function Storyteller(): JSX.Element {
  return (
    <span class="dixit-role">
      <Icon name="book" size={16} /> {t("dixit-storyteller")}
    </span>
  );
}

function mayHide(view: DixitView): boolean {
  return view.you.host && view.shownOn === "table" && view.hide !== undefined;
}

/** Whether a bot has the seat. The server also knows of bots that stood in for people. */
function isBotAt(view: DixitView, seat: number): boolean {
  const info = view.table.seats[seat];
  return info !== undefined && isBot(info);
}

/** What the host can do with a clue. It can be undone, so it does not ask again. */
function NoteMenu({ hide }: { hide: () => void }): JSX.Element {
  return (
    <Disclosure
      class="dixit-menu"
      label={t("dixit-clue-menu")}
      summary={<span aria-hidden="true">…</span>}
    >
      <button type="button" onClick={hide}>
        <Icon name="covered" size={16} />
        {t("dixit-hide-clue")}
      </button>
    </Disclosure>
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
          rows={1}
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
