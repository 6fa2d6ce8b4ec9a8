// What decks and cards are called, and how large they are.

import { language } from "../i18n";
import type { Picture } from "../wire/api";

/** The longest name that a deck may have. */
export const LONGEST = 40;

/** What somebody types as a deck's name, as near to one as can be. */
export function deckName(typed: string): string {
  return typed
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_.-]+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/^-/, "")
    .slice(0, LONGEST);
}

/** Whether a deck may be called so. */
export function isDeckName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= LONGEST;
}

/** A card's title in the reader's language, or in one that it has; null if it has none. */
export function titleOf(card: Picture): string | null {
  const said = card.words[language.value] ?? card.words.en ?? Object.values(card.words)[0];
  return said?.title ?? null;
}

/** So many bytes in the units and digits of the reader. */
export function weight(bytes: number): string {
  const mega = bytes >= 1_000_000;
  return new Intl.NumberFormat(language.value, {
    style: "unit",
    unit: mega ? "megabyte" : "kilobyte",
    maximumFractionDigits: mega && bytes < 10_000_000 ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1000));
}
