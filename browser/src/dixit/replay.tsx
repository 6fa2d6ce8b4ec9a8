// Dixit in replays: moments as a seat saw them, and everybody's cards.

import type { JSX } from "preact";

import type { BeliefBars, Deck, Perspective } from "../game/contract";
import type { Moment } from "../wire/http";
import type { DixitPlay, DixitPrivate, DixitPublic } from "../wire/messages";
import { describePicture, findPictureUrl, namePicture } from "./Face";
import "./replay.css";

export { FindsGrid as Insight } from "./FindsGrid";

/** What the board is drawn from: with everything open it is nobody's own. */
export function openMoment(
  { public: open, private: own }: Moment,
  perspective: Perspective,
): Pick<DixitPlay, "public" | "private"> {
  const hand = perspective === "all" ? null : (own as DixitPrivate | null);
  return { public: open as DixitPublic, private: hand };
}

export function OpenHand({
  hand: { hand },
  deck,
}: {
  hand: DixitPrivate;
  deck: Deck;
}): JSX.Element {
  return (
    <>
      {hand.map((card) => (
        <Card key={card} card={card} deck={deck} />
      ))}
    </>
  );
}

function Card({ card, deck }: { card: number; deck: Deck }): JSX.Element {
  const source = findPictureUrl(deck, card, "small");
  if (source === null) return <span>{namePicture(deck, card)}</span>;
  return (
    <img
      class="dixit-open"
      src={source}
      alt={describePicture(deck, card)}
      width={240}
      height={360}
      loading="lazy"
    />
  );
}

/** Bots of Dixit do not say what they believe. */
export function listBeliefs(): readonly BeliefBars[] {
  return [];
}
