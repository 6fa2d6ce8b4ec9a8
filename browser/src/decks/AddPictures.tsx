// The form that adds pictures to a deck: the deck, and a place to drop or choose files.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { BatchReport } from "./BatchReport";
import { findDeckName, formatBytes, MAX_TITLE_LETTERS, tidyTitle } from "./names";
import type { DeckList } from "../wire/http";
import { batch, sendAll } from "./uploads";

interface Props {
  readonly known: DeckList;
  readonly changed: () => Promise<void>;
}

export function AddPictures({ known, changed }: Props): JSX.Element {
  const own = known.decks.filter((deck) => !deck.built_in && !deck.fault);
  const wanted = useSignal(own[0]?.name ?? "");
  /** Empty for a new deck; a chosen one may have been removed since. */
  const picked = own.some((deck) => deck.name === wanted.value) ? wanted.value : "";
  const typed = useSignal("");
  const over = useSignal(false);
  const nameless = useSignal(false);
  const running = batch.value?.running ?? false;
  const title = tidyTitle(typed.value);
  const taken = known.decks.some((deck) => deck.built_in && deck.title === title);

  async function take(files: readonly File[], folders: readonly string[] = []): Promise<void> {
    if (running || files.length + folders.length === 0) return;
    if (!picked && (!title || taken)) {
      nameless.value = true;
      document.getElementById("deck-name")?.focus();
      return;
    }
    const name = picked || findDeckName(title, known.decks);
    const called = own.find((deck) => deck.name === name)?.title ?? title;
    await sendAll({ name, title: called }, files, folders, known);
    await changed();
    wanted.value = name;
  }

  function dropped(event: DragEvent): void {
    event.preventDefault();
    over.value = false;
    const items = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === "file");
    const isFolder = (item: DataTransferItem): boolean =>
      item.webkitGetAsEntry()?.isDirectory ?? false;
    const files = (wanted: boolean): File[] =>
      items.filter((item) => isFolder(item) === wanted).flatMap((item) => item.getAsFile() ?? []);
    void take(
      files(false),
      files(true).map((file) => file.name),
    );
  }

  return (
    <section class="sheet deck-add" aria-labelledby="deck-add">
      <h2 id="deck-add">{t("deck-add-title")}</h2>
      <div class="deck-which">
        <label>
          <span>{t("deck-add-to")}</span>
          <select
            value={picked}
            disabled={running}
            onChange={({ currentTarget }) => (wanted.value = currentTarget.value)}
          >
            <option value="">{t("deck-add-new")}</option>
            {own.map((deck) => (
              <option key={deck.name} value={deck.name}>
                {deck.title}
              </option>
            ))}
          </select>
        </label>
        {picked === "" && (
          <label>
            <span>{t("deck-name")}</span>
            <input
              id="deck-name"
              dir="auto"
              autocomplete="off"
              maxLength={MAX_TITLE_LETTERS}
              value={typed.value}
              disabled={running}
              aria-describedby="deck-name-hint"
              aria-invalid={nameless.value || taken}
              onInput={({ currentTarget }) => {
                typed.value = currentTarget.value;
                nameless.value = false;
              }}
            />
          </label>
        )}
      </div>
      {picked === "" && (
        <p
          id="deck-name-hint"
          class={nameless.value || taken ? "deck-wrong" : "quiet"}
          role={nameless.value || taken ? "alert" : undefined}
        >
          {taken ? t("deck-name-taken") : t("deck-name-hint")}
        </p>
      )}
      <label
        class={`deck-drop${over.value ? " over" : ""}${running ? " busy" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = !running;
        }}
        onDragLeave={() => (over.value = false)}
        onDrop={dropped}
      >
        <Icon name="upload" size={36} />
        <strong>{t("deck-drop")}</strong>
        <span class="button main" aria-hidden="true">
          {t("deck-choose")}
        </span>
        <span class="quiet">
          {t("deck-drop-hint", {
            picture: formatBytes(known.max_picture_bytes),
            zip: formatBytes(known.max_zip_bytes),
          })}
        </span>
        <input
          type="file"
          class="aloud"
          multiple
          disabled={running}
          aria-label={t("deck-choose")}
          accept="image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.jfif,.webp,.zip"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            void take(files);
          }}
        />
      </label>
      <BatchReport />
    </section>
  );
}
