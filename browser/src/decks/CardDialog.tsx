// A card of a deck, large, with the form for its words in each language.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { isRightToLeft, language, LANGUAGES, t, type Language } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { describeError, readFault, type Fault } from "../ui/errors";
import { pictureUrl } from "../wire/api";
import type { Card, StoredDeckInfo } from "../wire/http";
import { findTitle } from "./names";
import { removeCard, reword } from "./operator";

interface Props {
  readonly deck: StoredDeckInfo;
  readonly card: Card;
  readonly close: () => void;
  readonly reworded: (card: Card) => void;
  readonly removed: () => void;
}

/** The commas of all five languages, which separate tags. */
const COMMA = /[,،]/;

export function CardDialog({ deck, card, close, reworded, removed }: Props): JSX.Element {
  const tongue = useSignal<Language>(language.value);
  return (
    <Dialog title={findTitle(card) ?? t("deck-untitled")} close={close} class="deck-card">
      <div class="deck-card-parts">
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
              <Words {...{ deck, card, reworded }} tongue={one} />
            </div>
          ))}
          {!deck.built_in && <Removal {...{ deck, card, removed }} />}
        </div>
      </div>
    </Dialog>
  );
}

type WordsProps = Pick<Props, "deck" | "card" | "reworded"> & { readonly tongue: Language };

function Words({ deck, card, reworded, tongue }: WordsProps): JSX.Element {
  const said = card.words[tongue];
  const title = useSignal(said?.title ?? "");
  const caption = useSignal(said?.caption ?? "");
  const tags = useSignal((said?.tags ?? []).join(", "));
  const note = useSignal<Fault | "saved" | null>(null);
  const written = { lang: tongue, dir: isRightToLeft(tongue) ? "rtl" : "ltr" } as const;

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    try {
      const fresh = await reword(deck.name, card.id, {
        language: tongue,
        title: title.value,
        caption: caption.value,
        tags: tags.value.split(COMMA),
      });
      note.value = "saved";
      reworded(fresh);
    } catch (error) {
      note.value = readFault(error);
    }
  }

  const field = { ...written, readOnly: deck.built_in };
  return (
    <form class="stack" onSubmit={(event) => void save(event)}>
      <label>
        <span>{t("deck-words-title")}</span>
        <input
          {...field}
          maxLength={200}
          value={title.value}
          onInput={({ currentTarget }) => (title.value = currentTarget.value)}
        />
      </label>
      <label>
        <span>{t("deck-words-caption")}</span>
        <textarea
          {...field}
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
          rows={2}
          value={tags.value}
          onInput={({ currentTarget }) => (tags.value = currentTarget.value)}
        />
      </label>
      {!deck.built_in && (
        <>
          <p class="quiet">{t("deck-words-hint")}</p>
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
