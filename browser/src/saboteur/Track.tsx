// The three rounds, who won each, and what is left in the pile.

import type { JSX } from "preact";

import { formatNumber, t } from "../i18n";
import type { GameView } from "../game/contract";
import type { SaboteurPlay } from "../wire/messages";
import { CARD_BACK, rolePicture } from "./pictures";
import { BEATS, PILE_ANCHOR } from "./scenes";

const ROUNDS = [1, 2, 3];

export function Track({ view }: { view: GameView<SaboteurPlay> }): JSX.Element {
  const { round, results, pile } = view.play.public;
  const left = t("saboteur-pile", { cards: pile });
  return (
    <div class="saboteur-track">
      <ol class="plain" aria-label={t("saboteur-round-of-three", { round: Math.max(round, 1) })}>
        {ROUNDS.map((number) => {
          // The round that has just ended is not told before its winners are shown.
          const isTold = number < results.length || view.scene.hasReached(BEATS.winners);
          const won = isTold ? results[number - 1]?.winners : undefined;
          const words = won
            ? t(`saboteur-round-${won}`, { round: number })
            : t(number === round ? "saboteur-round-now" : "saboteur-round-later", {
                round: number,
              });
          return (
            <li
              key={number}
              class={won ? "saboteur-round-won" : number === round ? "saboteur-round-now" : ""}
              aria-current={number === round ? "step" : undefined}
              title={words}
            >
              {won ? (
                <img src={rolePicture(won)} alt={words} width={240} height={360} />
              ) : (
                <>
                  <span aria-hidden="true">{formatNumber(number)}</span>
                  <span class="aloud">{words}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p class="saboteur-pile" role="img" aria-label={left} title={left} data-anchor={PILE_ANCHOR}>
        <img src={CARD_BACK} alt="" width={240} height={360} />
        {formatNumber(pile)}
      </p>
    </div>
  );
}
