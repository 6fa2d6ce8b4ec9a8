// A game to pick: its picture, and the ways to begin.

import type { ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";

import { found, t } from "../i18n";
import { useBusy } from "../ui/busy";
import { Icon } from "../ui/Icon";
import { excuse } from "../ui/Wrong";
import { games, makeTable, Refusal } from "../wire/api";
import { DreamScene } from "./DreamScene";
import { MineScene } from "./MineScene";
import { defaultSettings, gameName, type GameName } from "./settings";

const SCENES: Readonly<Record<GameName, ComponentType>> = {
  saboteur: MineScene,
  dixit: DreamScene,
};

interface Props {
  readonly game: GameName;
  readonly create: () => void;
}

export function GamePanel({ game, create }: Props): JSX.Element {
  const [busy, setBusy] = useBusy();
  const [wrong, setWrong] = useState<string | null>(null);
  const now = async (): Promise<void> => {
    setBusy(true);
    setWrong(null);
    try {
      const settings = defaultSettings(game, await games());
      const { code } = await makeTable({ ...settings, clock: "off" });
      location.assign(`/t/${code}#now`);
    } catch (error) {
      setWrong(error instanceof Refusal ? error.code : "unknown");
      setBusy(false);
    }
  };
  const Scene = SCENES[game];
  const short = game.slice(0, 3);
  return (
    <section class={`front-game front-${game}`} aria-labelledby={`front-${game}`}>
      <Scene />
      <div class="front-game-text">
        <div class="front-game-name">
          <h2 id={`front-${game}`}>{gameName(game)}</h2>
          <span class="front-players">
            <Icon name="person" size={18} />
            {found(`${short}-players`)}
          </span>
        </div>
        <p>{found(`${short}-tagline`)}</p>
        <button
          type="button"
          class="main front-now"
          disabled={busy}
          aria-describedby={`front-${game}`}
          onClick={() => void now()}
        >
          <Icon name={busy ? "clock" : "play"} />
          {busy ? t("front-making") : t("front-now")}
        </button>
        <div class="front-ways">
          <button type="button" aria-describedby={`front-${game}`} onClick={create}>
            <Icon name="plus" size={18} />
            {t("front-create")}
          </button>
          <a class="button" href={`#how-${game}`} aria-describedby={`front-${game}`}>
            <Icon name="book" size={18} />
            {t("front-how")}
          </a>
        </div>
        {wrong !== null && (
          <p class="front-wrong" role="alert">
            <Icon name="warning" size={18} />
            {excuse(wrong)}
          </p>
        )}
      </div>
    </section>
  );
}
