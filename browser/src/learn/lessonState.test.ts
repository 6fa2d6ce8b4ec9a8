// A learner's way through a taught game.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyGamePart, AnyPlay, GameLesson } from "../game/contract";
import type { Lesson } from "../wire/http";
import { LessonState } from "./lessonState";

const play = (at: number, choices: readonly object[] = []): AnyPlay => ({
  game: "toy",
  phase: at,
  to_act: [],
  public: { edition: {}, news: [{ type: `news ${at}` }] },
  private: null,
  choices,
  line_news: [],
});
const [left, right] = [{ go: "left" }, { go: "right" }];
const lesson: Lesson = {
  game: "toy",
  seat: 0,
  seats: 2,
  length: 3,
  deck: [],
  steps: [
    { name: "look", plays: [play(0)], moves: [], next: 1 },
    {
      name: "choose",
      plays: [play(0), play(1), play(2, [left, right])],
      moves: [
        { name: "left", move: left, next: 2 },
        { name: "right", move: right, next: 3 },
      ],
      next: null,
    },
    { name: "went left", plays: [play(3)], moves: [], next: null },
    { name: "went right", plays: [play(4)], moves: [], next: null },
  ],
};
const part = {
  planScene: (news: readonly object[]) =>
    news.length ? [{ name: "beat", told: 1, milliseconds: 100 }] : [],
} as unknown as AnyGamePart;
const guide: GameLesson = { locateMove: (move) => [`.${(move as { go: string }).go}`] };

function open(hasMotion: boolean, more: Partial<GameLesson> = {}): LessonState {
  return new LessonState(lesson, part, { ...guide, ...more }, () => hasMotion);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a lesson", () => {
  it("goes from step to step, and back", () => {
    const state = open(false);
    expect(state.step.name).toBe("look");
    state.next();
    expect(state.step.name).toBe("choose");
    expect(state.play.value.phase).toBe(2);
    expect(state.places).toEqual([[".left"], [".right"]]);
    state.back();
    expect([state.step.name, state.taken.value, state.play.value.phase]).toEqual(["look", 1, 0]);
    state.back();
    expect(state.step.name).toBe("look");
  });

  it("does not choose for the learner", () => {
    const state = open(false);
    state.next();
    state.next();
    expect(state.step.name).toBe("choose");
    state.choose(right);
    expect(state.step.name).toBe("went right");
    expect(state.play.value.phase).toBe(4);
    state.back();
    state.choose(left);
    expect(state.step.name).toBe("went left");
    state.restart();
    expect([state.step.name, state.taken.value]).toEqual(["look", 1]);
  });

  it("does not make a move that is not taught, and says so until the next step", () => {
    const state = open(false);
    state.next();
    state.choose({ go: "home" });
    expect([state.step.name, state.reply.value]).toEqual(["choose", { is: "other" }]);
    state.choose(left);
    expect(state.reply.value).toBeNull();
  });

  it("shows the moves before a step one after the other, and none twice", () => {
    const state = open(true);
    state.next();
    const seen: number[] = [];
    // The first play of the step was shown before.
    while (state.isShowing.value) {
      expect(state.play.value.choices).toEqual([]);
      seen.push(state.play.value.phase);
      vi.advanceTimersByTime(100);
    }
    expect(seen).toEqual([1, 2]);
    expect(state.play.value.choices).toEqual([left, right]);
  });

  it("skips the moves before a step if the learner goes on", () => {
    const state = open(true);
    state.next();
    expect([state.isShowing.value, state.places]).toEqual([true, []]);
    state.next();
    expect([state.isShowing.value, state.play.value.phase]).toEqual([false, 2]);
    expect(state.step.name).toBe("choose");
  });

  it("tells a game what the learner has made", () => {
    let told: readonly object[] = [];
    const state = open(false, {
      localize: (value, made) => {
        told = made;
        return value;
      },
    });
    state.next();
    state.choose(right);
    expect(told).toEqual([right]);
  });
});
