// A picture of the deck as a card, its title and its caption.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { language, t } from "../i18n";
import type { Deck } from "../game/contract";
import { pictureUrl } from "../wire/api";
import type { PictureWords } from "../wire/http";
import "./face.css";

function findWords(deck: Deck, card: number): PictureWords | undefined {
  const words = deck?.[card - 1]?.words;
  return words?.[language.value] ?? words?.en;
}

/** What a card shows, in the reader's language. */
export function describePicture(deck: Deck, card: number): string {
  const words = findWords(deck, card);
  return words?.caption || words?.title || t("dixit-picture", { number: card });
}

/** What the deck says that a card shows, in the reader's language; empty if it says nothing. */
export function findCaption(deck: Deck, card: number): string {
  return findWords(deck, card)?.caption ?? "";
}

export function namePicture(deck: Deck, card: number): string {
  return findWords(deck, card)?.title || t("dixit-picture", { number: card });
}

/** The address of a card's picture; null if the deck has none. */
export function findPictureUrl(deck: Deck, card: number, size: "large" | "small"): string | null {
  const file = deck?.[card - 1]?.picture;
  return file ? pictureUrl(file, size) : null;
}

interface Props {
  readonly deck: Deck;
  readonly card: number;
  readonly size: "large" | "small";
}

/** The addresses of pictures that were shown before: they are there at once, and do not fade in. */
const fetched = new Set<string>();

export function Face({ deck, card, size }: Props): JSX.Element {
  const source = findPictureUrl(deck, card, size);
  const [loaded, setLoaded] = useState(source && fetched.has(source) ? source : "");
  if (source === null) {
    return (
      <span class="dixit-face words">
        <span class={deck ? "" : "aloud"}>{namePicture(deck, card)}</span>
      </span>
    );
  }
  return (
    <span class="dixit-face">
      <img
        class={loaded === source ? "there" : ""}
        src={source}
        alt={describePicture(deck, card)}
        width={240}
        height={360}
        decoding="async"
        draggable={false}
        onLoad={() => {
          fetched.add(source);
          setLoaded(source);
        }}
      />
    </span>
  );
}

/** A card that lies face down. */
export function Back(): JSX.Element {
  return (
    <span class="dixit-face back" aria-hidden="true">
      <svg viewBox="0 0 80 120" preserveAspectRatio="xMidYMid slice">
        <rect x="6" y="6" width="68" height="108" rx="7" fill="none" stroke="currentColor" />
        <circle cx="40" cy="60" r="17" fill="currentColor" opacity="0.85" />
        <circle cx="47" cy="54" r="15" class="dixit-dark" />
        <path
          d="M20 30l1.800 4.200 4.200 1.800-4.200 1.800L20 42l-1.800-4.200L14 36l4.200-1.800z"
          fill="currentColor"
        />
        <path
          d="M58 82l1.800 4.200 4.200 1.800-4.200 1.800L58 94l-1.800-4.200L52 88l4.200-1.800z"
          fill="currentColor"
        />
        <path
          d="M60 24l1.200 2.800L64 28l-2.800 1.200L60 32l-1.200-2.800L56 28l2.800-1.200z"
          fill="currentColor"
        />
        <path
          d="M22 86l1.200 2.800L26 90l-2.800 1.200L22 94l-1.200-2.800L18 90l2.800-1.200z"
          fill="currentColor"
        />
      </svg>
    </span>
  );
}
