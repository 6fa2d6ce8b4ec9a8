// The board: the mine, what the reader holds, and what is asked of them.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { GameView } from "../game/contract";
import type { SaboteurMove, SaboteurPlay } from "../wire/messages";
import { HandBar } from "./HandBar";
import "./board.css";
import { useSelection } from "./selection";
import { CARRIED_LIFT_PIXELS, useDrag } from "./drag";
import { Hand, heldPicture, Purse, RoleCard, tap } from "./Hand";
import { useShortcuts } from "./shortcuts";
import { Mine, type MineHandle } from "./Mine";
import { PutAway, Stones, Tools } from "./Questions";
import { Reveal } from "./Reveal";
import "./sideways.css";
import { Track } from "./Track";

/** How many milliseconds to wait until the mine and the seats show what may be pointed at. */
const FOCUS_DELAY_MS = 60;

export function Board({ view }: { view: GameView<SaboteurPlay> }): JSX.Element {
  const { play, shownOn } = view;
  const selection = useSelection(view);
  const mine = useRef<MineHandle>(null);
  const { carried, grab, ended } = useDrag(
    selection,
    (x, y) => mine.current?.findSpot(x, y) ?? null,
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
  // The focus moves once the mine or the seats show what may be done with the card.
  const enter = (): void =>
    void setTimeout(() => {
      if (!mine.current?.focusSpots()) document.querySelector<HTMLElement>(".seat-aim")?.focus();
    }, FOCUS_DELAY_MS);
  useShortcuts(shownOn === "table", selection, {
    putAway,
    enter,
    zoom: (by) => mine.current?.zoom(by),
    showAll: () => mine.current?.showAll(),
  });

  const held = play.private;
  const isHeld = held !== null && shownOn !== "television";
  return (
    <>
      <div class={`saboteur-board saboteur-${shownOn}${selection.card ? " saboteur-busy" : ""}`}>
        <div class="saboteur-stage">
          <Track view={view} />
          <Mine selection={selection} over={carried?.spot ?? null} handle={mine} />
          <Reveal view={view} choices={selection.choices} choose={selection.choose} />
          <Stones selection={selection} />
        </div>
        {isHeld && (
          <section class="saboteur-own" aria-label={t("saboteur-own")}>
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
          class={`saboteur-carried${carried.spot || carried.seat !== null ? " saboteur-carried-over" : ""}`}
          src={heldPicture(selection, selection.card, true)}
          alt=""
          style={{
            translate: `${carried.x}px ${carried.y - (carried.finger ? CARRIED_LIFT_PIXELS : 0)}px`,
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
