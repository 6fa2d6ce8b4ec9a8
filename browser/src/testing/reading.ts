// For tests: a page that reads in one language after the other.

import { need, type Language, type Topic } from "../i18n";
import { switchLanguage } from "../i18n/texts";

/** Read the page in a language, with these topics loaded. */
export async function readIn(language: Language, ...topics: Topic[]): Promise<void> {
  await need(...topics);
  await switchLanguage(language);
}

/** A text without the marks that isolate names from the direction of the text around them. */
export function plain(text: string | null): string | null {
  return text === null ? null : text.replace(/[\u2068\u2069]/g, "");
}

/** Names of seats, as the tests call them. */
export function who(seat: number): string {
  return ["Ann", "Bob", "Cy", "Dee"][seat] ?? "";
}
