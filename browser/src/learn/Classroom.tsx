// The page of a taught game: the players, the board, and the teacher.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { nameGame } from "../game/names";
import { usePart } from "../game/parts";
import { shownSeats } from "../game/seatMarks";
import { t } from "../i18n";
import { SceneEffects } from "../scenes/SceneEffects";
import { GameStage } from "../table/GameStage";
import { Icon } from "../ui/Icon";
import "./learn.css";
import { LessonSeats } from "./LessonSeats";
import type { LessonState } from "./lessonState";
import { makeLessonView } from "./lessonView";
import { Teacher } from "./Teacher";
import { useMarks } from "./useMarks";

export function Classroom({ state }: { state: LessonState }): JSX.Element {
  const view = makeLessonView(state);
  const part = usePart(state.lesson.game);
  const frame = useRef<HTMLDivElement>(null);
  useMarks(frame, state);
  useLayoutEffect(() => {
    shownSeats.value = view.table.seats;
  }, []);
  return (
    <div class="learn" ref={frame} data-step={state.step.name} data-showing={state.isShowing.value}>
      <a class="skip button" href="#content">
        {t("skip-to-content")}
      </a>
      <header class="learn-top row">
        <button
          type="button"
          class="bare"
          aria-label={t("back")}
          title={t("back")}
          disabled={state.taken.value === 1}
          onClick={() => state.back()}
        >
          <Icon name="previous" />
        </button>
        <div class="learn-progress">
          <h1>{nameGame(state.lesson.game)}</h1>
          <progress
            value={state.taken.value}
            max={state.lesson.length}
            aria-label={t("learn-step", { step: state.taken.value, steps: state.lesson.length })}
          />
        </div>
        <p class="quiet learn-count" aria-hidden="true">
          {t("learn-step", { step: state.taken.value, steps: state.lesson.length })}
        </p>
        <a class="learn-leave" href="/" aria-label={t("learn-leave")} title={t("learn-leave")}>
          <Icon name="close" />
        </a>
      </header>
      <Teacher state={state} view={view} part={part} />
      <LessonSeats view={view} part={part} />
      <main id="content" class="learn-main" tabIndex={-1}>
        <GameStage view={view} />
      </main>
      <SceneEffects beat={view.scene.beat} />
    </div>
  );
}
