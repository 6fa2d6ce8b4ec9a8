// The decks of pictures, for the operator of the server.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { describeError, readFault, type Fault } from "../ui/errors";
import { useTitle } from "../ui/useTitle";
import { useTexts } from "../ui/useTexts";
import { AddPictures } from "./AddPictures";
import { DeckRow } from "./DeckRow";
import "./decks.css";
import type { DeckList } from "../wire/http";
import { fetchDecks, key } from "./operator";

const shelf = signal<DeckList | null>(null);
const wrong = signal<Fault | null>(null);

async function load(): Promise<void> {
  try {
    shelf.value = await fetchDecks();
    wrong.value = null;
  } catch (error) {
    wrong.value = readFault(error);
  }
}

export default function DecksPage(): JSX.Element | null {
  const ready = useTexts("decks", "refusals");
  return ready ? <Page /> : null;
}

function Page(): JSX.Element {
  const title = t("deck-page-title");
  useTitle(`${title} · ${t("app-name")}`);
  return (
    <>
      <a class="skip button" href="#content">
        {t("skip-to-content")}
      </a>
      <header class="deck-top">
        <a class="button" href="/">
          <Icon name="previous" />
          {t("app-name")}
        </a>
      </header>
      <main id="content" class="deck-page" tabIndex={-1}>
        <div>
          <h1>{title}</h1>
          <p class="quiet">{t("deck-page-lead")}</p>
        </div>
        {key.value === null ? <Keyless /> : <Shelf />}
      </main>
    </>
  );
}

/** For readers without the private link, or with an old one. */
function Keyless(): JSX.Element {
  return (
    <section class="sheet deck-keyless">
      <Icon name="warning" size={32} />
      <div>
        <h2>{t("deck-no-key-title")}</h2>
        <p>
          {wrong.value?.code === "not-operator" ? describeError(wrong.value) : t("deck-no-key")}
        </p>
      </div>
    </section>
  );
}

function Shelf(): JSX.Element {
  useEffect(() => void load(), []);
  const known = shelf.value;
  if (known === null) {
    return wrong.value === null ? (
      <p role="status">{t("loading")}</p>
    ) : (
      <p class="deck-wrong" role="alert">
        {describeError(wrong.value)}{" "}
        <button type="button" onClick={() => void load()}>
          {t("error-retry")}
        </button>
      </p>
    );
  }
  return (
    <>
      <AddPictures known={known} changed={load} />
      <section class="deck-list" aria-labelledby="deck-list">
        <h2 id="deck-list">{t("deck-list-title")}</h2>
        {[...known.decks]
          .sort((one, other) => Number(one.built_in) - Number(other.built_in))
          .map((deck) => (
            <DeckRow key={deck.name} deck={deck} model={known.model} changed={load} />
          ))}
      </section>
    </>
  );
}
