// Dixit's board: the clue, the cards laid out, the hand, and what the reader is to do.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { Around } from "./Around";
import "./board.css";
import { useBox } from "./box";
import { ClueForm, Slip, useForgetting } from "./Clue";
import { Display } from "./Display";
import { Back } from "./Face";
import { Hand } from "./Hand";
import { OVER, useScene, type Scene } from "./scene";
import { choiceOf, freshTurn, mayPick, pick, picked, taskOf, type DixitView } from "./task";
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
  const room = useBox(board).block;
  const [zoomed, zoom] = useState<Zoomed | null>(null);
  const scene = useScene(view);
  useForgetting(view);
  const task = taskOf(view);
  const props = { view, room, zoom };
  const picking = (at: number) => {
    const one = zoomed?.numbered ? at + 1 : zoomed?.cards[at];
    if (!task || one === undefined || (task.kind === "vote") !== Boolean(zoomed?.numbered)) {
      return null;
    }
    if (!mayPick(view, one) || picked(view).includes(one)) return null;
    return () => pick(view, task, one);
  };
  return (
    <div class={`dix-board ${view.place}`} ref={board}>
      {task?.kind === "tell" ? <Telling {...props} /> : <Middle {...props} scene={scene} />}
      <Track view={view} scene={scene} />
      {task?.kind !== "tell" && task?.kind !== "give" && <Held {...props} />}
      <Around view={view} />
      {zoomed && (
        <Zoom deck={view.deck} zoomed={zoomed} close={() => zoom(null)} picking={picking} />
      )}
    </div>
  );
}

/** The reader is to give a clue; what was shown last can be looked at again. */
function Telling(props: Props): JSX.Element {
  const { view } = props;
  const task = taskOf(view);
  const fresh = freshTurn(view);
  return (
    <>
      <Held {...props} />
      {task?.kind === "tell" && <ClueForm view={view} task={task} />}
      {fresh && (
        <details class="dix-last">
          <summary>{t("dixit-last-turn")}</summary>
          <TurnView {...props} turn={fresh} scene={OVER} />
          <Gains view={view} turn={fresh} scene={OVER} />
        </details>
      )}
    </>
  );
}

/** What lies in the middle of the table. */
function Middle(props: Props & { readonly scene: Scene }): JSX.Element {
  const { view, scene } = props;
  const { stage, teller, clue, turns, display } = view.play.public;
  const task = taskOf(view);
  const fresh = freshTurn(view);
  if (fresh) return <Ending {...props} turn={fresh} scene={scene} />;
  const told = stage.type === "giving" || stage.type === "showing" || stage.type === "voting";
  if (!told || teller === null) return <Quiet view={view} />;
  const waiting = "waiting" in stage ? stage.waiting : [];
  return (
    <>
      <Slip view={view} turn={turns.length} teller={teller} clue={clue} />
      {task?.kind === "give" && <Held {...props} />}
      {display.length > 0 && <Display {...props} task={task} sure={() => confirmed(view)} />}
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
    <div class="dix-quiet">
      <div class="dix-fan" dir="ltr" aria-hidden="true">
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
function Held({ view, room, zoom }: Props): JSX.Element | null {
  const task = taskOf(view);
  const hand = view.play.private?.hand ?? [];
  if (!hand.length || view.place === "screen") return null;
  return (
    <Hand
      view={view}
      hand={hand}
      task={task?.kind === "vote" ? null : task}
      room={room}
      zoom={zoom}
      sure={() => confirmed(view)}
    />
  );
}

/** Make the move that is picked, if it is one. */
function confirmed(view: DixitView): void {
  const task = taskOf(view);
  if (task?.kind === "tell") {
    document.querySelector<HTMLTextAreaElement>(".dix-writing textarea")?.focus();
  } else if (task) {
    const move = choiceOf(view, task.kind, picked(view));
    if (move) view.choose(move);
  }
}

function Confirm({ view }: { view: DixitView }): JSX.Element | null {
  const task = taskOf(view);
  if (!task || task.kind === "tell") return null;
  const list = picked(view);
  const [number = 0] = list;
  const move = choiceOf(view, task.kind, list);
  const label =
    task.kind === "give"
      ? t("dixit-give-send", { count: task.count })
      : t("dixit-vote-send", { number });
  return (
    <div class={list.length ? "dix-confirm" : "dix-confirm unpicked"}>
      <button type="button" class="main" disabled={!move} onClick={() => confirmed(view)}>
        {move && <Icon name="check" />}
        {label}
      </button>
    </div>
  );
}
