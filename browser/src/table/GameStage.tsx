// A game's board, whichever game it is: at a table, on a television, in a replay.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { Look } from "./game";
import { usePart } from "./parts";
import "./stage.css";

export function GameStage({ look }: { look: Look }): JSX.Element {
  const part = usePart(look.play.game);
  return (
    <div class="table-stage">
      {part ? <part.Board look={look} /> : <p class="table-wait quiet">{t("loading")}</p>}
    </div>
  );
}
