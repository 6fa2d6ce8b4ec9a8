// Whom the table waits for: cards face down as they are given, tokens ticked as votes are cast.
// A replay that shows everything has the cards face up, and says which number a vote is for.

import type { JSX } from "preact";

import { formatNumber, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { Back, Face } from "./Face";
import { NamedSeat } from "./NamedSeat";
import type { DixitView } from "./selection";
import "./waiting.css";

interface Props {
  readonly view: DixitView;
  /** The seats that have still to do something. */
  readonly waiting: readonly number[];
}

/** The cards that were given, and an empty slot for each that is missing. */
export function Gathering({ view, waiting }: Props): JSX.Element {
  const { players, teller } = view.play.public;
  return (
    <ul class={view.open?.length ? "dixit-gathering open plain" : "dixit-gathering plain"}>
      {players.map((_, seat) => {
        const given = !waiting.includes(seat);
        // With three players the two others give two cards each.
        const cards = players.length === 3 && seat !== teller ? 2 : 1;
        const faces = view.open?.[seat]?.given ?? [];
        return (
          <li key={seat}>
            <span class="aloud">
              {t(given ? "dixit-has-chosen" : "dixit-still-choosing", { who: view.who(seat) })}
            </span>
            <span class="dixit-heap" aria-hidden={!faces.length}>
              {Array.from({ length: cards }, (_, at) => (
                <span key={at} class={given ? "given" : ""}>
                  {given && <Given view={view} card={faces[at]} />}
                </span>
              ))}
            </span>
            <span aria-hidden="true" class="dixit-whose">
              <NamedSeat view={view} seat={seat} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A card that was given: face down, unless it is known. */
function Given({ view, card }: { view: DixitView; card: number | undefined }): JSX.Element {
  return card === undefined ? <Back /> : <Face deck={view.deck} card={card} size="small" />;
}

export function Voters({ view, waiting }: Props): JSX.Element {
  const { players, teller } = view.play.public;
  const seats = players.map((_, seat) => seat).filter((seat) => seat !== teller);
  return (
    <ul class="dixit-voters plain">
      {seats.map((seat) => {
        const cast = !waiting.includes(seat);
        const vote = view.open?.[seat]?.vote ?? null;
        return (
          <li key={seat} class={cast ? "cast" : ""}>
            <span class="aloud">
              {t(cast ? "dixit-has-voted" : "dixit-still-voting", { who: view.who(seat) })}
            </span>
            <span aria-hidden="true">
              <NamedSeat view={view} seat={seat} />
              {cast ? <Icon name="check" size={16} /> : <i class="dixit-dots">…</i>}
            </span>
            {vote !== null && <b class="dixit-vote">{formatNumber(vote)}</b>}
          </li>
        );
      })}
    </ul>
  );
}
