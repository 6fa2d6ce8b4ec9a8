// The board: the mine, what the reader holds, and what is asked of them.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { GameView } from "../game/contract";
import type { SaboteurMove, SaboteurPlay } from "../wire/messages";
import { Belt } from "./Belt";
import "./board.css";
import { useDesk } from "./desk";
import { LIFT, useDrag } from "./drag";
import { Hand, heldPicture, Purse, RoleCard, tap } from "./Hand";
import { useKeys } from "./keys";
import { Mine, type MineHandle } from "./Mine";
import { PutAway, Stones, Tools } from "./Questions";
import { Reveal } from "./Reveal";
import "./sideways.css";
import { Track } from "./Track";

/** When the seats show who may be pointed at, in milliseconds. */
const DRAWN = 60;

export function Board({ view }: { view: GameView<SaboteurPlay> }): JSX.Element {
  const { play, place } = view;
  const desk = useDesk(view);
  const mine = useRef<MineHandle>(null);
  const { carried, grab, ended } = useDrag(
    desk,
    (x, y) => mine.current?.spotAt(x, y) ?? null,
    (at) => tap(desk, at),
  );
  const [leaving, setLeaving] = useState(false);
  const [tools, setTools] = useState<readonly SaboteurMove[] | null>(null);

  // The seats are drawn by the table; they are told who may be pointed at.
  useEffect(() => {
    const point = (moves: readonly SaboteurMove[]) => (): void => {
      const [only] = moves;
      if (moves.length === 1 && only) desk.choose(only);
      else setTools(moves);
    };
    view.targets.value = new Map([...desk.players].map(([seat, moves]) => [seat, point(moves)]));
  }, [desk.players]);
  useEffect(() => () => void (view.targets.value = new Map()), []);

  const putAway = (): void => setLeaving(true);
  // What may be done with a card is drawn first, in the mine or at the seats, and then entered.
  const enter = (): void =>
    void setTimeout(() => {
      if (!mine.current?.enter()) document.querySelector<HTMLElement>(".seat-aim")?.focus();
    }, DRAWN);
  useKeys(place === "table", desk, {
    putAway,
    enter,
    zoom: (by) => mine.current?.zoom(by),
    whole: () => mine.current?.whole(),
  });

  const held = play.private;
  const isHeld = held !== null && place !== "screen";
  return (
    <>
      <div class={`mine-board mine-${place}${desk.card ? " mine-busy" : ""}`}>
        <div class="mine-stage">
          <Track view={view} />
          <Mine desk={desk} over={carried?.spot ?? null} handle={mine} />
          <Reveal view={view} choices={desk.choices} choose={desk.choose} />
          <Stones desk={desk} />
        </div>
        {isHeld && (
          <section class="mine-own" aria-label={t("saboteur-own")}>
            {held.role && <RoleCard role={held.role} />}
            <Belt desk={desk} putAway={putAway} />
            <Hand desk={desk} carrying={carried !== null} grab={grab} ended={ended} enter={enter} />
            <Purse gold={held.gold} />
          </section>
        )}
      </div>
      {carried && desk.card && (
        <img
          dir="ltr"
          class={`mine-carried${carried.spot || carried.seat !== null ? " mine-carried-over" : ""}`}
          src={heldPicture(desk, desk.card, true)}
          alt=""
          style={{ translate: `${carried.x}px ${carried.y - (carried.finger ? LIFT : 0)}px` }}
        />
      )}
      {leaving && desk.card && (
        <PutAway desk={desk} card={desk.card} close={() => setLeaving(false)} />
      )}
      {tools && <Tools moves={tools} choose={desk.choose} close={() => setTools(null)} />}
    </>
  );
}
