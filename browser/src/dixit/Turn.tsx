// A turn that is over: the votes, the storyteller's card, and the owners of the others.

import type { JSX } from "preact";

import { formatGain, formatList, t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { DixitTurn } from "../wire/messages";
import { Card } from "./Card";
import { Slip } from "./Clue";
import { CardGrid } from "./CardGrid";
import { Marker, NamedMarker } from "./Marker";
import { hasShown, type Reveal } from "./reveal";
import type { DixitView } from "./selection";
import { findVerdict, findVoters } from "./turns";
import "./turn.css";
import type { Zoomed } from "./Zoom";

interface Props {
  readonly view: DixitView;
  readonly turn: DixitTurn;
  readonly reveal: Reveal;
  readonly zoom: (zoomed: Zoomed) => void;
  /** How high the page around it is. */
  readonly room: number;
}

export function TurnView({ view, turn, reveal, zoom, room }: Props): JSX.Element {
  const known = hasShown(reveal, "tellershown");
  return (
    <section
      class={`dixit-display dixit-turn ${known ? "known" : ""}`}
      aria-label={t("dixit-display")}
      onClickCapture={
        reveal.skip
          ? (event) => {
              event.stopPropagation();
              reveal.skip?.();
            }
          : undefined
      }
    >
      <CardGrid
        view={view}
        cards={turn.display}
        room={room}
        foot={view.shownOn === "television" ? 56 : 34}
        each={(card, at, size) => {
          const owner = turn.owners[at] ?? turn.teller;
          const told = known && owner === turn.teller;
          return (
            <>
              <Card
                deck={view.deck}
                card={card}
                size={size}
                number={at + 1}
                zoom={() => zoom({ cards: turn.display, at, numbered: true })}
                class={told ? "told" : ""}
                ribbon={told ? t("dixit-storyteller") : undefined}
              >
                {hasShown(reveal, "votesopened") && (
                  <Votes view={view} seats={findVoters(turn, at + 1)} />
                )}
              </Card>
              <p class="dixit-owner">
                {(told || hasShown(reveal, "ownersshown")) && (
                  <>
                    <span class="aloud">{t("dixit-owner", { who: view.who(owner) })}</span>
                    <span aria-hidden="true">
                      <NamedMarker view={view} seat={owner} />
                    </span>
                  </>
                )}
              </p>
            </>
          );
        }}
      />
    </section>
  );
}

/** The end of a turn as it is shown: step by step, and then to be looked at. */
export function Ending(props: Props): JSX.Element {
  const { view, turn, reveal } = props;
  const number = view.play.public.turns.length - 1;
  return (
    <>
      <Slip view={view} turn={number} teller={turn.teller} clue={turn.clue} />
      <TurnView {...props} />
      <Gains view={view} turn={turn} reveal={reveal} />
    </>
  );
}

function Votes({ view, seats }: { view: DixitView; seats: readonly number[] }): JSX.Element {
  const who = formatList(seats.map(view.who));
  return (
    <span class="dixit-votes">
      <span class="aloud">{t("dixit-votes-for", { count: seats.length, who })}</span>
      {seats.map((seat) => (
        <span key={seat} class="dixit-token" aria-hidden="true">
          <Marker view={view} seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** How it went and what it brought, seat by seat. */
export function Gains({ view, turn, reveal }: Omit<Props, "zoom" | "room">): JSX.Element {
  const come = hasShown(reveal, "scored");
  return (
    <div class="dixit-gains">
      <p class="dixit-verdict" role="status">
        {come && t(findVerdict(turn))}
      </p>
      {reveal.skip ? (
        <button type="button" class="dixit-skip bare" onClick={reveal.skip}>
          {t("dixit-skip")}
        </button>
      ) : (
        <ul class="plain">
          {turn.points.map((points, seat) => (
            <li key={seat} class={points ? "some" : ""} data-seat={seat}>
              <span class="aloud">{t("dixit-news-points", { who: view.who(seat), points })}</span>
              <span aria-hidden="true">
                <NamedMarker view={view} seat={seat} />
                {seat === turn.teller && <Icon name="book" size={15} />}
                <Plus points={points} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Plus({ points }: { points: number }): JSX.Element {
  return (
    <b class="dixit-plus" dir="ltr">
      {formatGain(points)}
    </b>
  );
}
