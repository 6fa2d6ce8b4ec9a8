// How a game of Dixit ended: who has how many points, and the pictures that people voted for.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import { RecapButton } from "./Footer";
import { Card } from "./Card";
import "./result.css";
import type { DixitView } from "./selection";
import { isClueHidden, findVoters } from "./turns";
import { describeEnding } from "./words";
import { Zoom, type Zoomed } from "./Zoom";

/** How many of the pictures with the most votes are shown. */
const LOVED_PICTURES = 4;

export function Result({ view }: { view: DixitView }): JSX.Element {
  const { players } = view.play.public;
  const why = describeEnding(view);
  const ranked = players
    .map(({ points }, seat) => ({ seat, points }))
    .sort((one, other) => other.points - one.points);
  const most = ranked[0]?.points ?? 0;
  return (
    <section class={`dixit-result on-${view.shownOn}`}>
      <h2>{t("dixit-final-title")}</h2>
      {why !== null && <p class="dixit-ending">{why}</p>}
      <ol class="plain">
        {ranked.map(({ seat, points }) => (
          <li key={seat} class={points === most ? "won" : ""}>
            <span class="dixit-rank">
              {formatNumber(1 + ranked.filter((other) => other.points > points).length)}
            </span>
            <SeatMark seat={seat} who={view.table.seats[seat]} />
            <span class="dixit-ranked">
              <bdi>{view.who(seat)}</bdi>
              {points === most && (
                <span class="dixit-crown">
                  <Icon name="host" size={20} /> {t("dixit-winner")}
                </span>
              )}
            </span>
            <b>{t("dixit-points", { points })}</b>
          </li>
        ))}
      </ol>
      <Loved view={view} />
      {view.shownOn !== "television" && <RecapButton view={view} />}
    </section>
  );
}

function Loved({ view }: { view: DixitView }): JSX.Element | null {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  const loved = view.play.public.turns
    .flatMap((turn, number) =>
      turn.display.map((card, at) => {
        const clue = isClueHidden(view, number) ? null : turn.clue;
        return { card, clue, votes: findVoters(turn, at + 1).length };
      }),
    )
    .filter(({ votes }) => votes > 1)
    .sort((one, other) => other.votes - one.votes)
    .slice(0, LOVED_PICTURES);
  if (!loved.length) return null;
  const cards = loved.map(({ card }) => card);
  return (
    <div class="dixit-gallery">
      <h3>{t("dixit-best-loved")}</h3>
      <ul class="dixit-loved plain">
        {loved.map(({ card, clue, votes }, at) => (
          <li key={at}>
            <Card
              deck={view.deck}
              card={card}
              size={view.shownOn === "television" ? "large" : "small"}
              zoom={() => setZoomed({ cards, at })}
            />
            <p>
              {clue !== null && <q dir="auto">{clue}</q>}
              <span class="quiet">{t("dixit-vote-count", { count: votes })}</span>
            </p>
          </li>
        ))}
      </ul>
      {zoomed && <Zoom deck={view.deck} zoomed={zoomed} close={() => setZoomed(null)} />}
    </div>
  );
}
