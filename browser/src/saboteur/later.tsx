// Where the board shows what is loaded after it.

import type { JSX } from "preact";

import type { GameView } from "../game/contract";
import { Late, LateContent } from "../ui/late";
import type { SaboteurMove, SaboteurPlay, SaboteurResult } from "../wire/messages";
import type { Cell } from "./cards";
import { BEATS } from "./scenes";
import type { Selection } from "./selection";

export const later = new Late(() => import("./loadedLater"), "saboteur-later");

/** Ask why the picked card cannot be played at a cell or on a player, by the number of the seat. */
export function askWhyNot(selection: Selection, target: Cell | number): void {
  later.use(({ ask }) => ask(selection, target));
}

/** The result of the round that is over; null: it goes on. */
export function findResult({ public: { round, results } }: SaboteurPlay): SaboteurResult | null {
  return (round > 0 ? results[round - 1] : null) ?? null;
}

/** The end of the round that is shown over the mine; null: none is. */
export function findShownResult({ play, scene }: GameView<SaboteurPlay>): SaboteurResult | null {
  const { stage } = play.public;
  const result = findResult(play);
  if (!result || !scene.hasReached(BEATS.roles)) return null;
  // After the game, the result takes its place.
  if (stage.type === "over" && !scene.beat) return null;
  return result;
}

interface Props {
  readonly view: GameView<SaboteurPlay>;
  readonly choices: readonly SaboteurMove[];
  readonly choose: (move: SaboteurMove) => void;
}

export function Reveal(props: Props): JSX.Element | null {
  const result = findShownResult(props.view);
  if (!result) return null;
  return (
    <LateContent late={later}>
      {({ RoundEnd }) => <RoundEnd key={props.view.play.public.round} {...props} result={result} />}
    </LateContent>
  );
}

export function Result({ view }: { view: GameView<SaboteurPlay> }): JSX.Element {
  return <LateContent late={later}>{(it) => <it.Result view={view} />}</LateContent>;
}
