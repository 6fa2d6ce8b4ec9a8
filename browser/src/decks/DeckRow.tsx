// A deck in the list: its size, its contact sheet, and the button that removes it.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { describeError, readFault, type Fault } from "../ui/errors";
import { pictureUrl } from "../wire/api";
import type { Card, StoredDeckInfo } from "../wire/http";
import { CardDialog } from "./CardDialog";
import { Describing } from "./Describing";
import { findTitle, formatBytes } from "./names";
import { removeDeck, fetchCards } from "./operator";

interface Props {
  readonly deck: StoredDeckInfo;
  /** The model that can describe pictures; empty if there is none. */
  readonly model: string;
  readonly changed: () => Promise<void>;
}

export function DeckRow({ deck, model, changed }: Props): JSX.Element {
  const open = useSignal(false);
  const leaving = useSignal(false);
  const id = `deck-of-${deck.name}`;
  return (
    <article class="sheet deck-row" aria-labelledby={id}>
      <div class="deck-head">
        <h3 id={id}>
          <bdi>{deck.title}</bdi>
          {deck.built_in && <span class="deck-mark">{t("deck-built-in")}</span>}
        </h3>
        <p class="quiet">
          {deck.fault ? (
            <>
              {t("deck-broken")}{" "}
              <span class="deck-detail">
                <bdi lang="en">{deck.fault}</bdi>
              </span>
            </>
          ) : (
            <>
              {t("deck-pictures", { count: deck.pictures })} · {formatBytes(deck.bytes)} ·{" "}
              {describeSeen(deck)}
            </>
          )}
        </p>
      </div>
      <div class="row">
        {!deck.fault && (
          <button
            type="button"
            aria-expanded={open.value}
            aria-describedby={id}
            onClick={() => (open.value = !open.value)}
          >
            <Icon name="eye" />
            {open.value ? t("deck-hide") : t("deck-show")}
          </button>
        )}
        {!deck.built_in && (
          <button type="button" aria-describedby={id} onClick={() => (leaving.value = true)}>
            <Icon name="bin" />
            {t("deck-remove")}
          </button>
        )}
      </div>
      {model && !deck.built_in && !deck.fault && <Describing {...{ deck, model, changed }} />}
      {open.value && <Sheet deck={deck} changed={changed} />}
      {leaving.value && (
        <Removal deck={deck} changed={changed} close={() => (leaving.value = false)} />
      )}
    </article>
  );
}

/** How many pictures of a deck bots can see. */
function describeSeen(deck: StoredDeckInfo): string {
  if (deck.tagged === deck.pictures) return t("deck-bots-all");
  if (deck.tagged === 0) return t("deck-bots-none");
  return t("deck-bots-some", { count: deck.tagged, of: deck.pictures });
}

/** All pictures of a deck, small. */
function Sheet({ deck, changed }: Omit<Props, "model">): JSX.Element {
  const cards = useSignal<readonly Card[] | null>(null);
  const shown = useSignal<string | null>(null);
  const wrong = useSignal<Fault | null>(null);
  useEffect(() => {
    fetchCards(deck.name).then(
      (found) => (cards.value = found.cards),
      (error: unknown) => (wrong.value = readFault(error)),
    );
    // Again whenever the number of pictures changes, or more of them have words.
  }, [deck.name, deck.pictures, deck.bytes, deck.tagged]);
  if (wrong.value !== null) return <p class="deck-wrong">{describeError(wrong.value)}</p>;
  const card = cards.value?.find((one) => one.id === shown.value);
  return (
    <>
      {cards.value === null && <p role="status">{t("loading")}</p>}
      <ul class="plain deck-sheet">
        {cards.value?.map((one) => (
          <li key={one.id}>
            <button type="button" class="bare" onClick={() => (shown.value = one.id)}>
              <img
                src={one.picture === null ? "" : pictureUrl(one.picture, "small")}
                alt=""
                loading="lazy"
                width="240"
                height="360"
              />
              <bdi class={findTitle(one) === null ? "quiet" : ""}>
                {findTitle(one) ?? t("deck-untitled")}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      {card && (
        <CardDialog
          deck={deck}
          cards={cards.value ?? []}
          card={card}
          show={({ id }) => (shown.value = id)}
          close={() => (shown.value = null)}
          reworded={(fresh) => {
            cards.value = (cards.value ?? []).map((one) => (one.id === fresh.id ? fresh : one));
            void changed();
          }}
          removed={() => {
            shown.value = null;
            void changed();
          }}
        />
      )}
    </>
  );
}

function Removal(props: {
  readonly deck: StoredDeckInfo;
  readonly changed: () => Promise<void>;
  readonly close: () => void;
}): JSX.Element {
  const wrong = useSignal<Fault | null>(null);
  async function go(): Promise<void> {
    try {
      await removeDeck(props.deck.name);
      props.close();
      await props.changed();
    } catch (error) {
      wrong.value = readFault(error);
    }
  }
  return (
    <Dialog title={t("deck-remove-title", { name: props.deck.title })} close={props.close}>
      <p>{t("deck-remove-sure")}</p>
      {wrong.value !== null && (
        <p class="deck-wrong" role="alert">
          {describeError(wrong.value)}
        </p>
      )}
      <div class="row">
        <button type="button" class="main" onClick={() => void go()}>
          {t("deck-remove-yes")}
        </button>
        <button type="button" onClick={props.close}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
