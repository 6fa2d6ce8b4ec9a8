// What the teacher says, and the buttons to go on and back.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { playNow } from "../front/playNow";
import type { AnyGamePart, GameView } from "../game/contract";
import { findGame } from "../game/registry";
import { loadTexts, lookUp, t } from "../i18n";
import { describeError, readFault, type Fault } from "../ui/errors";
import { Icon } from "../ui/Icon";
import { useBusy } from "../ui/useBusy";
import { lessonKey } from "./lessonKey";
import type { LessonState, Reply } from "./lessonState";
import { findPlace } from "./useMarks";

interface Props {
  readonly state: LessonState;
  readonly view: GameView;
  readonly part: AnyGamePart | null;
}

export function Teacher({ state, view, part }: Props): JSX.Element {
  const { lesson, step, isShowing } = state;
  const shown = isShowing.value;
  const isLast = !step.moves.length && step.next === null;
  const reply = state.reply.value;
  const main = useFocus(state);
  return (
    <section class="learn-teacher" aria-label={t("learn-teacher")}>
      <div class="learn-words" role="status">
        <p id="learn-said" class={shown ? "learn-said learn-news" : "learn-said"}>
          {shown
            ? describeNews(view, part, lesson.seat)
            : lookUp(lessonKey(lesson.game, step.name))}
        </p>
        {isLast && !shown && <p class="learn-said">{lookUp(lessonKey(lesson.game, "end"))}</p>}
        {reply && <ReplyLine reply={reply} game={lesson.game} />}
      </div>
      <div class="learn-buttons">
        {isLast && !shown ? (
          <Goodbye state={state} main={main} />
        ) : (
          <GoOn state={state} main={main} />
        )}
      </div>
    </section>
  );
}

/** What has happened so far in the scene that plays. */
function describeNews({ scene, who }: GameView, part: AnyGamePart | null, seat: number): string {
  const news = scene.news.slice(0, scene.beat?.told ?? scene.news.length);
  const sentences = news.flatMap((one) => part?.describeNews(one, who, seat) ?? []);
  return sentences.at(-1) ?? "…";
}

/** Brings the focus to where the learner has to act, when a step's sentence is there. */
function useFocus(state: LessonState): { current: HTMLButtonElement | null } {
  const main = useRef<HTMLButtonElement>(null);
  const [places] = state.places;
  const isReady = !state.isShowing.value;
  useEffect(() => {
    if (!isReady) return;
    const isOneMove = state.moves.length === 1;
    const place = isOneMove ? findPlace(places?.[0] ?? "") : null;
    (place ?? main.current)?.focus({ preventScroll: place === null });
  }, [isReady, state.number.value]);
  return main;
}

interface ButtonProps {
  readonly state: LessonState;
  readonly main: { current: HTMLButtonElement | null };
}

/** The way on: a button, or one for each choice. */
function GoOn({ state, main }: ButtonProps): JSX.Element {
  const { step, lesson, moves } = state;
  const shown = state.isShowing.value;
  if (!shown && moves.length > 1) {
    return (
      <>
        {moves.map((move, at) => (
          <button
            key={at}
            ref={at ? null : main}
            type="button"
            class="learn-option"
            onClick={() => state.choose(move)}
          >
            {lookUp(lessonKey(lesson.game, `${step.name}-${step.moves[at]?.name}`))}
          </button>
        ))}
      </>
    );
  }
  const isDoing = !shown && moves.length === 1;
  return (
    <button
      ref={main}
      type="button"
      // A sentence that is there from the beginning is not announced.
      aria-describedby={state.taken.value === 1 ? "learn-said" : undefined}
      class={isDoing ? "learn-on" : "learn-on main"}
      onClick={() => state.next()}
    >
      {t(isDoing ? "learn-show" : shown ? "learn-skip" : "learn-next")}
      <Icon name="next" />
    </button>
  );
}

/** What the page replies to a move that it has not made. */
function ReplyLine({ reply, game }: { reply: Reply; game: string }): JSX.Element {
  useEffect(() => {
    const rules = findGame(game)?.texts.rules;
    // The sentence for a clause is among the texts of the rules.
    if (reply.is === "forbidden" && rules) void loadTexts(rules).catch(() => null);
  }, [reply]);
  return (
    <p class="learn-reply">
      <Icon name={reply.is === "other" ? "eye" : "warning"} size={20} />
      <span>{reply.is === "other" ? t("learn-other") : describeError(reply.why)}</span>
    </p>
  );
}

/** The end of the lesson: play, read, or learn it again. */
function Goodbye({ state, main }: ButtonProps): JSX.Element {
  const { game } = state.lesson;
  const [busy, setBusy] = useBusy();
  const [fault, setFault] = useState<Fault | null>(null);
  const play = (): void => {
    setBusy(true);
    setFault(null);
    playNow(game).catch((reason: unknown) => {
      setFault(readFault(reason));
      setBusy(false);
    });
  };
  return (
    <>
      <button ref={main} type="button" class="main" disabled={busy} onClick={play}>
        <Icon name="play" />
        {t("learn-play")}
      </button>
      <a class="button" href={`/rules/${game}`}>
        <Icon name="book" />
        {t("learn-rules")}
      </a>
      <button type="button" onClick={() => state.restart()}>
        <Icon name="again" />
        {t("learn-again")}
      </button>
      {fault && <p role="alert">{describeError(fault)}</p>}
    </>
  );
}
