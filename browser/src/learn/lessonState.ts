// How far a learner is in a taught game: the step, what is on stage, and what the page replies.

import { batch, computed, signal } from "@preact/signals";

import type { AnyGamePart, AnyPlay, GameLesson } from "../game/contract";
import { ScenePlayer } from "../scenes/player";
import type { Fault } from "../ui/errors";
import type { Lesson, LessonStep } from "../wire/http";

/** What the page says to a move that is not made: the rules allow it, or they forbid it. */
export type Reply = { readonly is: "other" } | { readonly is: "forbidden"; readonly why: Fault };

export class LessonState {
  readonly player = new ScenePlayer();
  /** The steps that the learner has taken, by number. The last one is shown. */
  readonly #way = signal<readonly number[]>([0]);
  readonly #play = signal<AnyPlay>(NO_PLAY);
  /** Whether moves are being shown that come before the step's sentence. */
  readonly isShowing = signal(false);
  readonly reply = signal<Reply | null>(null);
  /** The learner's moves, by the number of the step. */
  readonly #made = new Map<number, object>();
  /** The plays that come before the step's sentence and are not shown yet. */
  #waiting: readonly AnyPlay[] = [];

  /** The number of the step that is shown. */
  readonly number = computed(() => this.#way.value.at(-1) ?? 0);
  /** How many steps the learner has taken, with this one. */
  readonly taken = computed(() => this.#way.value.length);
  /** The game as it is shown. It offers no choices before the step's sentence is there. */
  readonly play = computed<AnyPlay>(() =>
    this.isShowing.value ? { ...this.#play.value, choices: [] } : this.#play.value,
  );

  constructor(
    readonly lesson: Lesson,
    private readonly part: AnyGamePart,
    private readonly guide: GameLesson,
    private readonly hasMotion: () => boolean,
  ) {
    this.#enter(0, false);
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.number.value];
    if (!step) throw new Error("a lesson has no such step");
    return step;
  }

  /** The moves with which the learner may go on, in the reader's language. */
  get moves(): readonly object[] {
    return this.step.moves.map(({ move }) => this.#localize(move as object));
  }

  /** Where the learner makes the taught moves, as CSS selectors, each in the order of touching. */
  get places(): readonly (readonly string[])[] {
    if (this.isShowing.value) return [];
    return this.moves.map((move) => this.guide.locateMove(move, this.#play.value));
  }

  /** Go on: to the step's sentence, or to the next step. The only taught move is made. */
  next(): void {
    if (this.isShowing.peek()) this.#showAll();
    else if (this.step.next !== null) this.#go(this.step.next);
    else if (this.moves.length === 1) this.moves.forEach((move) => this.choose(move));
  }

  back(): void {
    const way = this.#way.peek().slice(0, -1);
    if (!way.length) return;
    batch(() => {
      this.#way.value = way;
      this.#made.delete(this.number.peek());
      this.#enter(this.number.peek(), false);
    });
  }

  restart(): void {
    this.#made.clear();
    this.#way.value = [0];
    this.#enter(0, false);
  }

  /** Make a move. One that is not taught here is not made. */
  choose(move: object): void {
    const { moves } = this;
    const at = this.guide.findTaught
      ? this.guide.findTaught(move, moves)
      : moves.findIndex((one) => JSON.stringify(one) === JSON.stringify(move));
    const taught = this.step.moves[at];
    if (!taught) {
      this.reply.value = { is: "other" };
      return;
    }
    this.#made.set(this.number.peek(), move);
    this.#go(taught.next);
  }

  #go(next: number): void {
    batch(() => {
      this.#way.value = [...this.#way.peek(), next];
      this.#enter(next, this.hasMotion());
    });
  }

  #enter(number: number, hasScenes: boolean): void {
    const plays = (this.lesson.steps[number]?.plays ?? []) as readonly AnyPlay[];
    this.#waiting = plays.map((play) => this.#localize(play));
    this.reply.value = null;
    if (hasScenes) {
      this.isShowing.value = true;
      this.#showNext();
    } else {
      this.#showAll();
    }
  }

  #showAll(): void {
    batch(() => {
      const last = this.#waiting.at(-1);
      this.#waiting = [];
      if (last) this.#play.value = last;
      this.player.play([]);
      this.isShowing.value = false;
    });
  }

  #showNext(): void {
    const [play, ...rest] = this.#waiting;
    if (!play) {
      this.isShowing.value = false;
      return;
    }
    this.#waiting = rest;
    // A step without moves shows again what the step before has shown.
    const isNew = JSON.stringify(this.#play.peek().public) !== JSON.stringify(play.public);
    const news = isNew ? play.public.news : [];
    const beats = this.part.planScene?.(news, { play, seat: this.lesson.seat }) ?? [];
    batch(() => {
      this.#play.value = play;
      this.player.play(
        beats.filter(({ waits }) => !waits),
        news,
        () => this.#showNext(),
      );
    });
  }

  #localize<V extends object>(value: V): V {
    return this.guide.localize?.(value, [...this.#made.values()]) ?? value;
  }
}

const NO_PLAY: AnyPlay = {
  game: "",
  phase: 0,
  to_act: [],
  public: { edition: {}, news: [] },
  private: null,
  choices: [],
  line_news: [],
};
