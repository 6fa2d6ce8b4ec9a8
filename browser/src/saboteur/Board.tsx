// The board: the mine, what the reader holds, and what is asked of them.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { GameView } from "../game/contract";
import { LateContent, LateSheet } from "../ui/late";
import type { Pointer } from "../ui/pointer";
import type { SaboteurMove, SaboteurPlay } from "../wire/messages";
import { HandBar } from "./HandBar";
import "./board.css";
import { useSelection } from "./selection";
import { useDrag } from "./drag";
import { Hand, Purse, RoleCard, tap } from "./Hand";
import { handAnchor } from "../scenes/anchors";
import { useShortcuts } from "./shortcuts";
import { Mine, type MineHandle } from "./Mine";
import { isRoleHidden } from "./hiddenRole";
import { countComingGold } from "./shown";
import { GoOn, OwnRole } from "./OwnRole";
import { later, Reveal } from "./later";
import { BEATS } from "./scenes";
import "./sideways.css";

/** How many milliseconds to wait until the mine and the seats show what may be pointed at. */
const FOCUS_DELAY_MS = 60;
/** How often the focus looks for its place: a slow machine may not have drawn it yet. */
const FOCUS_TRIES = 10;

export function Board({ view }: { view: GameView<SaboteurPlay> }): JSX.Element {
  const { play, shownOn } = view;
  const selection = useSelection(view);
  const mine = useRef<MineHandle>(null);
  const { carried, grab, ended } = useDrag(selection, mine, (at) => tap(selection, at));
  const [question, setQuestion] = useState<readonly SaboteurMove[] | "discard" | null>(null);

  // The seats are drawn by the table; `targets` says who may be pointed at.
  useEffect(() => {
    const point = (seat: number, by: Pointer): void => {
      const asked = selection.pointAtPlayer(seat, by);
      if (asked.length) setQuestion(asked);
    };
    view.targets.value = new Map(
      [...selection.players.keys()].map((seat) => [
        seat,
        { point: (by) => point(seat, by), waits: seat === selection.aimed },
      ]),
    );
  }, [selection.players, selection.aimed]);
  useEffect(() => () => void (view.targets.value = new Map()), []);

  const putAway = (): void => setQuestion("discard");
  const close = (): void => setQuestion(null);
  // The focus moves once the mine or the seats show what may be done with the card.
  const enter = (tries = FOCUS_TRIES): void =>
    void setTimeout(() => {
      if (mine.current?.focusSpots()) return;
      const aim = document.querySelector<HTMLElement>(".seat-aim");
      if (aim) aim.focus();
      else if (tries > 1) enter(tries - 1);
    }, FOCUS_DELAY_MS);
  useShortcuts(shownOn === "table", selection, {
    putAway,
    enter,
    zoom: (by) => mine.current?.zoom(by),
    showAll: () => mine.current?.showAll(),
  });

  const held = play.private;
  const Explainer = later.module.value?.CardExplainer;
  const isHeld = held !== null && shownOn !== "television";
  return (
    <>
      <div class={`saboteur-board saboteur-${shownOn}${selection.card ? " saboteur-busy" : ""}`}>
        <div class="saboteur-stage">
          <Mine selection={selection} over={carried?.spot ?? null} handle={mine} />
          <Reveal view={view} choices={selection.choices} choose={selection.choose} />
          {selection.choices.some(({ type }) => type === "stone") && (
            <LateContent late={later}>
              {({ Stones }) => <Stones selection={selection} />}
            </LateContent>
          )}
          {isHeld && held.role && view.scene.beat?.name === BEATS.role && (
            <div class="saboteur-deal">
              <div class="stack">
                <OwnRole view={view} role={held.role} turns={!isRoleHidden()} />
                <GoOn act={view.scene.skip} />
              </div>
            </div>
          )}
        </div>
        {isHeld && (
          <section
            class="saboteur-own"
            aria-label={t("saboteur-own")}
            data-anchor={handAnchor(view.you.seat ?? -1)}
            data-acts
          >
            {held.role && <RoleCard view={view} role={held.role} />}
            <HandBar selection={selection} putAway={putAway} />
            <Hand
              selection={selection}
              carrying={carried !== null}
              grab={grab}
              ended={ended}
              enter={enter}
            />
            <Purse
              // New cards lie behind the others.
              gold={held.gold.slice(
                0,
                held.gold.length - countComingGold(view, view.you.seat ?? -1),
              )}
            />
          </section>
        )}
      </div>
      {Explainer && <Explainer selection={selection} />}
      {carried && selection.card && (
        <LateContent late={later} quiet>
          {({ CarriedCard }) => <CarriedCard carried={carried} selection={selection} />}
        </LateContent>
      )}
      {question && (
        <LateSheet late={later} close={close}>
          {({ Question }) => <Question {...{ selection, question, close }} />}
        </LateSheet>
      )}
    </>
  );
}
