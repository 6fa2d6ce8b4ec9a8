// For tests: a page that reads in one language after the other.

import { loadTexts, type Language, type Topic } from "../i18n";
import { switchLanguage } from "../i18n/texts";

/** Read the page in a language, with these topics loaded. */
export async function chooseTestLanguage(language: Language, ...topics: Topic[]): Promise<void> {
  await loadTexts(...topics);
  await switchLanguage(language);
}

/** A text without the marks that isolate names from the direction of the text around them. */
export function stripIsolates(text: string | null): string | null {
  return text === null ? null : text.replace(/[\u2068\u2069]/g, "");
}

/** Names of seats, as the tests call them. */
export function nameTestSeat(seat: number): string {
  return ["Ann", "Bob", "Cy", "Dee"][seat] ?? "";
}

/** A sentence without the names of seats. */
export function stripNames(sentence: string): string {
  return sentence.replace(/\b(?:Ann|Bob|Cy|Dee)\b/g, "");
}

/** Words that only an English sentence has. */
export const ENGLISH =
  /(?<!\p{L})(?:the|a|you|your|round|card|cards|gold|point|points|and|is|has)(?!\p{L})/iu;
