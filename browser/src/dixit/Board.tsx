// Dixit's board: the clue, the cards laid out, the hand, and what the reader is to do.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { LateContent, LateSheet } from "../ui/late";
import { Footer } from "./Footer";
import "./board.css";
import { Card } from "./Card";
import { ClueForm, Slip, useClearedDraft } from "./Clue";
import { Display } from "./Display";
import { Back } from "./Face";
import { Hand } from "./Hand";
import { later } from "./later";
import { FINISHED_REVEAL, findReveal, type Reveal } from "./reveal";
import { findChoice, mayPick, pick, readPicks, findTask, type DixitView } from "./selection";
import { findFreshTurn } from "./turns";
import { Spread } from "./Spread";
import { Track } from "./Track";
import { useLostFocus, useTopOf } from "./useAttention";
import { useSize, type Size } from "./useSize";
import { Gathering, Voters } from "./Waiting";
import { describeLastTurn } from "./words";
import type { Zoomed } from "./Zoom";

/** How much of the board's height the last turn takes when it is looked at again. */
const LAST_TURN_PART = 0.8;

/** The stages in which a clue is on the table. */
const TOLD_STAGES: readonly string[] = ["giving", "reshuffling", "showing", "voting"];

interface Props {
  readonly view: DixitView;
  readonly board: Size;
  readonly zoom: (zoomed: Zoomed) => void;
}

export function Board({ view }: { view: DixitView }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const board = useSize(element);
  const [zoomed, zoom] = useState<Zoomed | null>(null);
  const reveal = findReveal(view);
  useClearedDraft(view);
  const task = findTask(view);
  const { stage, turns } = view.play.public;
  useTopOf(element, [task?.kind, stage.type, turns.length, view.table.status].join(" "));
  useLostFocus(element);
  const props = { view, board, zoom };
  const closeZoom = (): void => zoom(null);
  const picking = (at: number) => {
    const one = zoomed?.numbered ? at + 1 : zoomed?.cards[at];
    if (!task || one === undefined || (task.kind === "vote") !== Boolean(zoomed?.numbered)) {
      return null;
    }
    if (!mayPick(view, one) || readPicks(view).includes(one)) return null;
    return () => pick(view, task, one);
  };
  return (
    <div class={`dixit-board on-${view.shownOn}`} ref={element} tabIndex={-1}>
      <LastTurn view={view} reveal={reveal} />
      {task?.kind === "tell" ? <Telling {...props} /> : <Middle {...props} reveal={reveal} />}
      <Track view={view} reveal={reveal} />
      {task?.kind !== "tell" && task?.kind !== "give" && <OwnHand {...props} />}
      <Footer view={view} />
      {zoomed && (
        <LateSheet late={later} close={closeZoom}>
          {({ Zoom }) => (
            <Zoom deck={view.deck} zoomed={zoomed} close={closeZoom} picking={picking} />
          )}
        </LateSheet>
      )}
    </div>
  );
}

/** Says that the turn is the last one, once the turn before it has been looked at. */
function LastTurn({ view, reveal }: { view: DixitView; reveal: Reveal }): JSX.Element | null {
  const { last_turn: ending, stage } = view.play.public;
  const looksBack = stage.type !== "over" && (reveal.skip || view.table.status === "resting");
  if (ending === null || looksBack) return null;
  return (
    <p class="dixit-final-turn" role="status">
      {describeLastTurn(ending)}
    </p>
  );
}

/** The reader is to give a clue; what was shown last can be looked at again. */
function Telling(props: Props): JSX.Element {
  const { view } = props;
  const task = findTask(view);
  const fresh = findFreshTurn(view);
  return (
    <>
      <Spread
        {...props}
        pictures={(block) => <OwnHand {...props} block={block} />}
        below={task?.kind === "tell" && <ClueForm view={view} task={task} />}
      />
      {fresh && (
        <details class="dixit-last">
          <summary>{t("dixit-last-turn")}</summary>
          <LateContent late={later}>
            {({ Gains, TurnView }) => (
              <>
                <TurnView
                  {...props}
                  turn={fresh}
                  reveal={FINISHED_REVEAL}
                  block={props.board.block * LAST_TURN_PART}
                />
                <Gains view={view} turn={fresh} reveal={FINISHED_REVEAL} />
              </>
            )}
          </LateContent>
        </details>
      )}
    </>
  );
}

/** The middle of the table. */
function Middle(props: Props & { readonly reveal: Reveal }): JSX.Element {
  const { view, reveal } = props;
  const { stage, teller, clue, turns, display } = view.play.public;
  const task = findTask(view);
  const fresh = findFreshTurn(view);
  if (fresh) {
    return (
      <LateContent late={later}>
        {({ Ending }) => <Ending {...props} turn={fresh} reveal={reveal} />}
      </LateContent>
    );
  }
  const told = TOLD_STAGES.includes(stage.type);
  if (!told || teller === null) return <Quiet view={view} />;
  const waiting = "waiting" in stage ? stage.waiting : [];
  const own = teller === view.you.seat ? view.play.private?.given : undefined;
  const slip = <Slip view={view} turn={turns.length} teller={teller} clue={clue} />;
  if (display.length > 0) {
    return (
      <Spread
        {...props}
        above={slip}
        pictures={(block) => (
          <Display {...props} task={task} block={block} sure={() => confirm(view)} />
        )}
        below={<Confirm view={view} />}
        overlapping
        aside={<Voters view={view} waiting={waiting} />}
      />
    );
  }
  const giving = task?.kind === "give";
  return (
    <>
      {giving ? (
        <Spread
          {...props}
          above={slip}
          pictures={(block) => <OwnHand {...props} block={block} />}
          below={<Confirm view={view} />}
        />
      ) : (
        <>
          {slip}
          {own && own.length > 0 && (
            <section class="dixit-told" aria-label={t("dixit-your-card")}>
              {own.map((card, at) => (
                <Card
                  key={card}
                  deck={view.deck}
                  card={card}
                  size="small"
                  zoom={() => props.zoom({ cards: own, at })}
                  ribbon={t("dixit-your-card")}
                />
              ))}
            </section>
          )}
        </>
      )}
      <Gathering view={view} waiting={waiting} />
    </>
  );
}

/** Nothing lies there yet: somebody is thinking of a clue. */
function Quiet({ view }: { view: DixitView }): JSX.Element {
  const { stage } = view.play.public;
  return (
    <div class="dixit-quiet">
      <div class="dixit-fan" dir="ltr" aria-hidden="true">
        <Back />
        <Back />
        <Back />
      </div>
      {stage.type === "telling" && (
        <p>
          {stage.seat === null
            ? t("dixit-do-race")
            : t("dixit-wait-tell", { who: view.who(stage.seat) })}
        </p>
      )}
    </div>
  );
}

/** What the reader holds, if there is a reader who holds anything. */
function OwnHand({
  view,
  zoom,
  block = 0,
}: Omit<Props, "board"> & { readonly block?: number }): JSX.Element | null {
  const task = findTask(view);
  const hand = view.play.private?.hand ?? [];
  if (!hand.length || view.shownOn === "television") return null;
  return (
    <Hand
      view={view}
      hand={hand}
      task={task?.kind === "vote" ? null : task}
      block={block}
      zoom={zoom}
      sure={() => confirm(view)}
    />
  );
}

/** Make the move that is picked, if it is one. */
function confirm(view: DixitView): void {
  const task = findTask(view);
  if (task?.kind === "tell") {
    document.querySelector<HTMLTextAreaElement>(".dixit-writing textarea")?.focus();
  } else if (task) {
    const move = findChoice(view, task.kind, readPicks(view));
    if (move) view.choose(move);
  }
}

function Confirm({ view }: { view: DixitView }): JSX.Element | null {
  const task = findTask(view);
  if (!task || task.kind === "tell") return null;
  const list = readPicks(view);
  const [number = 0] = list;
  const move = findChoice(view, task.kind, list);
  const label =
    task.kind === "give"
      ? t("dixit-give-send", { count: task.count })
      : t("dixit-vote-send", { number });
  return (
    <div class={list.length ? "dixit-confirm" : "dixit-confirm unpicked"}>
      <button type="button" class="main" disabled={!move} onClick={() => confirm(view)}>
        {move && <Icon name="check" />}
        {label}
      </button>
    </div>
  );
}
