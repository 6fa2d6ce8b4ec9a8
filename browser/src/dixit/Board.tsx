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
import { choiceOf, freshTurn, mayPick, pick, picked, taskOf, type DixitLook } from "./task";
import { Track } from "./Track";
import { Ending, Gains, TurnView } from "./Turn";
import { Gathering, Voters } from "./Waiting";
import { Zoom, type Zoomed } from "./Zoom";

interface Props {
  readonly look: DixitLook;
  /** The height of the board, in pixels. */
  readonly room: number;
  readonly zoom: (zoomed: Zoomed) => void;
}

export function Board({ look }: { look: DixitLook }): JSX.Element {
  const board = useRef<HTMLDivElement>(null);
  const room = useBox(board).block;
  const [zoomed, zoom] = useState<Zoomed | null>(null);
  const scene = useScene(look);
  useForgetting(look);
  const task = taskOf(look);
  const props = { look, room, zoom };
  const picking = (at: number) => {
    const one = zoomed?.numbered ? at + 1 : zoomed?.cards[at];
    if (!task || one === undefined || (task.kind === "vote") !== Boolean(zoomed?.numbered)) {
      return null;
    }
    if (!mayPick(look, one) || picked(look).includes(one)) return null;
    return () => pick(look, task, one);
  };
  return (
    <div class={`dix-board ${look.place}`} ref={board}>
      {task?.kind === "tell" ? <Telling {...props} /> : <Middle {...props} scene={scene} />}
      <Track look={look} scene={scene} />
      {task?.kind !== "tell" && task?.kind !== "give" && <Held {...props} />}
      <Around look={look} />
      {zoomed && (
        <Zoom deck={look.deck} zoomed={zoomed} close={() => zoom(null)} picking={picking} />
      )}
    </div>
  );
}

/** The reader is to give a clue; what was shown last can be looked at again. */
function Telling(props: Props): JSX.Element {
  const { look } = props;
  const task = taskOf(look);
  const fresh = freshTurn(look);
  return (
    <>
      <Held {...props} />
      {task?.kind === "tell" && <ClueForm look={look} task={task} />}
      {fresh && (
        <details class="dix-last">
          <summary>{t("dix-last-turn")}</summary>
          <TurnView {...props} turn={fresh} scene={OVER} />
          <Gains look={look} turn={fresh} scene={OVER} />
        </details>
      )}
    </>
  );
}

/** What lies in the middle of the table. */
function Middle(props: Props & { readonly scene: Scene }): JSX.Element {
  const { look, scene } = props;
  const { stage, teller, clue, turns, display } = look.play.public;
  const task = taskOf(look);
  const fresh = freshTurn(look);
  if (fresh) return <Ending {...props} turn={fresh} scene={scene} />;
  const told = stage.type === "giving" || stage.type === "showing" || stage.type === "voting";
  if (!told || teller === null) return <Quiet look={look} />;
  const waiting = "waiting" in stage ? stage.waiting : [];
  return (
    <>
      <Slip look={look} turn={turns.length} teller={teller} clue={clue} />
      {task?.kind === "give" && <Held {...props} />}
      {display.length > 0 && <Display {...props} task={task} sure={() => confirmed(look)} />}
      <Confirm look={look} />
      {display.length > 0 ? (
        <Voters look={look} waiting={waiting} />
      ) : (
        <Gathering look={look} waiting={waiting} />
      )}
    </>
  );
}

/** Nothing lies there yet: somebody is thinking of a clue. */
function Quiet({ look }: { look: DixitLook }): JSX.Element {
  const { stage } = look.play.public;
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
            ? t("dix-do-race")
            : t("dix-wait-tell", { who: look.who(stage.seat) })}
        </p>
      )}
    </div>
  );
}

/** What the reader holds, if there is a reader who holds anything. */
function Held({ look, room, zoom }: Props): JSX.Element | null {
  const task = taskOf(look);
  const hand = look.play.private?.hand ?? [];
  if (!hand.length || look.place === "screen") return null;
  return (
    <Hand
      look={look}
      hand={hand}
      task={task?.kind === "vote" ? null : task}
      room={room}
      zoom={zoom}
      sure={() => confirmed(look)}
    />
  );
}

/** Make the move that is picked, if it is one. */
function confirmed(look: DixitLook): void {
  const task = taskOf(look);
  if (task?.kind === "tell") {
    document.querySelector<HTMLTextAreaElement>(".dix-writing textarea")?.focus();
  } else if (task) {
    const move = choiceOf(look, task.kind, picked(look));
    if (move) look.choose(move);
  }
}

function Confirm({ look }: { look: DixitLook }): JSX.Element | null {
  const task = taskOf(look);
  if (!task || task.kind === "tell") return null;
  const list = picked(look);
  const [number = 0] = list;
  const move = choiceOf(look, task.kind, list);
  const label =
    task.kind === "give"
      ? t("dix-give-send", { count: task.count })
      : t("dix-vote-send", { number });
  return (
    <div class={list.length ? "dix-confirm" : "dix-confirm unpicked"}>
      <button type="button" class="main" disabled={!move} onClick={() => confirmed(look)}>
        {move && <Icon name="check" />}
        {label}
      </button>
    </div>
  );
}
