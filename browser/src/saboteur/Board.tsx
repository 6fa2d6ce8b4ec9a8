// The board: the mine, what the reader holds, and what is asked of them.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { GameView } from "../game/contract";
import type { SaboteurMove, SaboteurPlay } from "../wire/messages";
import { HandBar } from "./HandBar";
import "./board.css";
import { useSelection } from "./selection";
import { LIFT_PIXELS, useDrag } from "./drag";
import { Hand, heldPicture, Purse, RoleCard, tap } from "./Hand";
import { useShortcuts } from "./shortcuts";
import { Mine, type MineHandle } from "./Mine";
import { PutAway, Stones, Tools } from "./Questions";
import { Reveal } from "./Reveal";
import "./sideways.css";
import { Track } from "./Track";

/** When the seats show who may be pointed at, in milliseconds. */
const SEAT_MARKS_MS = 60;

export function Board({ view }: { view: GameView<SaboteurPlay> }): JSX.Element {
  const { play, place } = view;
  const selection = useSelection(view);
  const mine = useRef<MineHandle>(null);
  const { carried, grab, ended } = useDrag(
    selection,
    (x, y) => mine.current?.spotAt(x, y) ?? null,
    (at) => tap(selection, at),
  );
  const [leaving, setLeaving] = useState(false);
  const [tools, setTools] = useState<readonly SaboteurMove[] | null>(null);

  // The seats are drawn by the table; `targets` says who may be pointed at.
  useEffect(() => {
    const point = (moves: readonly SaboteurMove[]) => (): void => {
      const [only] = moves;
      if (moves.length === 1 && only) selection.choose(only);
      else setTools(moves);
    };
    view.targets.value = new Map(
      [...selection.players].map(([seat, moves]) => [seat, point(moves)]),
    );
  }, [selection.players]);
  useEffect(() => () => void (view.targets.value = new Map()), []);

  const putAway = (): void => setLeaving(true);
  // What may be done with a card is drawn first, in the mine or at the seats, and then entered.
  const enter = (): void =>
    void setTimeout(() => {
      if (!mine.current?.enter()) document.querySelector<HTMLElement>(".seat-aim")?.focus();
    }, SEAT_MARKS_MS);
  useShortcuts(place === "table", selection, {
    putAway,
    enter,
    zoom: (by) => mine.current?.zoom(by),
    whole: () => mine.current?.whole(),
  });

  const held = play.private;
  const isHeld = held !== null && place !== "screen";
  return (
    <>
      <div class={`mine-board mine-${place}${selection.card ? " mine-busy" : ""}`}>
        <div class="mine-stage">
          <Track view={view} />
          <Mine selection={selection} over={carried?.spot ?? null} handle={mine} />
          <Reveal view={view} choices={selection.choices} choose={selection.choose} />
          <Stones selection={selection} />
        </div>
        {isHeld && (
          <section class="mine-own" aria-label={t("saboteur-own")}>
            {held.role && <RoleCard role={held.role} />}
            <HandBar selection={selection} putAway={putAway} />
            <Hand
              selection={selection}
              carrying={carried !== null}
              grab={grab}
              ended={ended}
              enter={enter}
            />
            <Purse gold={held.gold} />
          </section>
        )}
      </div>
      {carried && selection.card && (
        <img
          dir="ltr"
          class={`mine-carried${carried.spot || carried.seat !== null ? " mine-carried-over" : ""}`}
          src={heldPicture(selection, selection.card, true)}
          alt=""
          style={{
            translate: `${carried.x}px ${carried.y - (carried.finger ? LIFT_PIXELS : 0)}px`,
          }}
        />
      )}
      {leaving && selection.card && (
        <PutAway selection={selection} card={selection.card} close={() => setLeaving(false)} />
      )}
      {tools && <Tools moves={tools} choose={selection.choose} close={() => setTools(null)} />}
    </>
  );
}
