// The names of decks and cards, and sizes in bytes.

import { language } from "../i18n";
import type { Card, StoredDeckInfo } from "../wire/http";

/** How many letters the title of a deck may have. */
export const MAX_TITLE_LETTERS = 40;

/** How long a name may be that a number can still follow. */
const STEM_LETTERS = 34;

/** The title of a deck as the server keeps what was typed: composed letters, single spaces, and no
 * marks that change the direction of the text around them. */
export function tidyTitle(typed: string): string {
  return typed
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .normalize("NFC")
    .replace(/\p{White_Space}+/gu, " ")
    .trim();
}

/** The name that the server knows a deck by: the one with this tidy title, or of a new deck a free name.
 * Names are a to z and digits, because folders and addresses are called by them. */
export function findDeckName(title: string, decks: readonly StoredDeckInfo[]): string {
  const known = decks.find((deck) => deck.title === title && !deck.built_in);
  if (known) return known.name;
  const stem =
    title
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[\s_.-]+/g, "-")
      .replace(/[^a-z0-9-]/g, "")
      .slice(0, STEM_LETTERS)
      .replace(/-+/g, "-")
      .replace(/^-|-$/g, "") || "deck";
  const isTaken = (name: string): boolean => decks.some((deck) => deck.name === name);
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!isTaken(name)) return name;
  }
}

/** The title of a card in the reader's language, or in another, or else what its file was called; null
 * if it has neither. */
export function findTitle(card: Card): string | null {
  const said = card.words[language.value] ?? card.words.en ?? Object.values(card.words)[0];
  return said?.title ?? (card.source || null);
}

/** A number of bytes in the reader's units and digits, which no line break parts. */
export function formatBytes(bytes: number): string {
  const mega = bytes >= 1_000_000;
  return new Intl.NumberFormat(language.value, {
    style: "unit",
    unit: mega ? "megabyte" : "kilobyte",
    maximumFractionDigits: mega && bytes < 10_000_000 ? 1 : 0,
  })
    .format(bytes / (mega ? 1_000_000 : 1000))
    .replaceAll(" ", "\u00a0");
}
