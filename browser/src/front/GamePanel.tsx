// A game on the front page: its picture, and the ways to start it.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { GameIntro } from "../game/contract";
import { nameGame } from "../game/names";
import { lookUp, t } from "../i18n";
import { useBusy } from "../ui/useBusy";
import { Icon } from "../ui/Icon";
import { describeError, readFault, type Fault } from "../ui/errors";
import type { GameInfo } from "../wire/http";
import type { GameName } from "../wire/vocabulary";
import { playNow } from "./playNow";

interface Props {
  readonly game: string;
  /** null for a game that the page has no part for. */
  readonly intro: GameIntro | null;
  /** What the server says of it; null: it is in the intro's texts. */
  readonly info: GameInfo | null;
  readonly create: () => void;
}

export function GamePanel({ game, intro, info, create }: Props): JSX.Element {
  const [busy, setBusy] = useBusy();
  const [error, setError] = useState<Fault | null>(null);
  const start = (): void => {
    setBusy(true);
    setError(null);
    playNow(game).catch((reason: unknown) => {
      setError(readFault(reason));
      setBusy(false);
    });
  };
  const players = info
    ? t("set-players", { from: info.seats[0], to: info.seats[1] })
    : lookUp(`${game as GameName}-players`);
  return (
    <section class={`front-game front-${game}`} aria-labelledby={`front-${game}`}>
      {intro && <intro.Scene />}
      <div class="front-game-text">
        <div class="front-game-name">
          <h2 id={`front-${game}`}>{nameGame(game)}</h2>
          <span class="front-players">
            <Icon name="person" size={18} />
            {players}
          </span>
        </div>
        {intro && <p>{lookUp(`${game as GameName}-tagline`)}</p>}
        <button
          type="button"
          class="main front-now"
          disabled={busy}
          aria-describedby={`front-${game}`}
          onClick={start}
        >
          <Icon name={busy ? "clock" : "play"} />
          {busy ? t("front-making") : t("front-now")}
        </button>
        <div class="front-ways">
          <button type="button" aria-describedby={`front-${game}`} onClick={create}>
            <Icon name="plus" size={18} />
            {t("front-create")}
          </button>
          {intro && (
            <>
              <a class="button" href={`#how-${game}`} aria-describedby={`front-${game}`}>
                <Icon name="book" size={18} />
                {t("front-how")}
              </a>
              <a class="button" href={`/learn/${game}`} aria-describedby={`front-${game}`}>
                <Icon name="next" size={18} />
                {t("learn-by-playing")}
              </a>
            </>
          )}
        </div>
        {error !== null && (
          <p class="front-wrong" role="alert">
            <Icon name="warning" size={18} />
            {describeError(error)}
          </p>
        )}
      </div>
    </section>
  );
}
