// Everybody's cards, in a replay that shows everything.

import type { JSX } from "preact";

import type { Deck, NameSeat } from "../game/contract";
import { t } from "../i18n";
import { SeatMark } from "../ui/SeatMark";
import "./hands.css";
import type { ReplayPart } from "./useReplayPart";

interface HandProps {
  readonly part: ReplayPart;
  /** What a seat alone knew; undefined if it is not open. */
  readonly hand: object | undefined;
  readonly seat: number;
  readonly deck: Deck;
}

/** One player's cards in a row. */
export function OpenHand({ part, hand, seat, deck }: HandProps): JSX.Element | null {
  if (!hand) return null;
  return (
    <div class="hands-row" dir="ltr">
      <part.OpenHand hand={hand} seat={seat} deck={deck} />
    </div>
  );
}

interface Props {
  readonly part: ReplayPart;
  readonly hands: readonly object[];
  readonly deck: Deck;
  readonly who: NameSeat;
}

/** The cards of all players one below the other. */
export function OpenHands({ part, hands, deck, who }: Props): JSX.Element {
  return (
    <section class="hands" aria-label={t("replay-hands")}>
      <ol class="plain">
        {hands.map((hand, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} /> <bdi>{who(seat)}</bdi>
            <OpenHand part={part} hand={hand} seat={seat} deck={deck} />
          </li>
        ))}
      </ol>
    </section>
  );
}
