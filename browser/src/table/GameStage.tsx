// The board of any game: at a table, on a television, in a replay.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView } from "../game/contract";
import { usePart } from "../game/parts";
import "./stage.css";

export function GameStage({ view }: { view: GameView }): JSX.Element {
  const part = usePart(view.play.game);
  return (
    <div class="table-stage">
      {part ? <part.Board view={view} /> : <p class="table-wait quiet">{t("loading")}</p>}
    </div>
  );
}
