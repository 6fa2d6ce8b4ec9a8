// Everybody's cards, in a replay that shows everything.

import type { JSX } from "preact";

import type { AnyGamePart, Deck, NameSeat } from "../game/contract";
import { t } from "../i18n";
import type { Moment } from "../wire/http";
import "./hands.css";

interface Props {
  readonly part: AnyGamePart;
  readonly moment: Moment;
  readonly deck: Deck;
  readonly who: NameSeat;
}

export function OpenHands({ part, moment, deck, who }: Props): JSX.Element {
  const hands = Array.isArray(moment.private) ? (moment.private as readonly object[]) : [];
  return (
    // It may be higher than its box, so keys can scroll it too.
    <section class="hands" aria-label={t("replay-hands")} tabIndex={0}>
      <ol class="plain">
        {hands.map((hand, seat) => (
          <li key={seat}>
            <bdi>{who(seat)}</bdi>
            <div class="hands-row" dir="ltr">
              <part.OpenHand hand={hand} deck={deck} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
