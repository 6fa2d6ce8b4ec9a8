// A turn that is over: who voted for what, which card was the storyteller's, whose the others were.

import type { JSX } from "preact";

import { gain, listed, t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { DixitTurn } from "../wire/messages";
import { Card } from "./Card";
import { Slip } from "./Clue";
import { Laid } from "./Laid";
import { Marker, Named } from "./Marker";
import { hasCome, type Scene } from "./scene";
import { verdict, voters, type DixitView } from "./task";
import "./turn.css";
import type { Zoomed } from "./Zoom";

interface Props {
  readonly view: DixitView;
  readonly turn: DixitTurn;
  readonly scene: Scene;
  readonly zoom: (zoomed: Zoomed) => void;
  /** How high the page around it is. */
  readonly room: number;
}

export function TurnView({ view, turn, scene, zoom, room }: Props): JSX.Element {
  const known = hasCome(scene, "tellershown");
  return (
    <section
      class={`dix-display dix-turn ${known ? "known" : ""}`}
      aria-label={t("dixit-display")}
      onClickCapture={
        scene.skip
          ? (event) => {
              event.stopPropagation();
              scene.skip?.();
            }
          : undefined
      }
    >
      <Laid
        view={view}
        cards={turn.display}
        room={room}
        foot={view.place === "screen" ? 56 : 34}
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
                {hasCome(scene, "votesopened") && (
                  <Votes view={view} seats={voters(turn, at + 1)} />
                )}
              </Card>
              <p class="dix-owner">
                {(told || hasCome(scene, "ownersshown")) && (
                  <>
                    <span class="aloud">{t("dixit-owner", { who: view.who(owner) })}</span>
                    <span aria-hidden="true">
                      <Named view={view} seat={owner} />
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
  const { view, turn, scene } = props;
  const number = view.play.public.turns.length - 1;
  return (
    <>
      <Slip view={view} turn={number} teller={turn.teller} clue={turn.clue} />
      <TurnView {...props} />
      <Gains view={view} turn={turn} scene={scene} />
    </>
  );
}

function Votes({ view, seats }: { view: DixitView; seats: readonly number[] }): JSX.Element {
  const who = listed(seats.map(view.who));
  return (
    <span class="dix-votes">
      <span class="aloud">{t("dixit-votes-for", { count: seats.length, who })}</span>
      {seats.map((seat) => (
        <span key={seat} class="dix-token" aria-hidden="true">
          <Marker view={view} seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** How it went and what it brought, seat by seat. */
export function Gains({ view, turn, scene }: Omit<Props, "zoom" | "room">): JSX.Element {
  const come = hasCome(scene, "scored");
  return (
    <div class="dix-gains">
      <p class="dix-verdict" role="status">
        {come && t(verdict(turn))}
      </p>
      {scene.skip ? (
        <button type="button" class="dix-skip bare" onClick={scene.skip}>
          {t("dixit-skip")}
        </button>
      ) : (
        <ul class="plain">
          {turn.points.map((points, seat) => (
            <li key={seat} class={points ? "some" : ""} data-seat={seat}>
              <span class="aloud">{t("dixit-news-points", { who: view.who(seat), points })}</span>
              <span aria-hidden="true">
                <Named view={view} seat={seat} />
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
    <b class="dix-plus" dir="ltr">
      {gain(points)}
    </b>
  );
}
