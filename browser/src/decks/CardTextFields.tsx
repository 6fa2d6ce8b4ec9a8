// The fields for what bots hear and say at a card: associations and lines, a text in each row.

import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { t, type Language } from "../i18n";
import type { CardTexts, CardWords } from "../wire/http";

/** The name of a field of texts. */
export type TextsName = "strong" | "likely" | "faint" | "lines";

export interface EditedTexts {
  /** What is written in each field; null until the texts are loaded. */
  readonly fields: Signal<Readonly<Record<TextsName, string>> | null>;
  /** What is sent of them: nothing unless something was changed. */
  readonly read: () => Partial<Pick<CardWords, "associations" | "lines">>;
}

/** The texts of a card in one language, while they are edited. */
export function useTexts(texts: CardTexts | null, tongue: Language): EditedTexts {
  const fields: EditedTexts["fields"] = useSignal(null);
  const loaded = useSignal("");
  useEffect(() => {
    if (texts === null) return;
    const heard = texts.associations[tongue];
    fields.value = {
      strong: join(heard?.strong),
      likely: join(heard?.likely),
      faint: join(heard?.faint),
      lines: join(texts.lines[tongue]),
    };
    loaded.value = JSON.stringify(fields.value);
  }, [texts, tongue]);
  function read(): ReturnType<EditedTexts["read"]> {
    const now = fields.value;
    if (now === null || JSON.stringify(now) === loaded.value) return {};
    const [strong, likely, faint] = [split(now.strong), split(now.likely), split(now.faint)];
    return { associations: { strong, likely, faint }, lines: split(now.lines) };
  }
  return { fields, read };
}

const join = (texts: readonly string[] = []): string => texts.join("\n");
const split = (typed: string): string[] => typed.split("\n");

interface Props {
  readonly texts: EditedTexts;
  /** What all fields of the language have in common. */
  readonly field: {
    readonly lang: string;
    readonly dir: "ltr" | "rtl";
    readonly readOnly: boolean;
  };
  readonly isOpen: Signal<boolean>;
}

export function TextFields({ texts: { fields }, field, isOpen }: Props): JSX.Element | null {
  const now = fields.value;
  if (now === null) return null;
  const area = (name: TextsName, label: string): JSX.Element => (
    <label>
      <span>{label}</span>
      <textarea
        {...field}
        name={name}
        rows={4}
        value={now[name]}
        onInput={({ currentTarget: { value } }) => (fields.value = { ...now, [name]: value })}
      />
    </label>
  );
  return (
    <details
      class="deck-texts"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{t("deck-texts")}</summary>
      <div class="stack">
        <p class="quiet">{t("deck-texts-hint")}</p>
        {area("strong", t("deck-texts-strong"))}
        {area("likely", t("deck-texts-likely"))}
        {area("faint", t("deck-texts-faint"))}
        {area("lines", t("deck-texts-lines"))}
      </div>
    </details>
  );
}
