// Why that clue? What its storyteller says, once everybody knows which picture it was for.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { ClueTalk } from "../game/contract";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { DixitTurn } from "../wire/messages";
import { Storyteller } from "./Clue";
import { findCaption } from "./Face";
import { splitLetters } from "./letters";
import { hasShown, type Reveal } from "./reveal";
import type { DixitView } from "./selection";
import { useSize } from "./useSize";
import "./why.css";

/** The longest line that the server accepts. */
const MAX_LINE_LETTERS = 300;
/** A longer text is written smaller on a television. */
const LONG_TEXT_LETTERS = 160;

interface Props {
  readonly view: DixitView;
  /** Which turn it is, from 0. */
  readonly number: number;
  readonly turn: DixitTurn;
  readonly reveal: Reveal;
  /** Whether it is the turn that everybody looks at now, whose storyteller may write. */
  readonly isFresh?: boolean;
}

export function Why({ view, number, turn, reveal, isFresh = false }: Props): JSX.Element {
  const talk = view.clueTalk;
  useEffect(() => talk?.askBot(number), [view.table.game, number, talk === undefined]);
  /** Whether the reader has just sent the line that comes in place of the field. */
  const hasSent = useRef(false);
  if (!talk) return <Storyteller />;
  const known = hasShown(reveal, "tellershown");
  const text = findText(view, talk, number);
  const own = isFresh && view.shownOn === "table" && turn.teller === view.you.seat;
  if (own && !text && talk.mayWrite(number)) {
    return <WhyField key={number} talk={talk} number={number} hidden={!known} hasSent={hasSent} />;
  }
  const told = known && text;
  const letters = splitLetters(text ?? "").length;
  const kind = ["dixit-why", told && "told", letters > LONG_TEXT_LETTERS && "long"];
  return (
    <div
      class={kind.filter(Boolean).join(" ")}
      role="status"
      tabIndex={-1}
      ref={(shown) => {
        if (!shown || !hasSent.current) return;
        hasSent.current = false;
        shown.focus();
      }}
    >
      {told ? (
        <>
          <span class="aloud">{t("dixit-why")}</span>
          <Words key={number} text={text} mayOpen={view.shownOn !== "television"} />
        </>
      ) : (
        <Storyteller />
      )}
    </div>
  );
}

/** Two lines of a text. If there is more, a press opens it. */
function Words({ text, mayOpen }: { text: string; mayOpen: boolean }): JSX.Element {
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { inline } = useSize(words);
  useLayoutEffect(() => {
    const shown = words.current;
    if (!shown || isOpen) return;
    // Some scripts have letters that are a little higher than their line.
    const line = parseFloat(getComputedStyle(shown).lineHeight);
    setCut(shown.scrollHeight > shown.clientHeight + line / 2);
  }, [text, inline, isOpen]);
  const hasMore = mayOpen && isCut;
  const kind = ["dixit-why-words", hasMore && "more", isOpen && "open"];
  return (
    <div class={kind.filter(Boolean).join(" ")}>
      <p ref={words} dir="auto">
        {text}
      </p>
      {hasMore && (
        <button
          type="button"
          class="dixit-why-open bare"
          aria-label={t("dixit-why-whole")}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !isOpen) return;
            setOpen(false);
            event.stopPropagation();
          }}
          onBlur={() => setOpen(false)}
        >
          <Icon name="up" size={16} />
        </button>
      )}
    </div>
  );
}

/** What the storyteller has written, or what a bot says in the reader's language. */
function findText(view: DixitView, talk: ClueTalk, turn: number): string | null {
  const reason = talk.findReason(turn);
  return talk.findLine(turn) ?? (reason && findCaption(view.deck, reason.picture));
}

interface FieldProps {
  readonly talk: ClueTalk;
  readonly number: number;
  /** Whether it only keeps its place: the picture is not shown yet. */
  readonly hidden: boolean;
  /** Set while a line of the reader's is on its way. */
  readonly hasSent: { current: boolean };
}

/** The line that the storyteller may write. The others wait for whoever writes. */
function WhyField({ talk, number, hidden, hasSent }: FieldProps): JSX.Element {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const letters = splitLetters(text.trim()).length;
  const send = async (): Promise<void> => {
    if (!letters || letters > MAX_LINE_LETTERS || busy) return;
    setBusy(true);
    hasSent.current = true;
    hasSent.current = await talk.write(number, text);
    setBusy(false);
  };
  return (
    <form
      class={hidden ? "dixit-why-form hidden" : "dixit-why-form"}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        value={text}
        maxLength={2 * MAX_LINE_LETTERS}
        // The hint in an empty field is in the page's language.
        dir={text ? "auto" : undefined}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={t("dixit-why")}
        aria-label={t("dixit-why")}
        onFocus={talk.hold}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button
        type="submit"
        aria-label={t("send")}
        disabled={!letters || letters > MAX_LINE_LETTERS || busy}
      >
        <Icon name="next" />
      </button>
    </form>
  );
}
