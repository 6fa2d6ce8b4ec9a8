// A taught game: a fixed deal, a sentence a step, and a choice at the end.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { GameEntry, GameLesson } from "../game/contract";
import { nameGame } from "../game/names";
import { loadPart } from "../game/parts";
import { findGame } from "../game/registry";
import { loadTexts, t } from "../i18n";
import { allowSounds } from "../scenes/sounds";
import { ErrorPage } from "../ui/ErrorPage";
import { readFault, type Fault } from "../ui/errors";
import { prefersReducedMotion } from "../ui/preferences";
import { useTitle } from "../ui/useTitle";
import { fetchLesson } from "../wire/api";
import { Classroom } from "./Classroom";
import { LessonState } from "./lessonState";

export default function LearnPage({ parts }: { parts: readonly string[] }): JSX.Element {
  const game = findGame(parts[0] ?? "");
  if (!game?.loadLesson)
    return <ErrorPage title={t("learn-by-playing")} fault={{ code: "not-found" }} />;
  return <Learn game={game} />;
}

async function openLesson({ name, loadLesson }: GameEntry): Promise<LessonState> {
  const [part, guide, lesson] = await Promise.all([
    loadPart(name),
    loadLesson?.() as Promise<GameLesson | undefined>,
    fetchLesson(name),
    loadTexts("learn", "table"),
  ]);
  // The listener in main.tsx turns a file that cannot be loaded into nothing.
  if (!guide) throw new Error("a file of the page cannot be loaded");
  await part.later?.load();
  return new LessonState(lesson, part, guide, () => !prefersReducedMotion());
}

function Learn({ game }: { game: GameEntry }): JSX.Element {
  const [state, setState] = useState<LessonState | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const title = `${t("learn-by-playing")}: ${nameGame(game.name)}`;
  useTitle(`${title} · ${t("app-name")}`);
  useEffect(() => {
    allowSounds();
    openLesson(game).then(setState, (error: unknown) => setFault(readFault(error)));
  }, []);
  if (fault) return <ErrorPage title={title} fault={fault} />;
  if (state) return <Classroom state={state} />;
  return (
    <main id="content" class="table-waiting">
      <p class="quiet">{t("loading")}</p>
    </main>
  );
}
