// The names of decks and cards, and sizes in bytes.

import { language } from "../i18n";
import type { Card } from "../wire/http";

/** How many letters the name of a deck may have. */
export const MAX_NAME_LETTERS = 40;

/** The valid name of a deck that is nearest to a typed text. */
export function normalizeDeckName(typed: string): string {
  return typed
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_.-]+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/^-/, "")
    .slice(0, MAX_NAME_LETTERS);
}

/** Whether this is a valid name of a deck. */
export function isDeckName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= MAX_NAME_LETTERS;
}

/** The title of a card in the reader's language, or in another; null if it has none. */
export function findTitle(card: Card): string | null {
  const said = card.words[language.value] ?? card.words.en ?? Object.values(card.words)[0];
  return said?.title ?? null;
}

/** A number of bytes in the reader's units and digits. */
export function formatBytes(bytes: number): string {
  const mega = bytes >= 1_000_000;
  return new Intl.NumberFormat(language.value, {
    style: "unit",
    unit: mega ? "megabyte" : "kilobyte",
    maximumFractionDigits: mega && bytes < 10_000_000 ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1000));
}
