// How a reader fills the blank of Dixit's phrases: with a picture that lies open, or lay open last.

import type { Blank, GameView } from "../game/contract";
import { formatNumber } from "../i18n";
import type { DixitPlay } from "../wire/messages";
import "./blanks.css";
import { Face } from "./Face";

function findDisplay(view: GameView<DixitPlay> | null): readonly number[] {
  if (!view) return [];
  const { display, turns } = view.play.public;
  return display.length ? display : (turns.at(-1)?.display ?? []);
}

const picture: Blank<DixitPlay> = {
  list: (view) => findDisplay(view).map((_, at) => at + 1),
  Sign: ({ value, view }) => (
    <span class="dixit-blank">
      <b>{formatNumber(Number(value))}</b>
      <Face
        deck={view?.deck ?? null}
        card={findDisplay(view)[Number(value) - 1] ?? 0}
        size="small"
      />
    </span>
  ),
};

export const blanks = { picture };
