// What a game is drawn from in a taught game.

import { signal } from "@preact/signals";

import type { GameView, Target } from "../game/contract";
import { assembleView } from "../game/view";
import { lookUp, t } from "../i18n";
import { makeSettings } from "../front/settings";
import { readFault } from "../ui/errors";
import { fetchLessonRefusal } from "../wire/api";
import type { TableInfo } from "../wire/messages";
import { lessonKey } from "./lessonKey";
import type { LessonState } from "./lessonState";

/** The table of a taught game, which no server knows. */
function makeTable({ lesson, step }: LessonState): TableInfo {
  const { game, seat, seats } = lesson;
  const names = Array.from({ length: seats }, (_, at) =>
    at === seat ? t("learn-you") : (lookUp(lessonKey(game, `seat-${at}`)) ?? ""),
  );
  return {
    code: "learn",
    settings: { ...makeSettings(game, []), seats },
    seats: names.map((name) => ({ name, here: true })),
    host: null,
    status: step.moves.length ? "playing" : "resting",
    game: 1,
    commitment: null,
    seat_commitments: [],
    seed: null,
    scores: null,
    abandoned: false,
    alone: seat,
    stepping: false,
    hidden_clues: [],
    first_question: null,
  };
}

/** Seats that may be tapped now. */
export const targets = signal<ReadonlyMap<number, Target>>(new Map());

/** A taught game as the learner sees it. */
export function makeLessonView(state: LessonState): GameView {
  const { lesson, play, player } = state;
  const { game, seat, deck } = lesson;
  const choose = (move: object): void => state.choose(move);
  const askWhyNot = async (move: object): Promise<void> => {
    const step = state.number.peek();
    const why = await fetchLessonRefusal(game, step, move).catch(readFault);
    if (state.number.peek() === step) state.reply.value = { is: "forbidden", why };
  };
  return assembleView(
    {
      table: makeTable(state),
      you: { seat, host: false, television: false, reserved: null, muted: false, founder: false },
      play: play.value,
      deck: deck.length ? deck : null,
      scene: player.view.value,
    },
    "table",
    {
      answered: false,
      recent: [],
      choose,
      chooseWithUndo: choose,
      askWhyNot: (move) => void askWhyNot(move),
      held: null,
      targets,
    },
  );
}
