// The languages of the page, and what is particular to each.
//
// The server has the list of them (`wire/vocabulary.ts`); languages.json says the rest, to this
// page and to tools/locales.js. `plurals` are the forms that a text with a whole number needs;
// Persian needs one only, because its nouns do not change after a number.

import { LANGUAGES } from "../wire/vocabulary";
import facts from "./languages.json";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

interface LanguageFacts {
  readonly direction: string;
  readonly plurals: readonly string[];
}

const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = facts;

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((known) => known === text);
}

export function isRightToLeft(language: Language): boolean {
  return LANGUAGE_FACTS[language].direction === "rtl";
}
