// A card of a deck, large, with the form for its words in each language.

import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { isRightToLeft, language, LANGUAGES, t, type Language } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { describeError, readFault, type Fault } from "../ui/errors";
import { pictureUrl } from "../wire/api";
import type { Card, CardTexts, StoredDeckInfo } from "../wire/http";
import { TextFields, useTexts, type TextsName } from "./CardTextFields";
import { findTitle } from "./names";
import { fetchTexts, removeCard, reword } from "./operator";

interface Props {
  readonly deck: StoredDeckInfo;
  /** All cards of the deck, in their order. */
  readonly cards: readonly Card[];
  readonly card: Card;
  readonly show: (card: Card) => void;
  readonly close: () => void;
  readonly reworded: (card: Card) => void;
  readonly removed: () => void;
}

/** The commas of all five languages, which separate tags. */
const COMMA = /[,،]/;

/** The name of a field that words are written in. */
type FieldName = "title" | "caption" | "tags" | TextsName;

/** The form for one language: saves what was changed. False: that was refused. */
type Save = () => Promise<boolean>;

export function CardDialog(props: Props): JSX.Element {
  const { deck, cards, card, show, close, reworded, removed } = props;
  const tongue = useSignal<Language>(language.value);
  const forms = useRef(new Map<Language, Save>());
  /** The field that the reader wrote in last: on the next card they write there again. */
  const field = useRef<FieldName | null>(null);
  const parts = useRef<HTMLDivElement>(null);
  /** What bots hear and say at the card; null until it is loaded. */
  const texts = useSignal<CardTexts | null>(null);
  const showsTexts = useSignal(false);
  const at = cards.indexOf(card);

  async function go(to: number): Promise<void> {
    const next = cards[to];
    if (!next) return;
    const saved = await Promise.all([...forms.current.values()].map((save) => save()));
    if (saved.every(Boolean)) show(next);
  }

  useEffect(() => {
    let isShown = true;
    texts.value = null;
    fetchTexts(deck.name, card.id).then(
      (found) => isShown && (texts.value = found),
      () => undefined, // without them they cannot be changed, and stay as they are
    );
    return () => (isShown = false);
  }, [deck.name, card.id]);

  useEffect(() => {
    const name = field.current;
    if (name)
      parts.current?.querySelector<HTMLElement>(`div:not([hidden]) > form [name=${name}]`)?.focus();
  }, [card.id, texts.value === null]);

  return (
    <Dialog title={findTitle(card) ?? t("deck-untitled")} close={close} class="deck-card">
      {cards.length > 1 && (
        <nav class="deck-turn" aria-label={t("deck-pictures", { count: cards.length })}>
          <button type="button" disabled={at <= 0} onClick={() => void go(at - 1)}>
            <Icon name="previous" />
            {t("deck-previous")}
          </button>
          <span class="quiet">{t("deck-progress", { done: at + 1, of: cards.length })}</span>
          <button type="button" disabled={at >= cards.length - 1} onClick={() => void go(at + 1)}>
            {t("deck-next")}
            <Icon name="next" />
          </button>
        </nav>
      )}
      <div
        key={card.id}
        ref={parts}
        class="deck-card-parts"
        onFocusIn={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
            field.current = target.name as FieldName;
        }}
        onKeyDown={(event) => {
          const step = { PageUp: -1, PageDown: 1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          void go(at + step);
        }}
      >
        {card.picture !== null && (
          <img
            src={pictureUrl(card.picture, "large")}
            alt={card.words[language.value]?.caption ?? ""}
            width="800"
            height="1200"
          />
        )}
        <div class="stack">
          <label>
            <span>{t("language")}</span>
            <select
              value={tongue.value}
              onChange={({ currentTarget: { value } }) => {
                tongue.value = LANGUAGES.find((one) => one === value) ?? "en";
              }}
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {t(`language-${one}`)}
                  {card.words[one] ? " ✓" : ""}
                </option>
              ))}
            </select>
          </label>
          {/* All languages are in the form, so that switching between them loses nothing. */}
          {LANGUAGES.map((one) => (
            <div key={one} hidden={one !== tongue.value}>
              <Words
                {...{ deck, card, reworded }}
                tongue={one}
                texts={texts.value}
                showsTexts={showsTexts}
                offer={(save) => forms.current.set(one, save)}
              />
            </div>
          ))}
          {!deck.built_in && <Removal {...{ deck, card, removed }} />}
        </div>
      </div>
    </Dialog>
  );
}

type WordsProps = Pick<Props, "deck" | "card" | "reworded"> & {
  readonly tongue: Language;
  readonly texts: CardTexts | null;
  /** Whether the fields for them are open, on every card and in every language. */
  readonly showsTexts: Signal<boolean>;
  /** Takes what saves this form. */
  readonly offer: (save: Save) => void;
};

function Words(props: WordsProps): JSX.Element {
  const { deck, card, reworded, tongue, texts, showsTexts, offer } = props;
  const said = card.words[tongue];
  const title = useSignal(said?.title ?? "");
  const caption = useSignal(said?.caption ?? "");
  const tags = useSignal((said?.tags ?? []).join(", "));
  const note = useSignal<Fault | "saved" | null>(null);
  const written = { lang: tongue, dir: isRightToLeft(tongue) ? "rtl" : "ltr" } as const;

  const isChanged = useSignal(false);
  const more = useTexts(texts, tongue);

  async function save(): Promise<boolean> {
    const [first = "", ...others] = tags.value.split(COMMA);
    // A card with words needs a title. Whoever writes only tags is not asked for one.
    const called = title.value.trim() || caption.value.trim() || first.trim();
    try {
      const fresh = await reword(deck.name, card.id, {
        language: tongue,
        title: called,
        caption: caption.value,
        tags: [first, ...others],
        ...more.read(),
      });
      title.value = called;
      isChanged.value = false;
      note.value = "saved";
      reworded(fresh);
      return true;
    } catch (error) {
      note.value = readFault(error);
      return false;
    }
  }
  offer(() => (isChanged.value ? save() : Promise.resolve(true)));

  const field = { ...written, readOnly: deck.built_in };
  return (
    <form
      class="stack"
      onInput={() => (isChanged.value = true)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label>
        <span>{t("deck-words-title")}</span>
        <input
          {...field}
          name="title"
          maxLength={200}
          value={title.value}
          onInput={({ currentTarget }) => (title.value = currentTarget.value)}
        />
      </label>
      <label>
        <span>{t("deck-words-caption")}</span>
        <textarea
          {...field}
          name="caption"
          rows={3}
          maxLength={200}
          value={caption.value}
          onInput={({ currentTarget }) => (caption.value = currentTarget.value)}
        />
      </label>
      <label>
        <span>{t("deck-words-tags")}</span>
        <textarea
          {...field}
          name="tags"
          rows={2}
          value={tags.value}
          onInput={({ currentTarget }) => (tags.value = currentTarget.value)}
        />
      </label>
      <TextFields texts={more} field={field} isOpen={showsTexts} />
      {!deck.built_in && (
        <>
          <p class="quiet">{t("deck-words-hint")}</p>
          <p class="quiet deck-keys">{t("deck-keys-hint")}</p>
          <div class="row">
            <button type="submit" class="main">
              {t("deck-save")}
            </button>
            <span role="status">
              {note.value !== null && (
                <span class={note.value === "saved" ? "deck-good" : "deck-wrong"}>
                  {note.value === "saved" ? t("deck-saved") : describeError(note.value)}
                </span>
              )}
            </span>
          </div>
        </>
      )}
    </form>
  );
}

function Removal({ deck, card, removed }: Pick<Props, "deck" | "card" | "removed">): JSX.Element {
  const asked = useSignal(false);
  const wrong = useSignal<Fault | null>(null);
  async function go(): Promise<void> {
    try {
      await removeCard(deck.name, card.id);
      removed();
    } catch (error) {
      wrong.value = readFault(error);
    }
  }
  if (!asked.value) {
    return (
      <button type="button" onClick={() => (asked.value = true)}>
        <Icon name="bin" />
        {t("deck-picture-remove")}
      </button>
    );
  }
  return (
    <div class="deck-sure" role="group" aria-label={t("deck-picture-remove")}>
      <p role="alert" class={wrong.value === null ? "" : "deck-wrong"}>
        {wrong.value === null ? t("deck-picture-sure") : describeError(wrong.value)}
      </p>
      <div class="row">
        <button type="button" class="main" onClick={() => void go()}>
          {t("deck-remove-yes")}
        </button>
        <button type="button" onClick={() => (asked.value = false)}>
          {t("cancel")}
        </button>
      </div>
    </div>
  );
}
