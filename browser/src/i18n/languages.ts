// The languages of the page, and what is particular to each.
//
// The server has the list of them (`wire/vocabulary.ts`); languages.json says the rest, to this
// page and to tools/locales.js. `plurals` are the forms that a text with a whole number needs;
// Persian needs one only, because its nouns do not change after a number.

import type { Language } from "../wire/vocabulary";
import facts from "./languages.json";

export type { Language };

interface LanguageFacts {
  readonly direction: string;
  readonly plurals: readonly string[];
}

// TypeScript refuses these two if languages.json lacks a language of the server or has another one.
const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = facts;
export const LANGUAGES: readonly Language[] = Object.keys(facts) as (keyof typeof facts)[];

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((known) => known === text);
}

export function isRightToLeft(language: Language): boolean {
  return LANGUAGE_FACTS[language].direction === "rtl";
}
