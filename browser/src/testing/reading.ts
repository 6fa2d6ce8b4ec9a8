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
