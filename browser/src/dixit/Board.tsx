// Dixit's board: the clue, the cards laid out, the hand, and what the reader is to do.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { Footer } from "./Footer";
import "./board.css";
import { useSize } from "./useSize";
import { ClueForm, Slip, useClearedDraft } from "./Clue";
import { Display } from "./Display";
import { Back } from "./Face";
import { Hand } from "./Hand";
import { FINISHED_REVEAL, useReveal, type Reveal } from "./reveal";
import { findChoice, mayPick, pick, readPicks, findTask, type DixitView } from "./selection";
import { findFreshTurn } from "./turns";
import { Track } from "./Track";
import { Ending, Gains, TurnView } from "./Turn";
import { Gathering, Voters } from "./Waiting";
import { Zoom, type Zoomed } from "./Zoom";

interface Props {
  readonly view: DixitView;
  /** The height of the board, in pixels. */
  readonly room: number;
  readonly zoom: (zoomed: Zoomed) => void;
}

export function Board({ view }: { view: DixitView }): JSX.Element {
  const board = useRef<HTMLDivElement>(null);
  const room = useSize(board).block;
  const [zoomed, zoom] = useState<Zoomed | null>(null);
  const reveal = useReveal(view);
  useClearedDraft(view);
  const task = findTask(view);
  const props = { view, room, zoom };
  const picking = (at: number) => {
    const one = zoomed?.numbered ? at + 1 : zoomed?.cards[at];
    if (!task || one === undefined || (task.kind === "vote") !== Boolean(zoomed?.numbered)) {
      return null;
    }
    if (!mayPick(view, one) || readPicks(view).includes(one)) return null;
    return () => pick(view, task, one);
  };
  return (
    <div class={`dixit-board ${view.shownOn}`} ref={board}>
      {task?.kind === "tell" ? <Telling {...props} /> : <Middle {...props} reveal={reveal} />}
      <Track view={view} reveal={reveal} />
      {task?.kind !== "tell" && task?.kind !== "give" && <OwnHand {...props} />}
      <Footer view={view} />
      {zoomed && (
        <Zoom deck={view.deck} zoomed={zoomed} close={() => zoom(null)} picking={picking} />
      )}
    </div>
  );
}

/** The reader is to give a clue; what was shown last can be looked at again. */
function Telling(props: Props): JSX.Element {
  const { view } = props;
  const task = findTask(view);
  const fresh = findFreshTurn(view);
  return (
    <>
      <OwnHand {...props} />
      {task?.kind === "tell" && <ClueForm view={view} task={task} />}
      {fresh && (
        <details class="dixit-last">
          <summary>{t("dixit-last-turn")}</summary>
          <TurnView {...props} turn={fresh} reveal={FINISHED_REVEAL} />
          <Gains view={view} turn={fresh} reveal={FINISHED_REVEAL} />
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
  if (fresh) return <Ending {...props} turn={fresh} reveal={reveal} />;
  const told = stage.type === "giving" || stage.type === "showing" || stage.type === "voting";
  if (!told || teller === null) return <Quiet view={view} />;
  const waiting = "waiting" in stage ? stage.waiting : [];
  return (
    <>
      <Slip view={view} turn={turns.length} teller={teller} clue={clue} />
      {task?.kind === "give" && <OwnHand {...props} />}
      {display.length > 0 && <Display {...props} task={task} sure={() => confirm(view)} />}
      <Confirm view={view} />
      {display.length > 0 ? (
        <Voters view={view} waiting={waiting} />
      ) : (
        <Gathering view={view} waiting={waiting} />
      )}
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
function OwnHand({ view, room, zoom }: Props): JSX.Element | null {
  const task = findTask(view);
  const hand = view.play.private?.hand ?? [];
  if (!hand.length || view.shownOn === "television") return null;
  return (
    <Hand
      view={view}
      hand={hand}
      task={task?.kind === "vote" ? null : task}
      room={room}
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
