// A turn that is over: the votes, the storyteller's card, and the owners of the others.

import type { JSX } from "preact";

import { formatGain, formatList, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import type { DixitGain, DixitTurn } from "../wire/messages";
import { Card } from "./Card";
import { Slip } from "./Clue";
import { CardGrid } from "./CardGrid";
import { NamedSeat } from "./NamedSeat";
import { hasShown, type Reveal, voteBeat } from "./reveal";
import { Spread } from "./Spread";
import type { DixitView } from "./selection";
import { Plus } from "./Track";
import { findVerdict, findVoters } from "./turns";
import "./turn.css";
import type { Size } from "./useSize";
import { Why } from "./Why";
import { describeMerit } from "./words";
import type { Zoomed } from "./Zoom";

interface Props {
  readonly view: DixitView;
  readonly turn: DixitTurn;
  readonly reveal: Reveal;
}

interface ViewProps extends Props {
  readonly zoom: (zoomed: Zoomed) => void;
  /** The height that it may take; 0: it is not known yet. */
  readonly block: number;
  /** Which turn it is, where the pictures are to be as large as they were before. */
  readonly number?: number;
}

export function TurnView(props: ViewProps): JSX.Element {
  const { view, turn, reveal, zoom, block, number } = props;
  const known = hasShown(reveal, "tellershown");
  return (
    <section
      class={`dixit-display dixit-turn ${known ? "known" : ""}`}
      aria-label={t("dixit-display")}
      // While it is revealed, a tap on a card is a tap on the board: it goes on by a step.
      data-advances={reveal.skip ? true : undefined}
      onClickCapture={reveal.skip ? (event) => event.stopPropagation() : undefined}
    >
      <CardGrid
        view={view}
        cards={turn.display}
        block={block}
        turn={number}
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
              />
              <div class="dixit-foot">
                <Votes
                  view={view}
                  seats={findVoters(turn, at + 1)}
                  known={known}
                  hasLanded={(seat) =>
                    hasShown(reveal, "votesopened") && reveal.hasReached(voteBeat(seat))
                  }
                />
                {(told || hasShown(reveal, "ownersshown")) && (
                  <p class={`dixit-owner ${told ? "told" : ""}`}>
                    <span class="aloud">
                      {told && `${t("dixit-storyteller")}: `}
                      {t("dixit-owner", { who: view.who(owner) })}
                    </span>
                    <span aria-hidden="true">
                      {told ? (
                        <>
                          <Icon name="book" size={15} />
                          <bdi>{view.who(owner)}</bdi>
                        </>
                      ) : (
                        <NamedSeat view={view} seat={owner} />
                      )}
                    </span>
                  </p>
                )}
              </div>
            </>
          );
        }}
      />
    </section>
  );
}

interface EndingProps extends Props {
  readonly board: Size;
  readonly zoom: (zoomed: Zoomed) => void;
}

/** The end of a turn as it is shown: step by step, and then to be looked at. */
export function Ending({ view, turn, reveal, board, zoom }: EndingProps): JSX.Element {
  const number = view.play.public.turns.length - 1;
  return (
    <Spread
      view={view}
      board={board}
      above={
        <Slip
          view={view}
          turn={number}
          teller={turn.teller}
          clue={turn.clue}
          why={<Why view={view} number={number} turn={turn} reveal={reveal} isFresh />}
        />
      }
      pictures={(block) => <TurnView {...{ view, turn, reveal, zoom, block, number }} />}
      aside={<Gains view={view} turn={turn} reveal={reveal} />}
    />
  );
}

interface VotesProps {
  readonly view: DixitView;
  readonly seats: readonly number[];
  /** Whether all votes have landed. */
  readonly known: boolean;
  readonly hasLanded: (seat: number) => boolean;
}

/** The tokens of those who voted for a card. Each has its place before it lands there. */
function Votes({ view, seats, known, hasLanded }: VotesProps): JSX.Element {
  const landed = seats.filter(hasLanded);
  const who = formatList(landed.map(view.who));
  return (
    <span class="dixit-votes" style={{ "--votes": Math.max(1, seats.length) }}>
      {(landed.length > 0 || known) && (
        <span class="aloud">{t("dixit-votes-for", { count: landed.length, who })}</span>
      )}
      {seats.map((seat) => (
        <span key={seat} class="dixit-ballot" aria-hidden="true">
          {hasLanded(seat) && (
            <span class="dixit-token">
              <SeatMark seat={seat} />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

/** How it went and what it brought, seat by seat. */
export function Gains({ view, turn, reveal }: Props): JSX.Element {
  const come = hasShown(reveal, "scored");
  const verdict = findVerdict(turn);
  return (
    <div class="dixit-gains">
      <p class="dixit-verdict" role="status">
        {come && t(verdict.key, { points: verdict.points })}
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
                <NamedSeat view={view} seat={seat} />
                {seat === turn.teller && <Icon name="book" size={15} />}
                <Plus points={points} />
              </span>
              <Merits gains={turn.gains[seat] ?? []} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a player's points are for: "found it +3 · one vote +1". */
function Merits({ gains }: { gains: readonly DixitGain[] }): JSX.Element | null {
  if (!gains.length) return null;
  return (
    <small class="dixit-merits">
      {gains.map((gain) => (
        <span key={gain.merit}>
          {describeMerit(gain)} <span dir="ltr">{formatGain(gain.points)}</span>
        </span>
      ))}
    </small>
  );
}
