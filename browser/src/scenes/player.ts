// Plays the beats of a scene, one after the other.

import { computed, signal } from "@preact/signals";

import type { AnyNews, Beat, SceneView } from "../game/contract";

/** How long players may look at the end of a game before its result comes by itself. */
const LAST_LOOK_MS = 120_000;
/** How long everybody else sees it, on televisions too, where nobody can go on: a room reads what
 * happened, and then line by line what each player got, and what for. */
const LAST_GLANCE_MS = 8_000;
const LAST_GLANCE_PLAYER_MS = 3_000;

/** The beat in which a reader at this seat looks at the end of a game; null: a spectator. */
export function planLastLook(seat: number | null, players: number): Omit<Beat, "told"> {
  const glance = LAST_GLANCE_MS + players * LAST_GLANCE_PLAYER_MS;
  const milliseconds = seat === null ? glance : LAST_LOOK_MS;
  return { name: "last look", milliseconds, waits: "page" };
}

/** A scene that plays. */
interface Playing {
  readonly beats: readonly Beat[];
  readonly news: readonly AnyNews[];
  /** The number of the beat that plays now. */
  readonly at: number;
}

/** A scene that is over: everything has been shown. */
export const NO_SCENE: SceneView = {
  beat: null,
  news: [],
  hasReached: () => true,
  isShowing: () => false,
  skip: () => undefined,
};

/** Whether cards are flying. */
export function isFlying({ beat }: SceneView): boolean {
  return Boolean(beat?.flights);
}

export class ScenePlayer {
  readonly #playing = signal<Playing | null>(null);
  /** What the boards are told about the scene. */
  readonly view = computed<SceneView>(() => {
    const playing = this.#playing.value;
    return playing ? { ...describe(playing), skip: () => this.skip() } : NO_SCENE;
  });
  /** Whether the scene shows something that nobody should miss. */
  readonly isGreat = computed(
    () => this.#playing.value?.beats.some(({ isGreat }) => isGreat) ?? false,
  );
  #timer = 0;
  #finished: () => void = () => undefined;

  get isPlaying(): boolean {
    return this.#playing.peek() !== null;
  }

  /** Whether a later beat of the scene waits for the reader. */
  get hasWaitingBeat(): boolean {
    const playing = this.#playing.peek();
    return playing?.beats.some(({ waits }, at) => waits && at > playing.at) ?? false;
  }

  /** Play the scene of some news instead of the one that plays now; `finished` is called at its end. */
  play(
    beats: readonly Beat[],
    news: readonly AnyNews[] = [],
    finished: () => void = () => undefined,
  ): void {
    clearTimeout(this.#timer);
    this.#finished = finished;
    if (beats.length) this.#show({ beats, news, at: 0 });
    else this.finish();
  }

  /** Go on to the next beat. */
  advance(): void {
    const playing = this.#playing.peek();
    if (!playing) return;
    clearTimeout(this.#timer);
    const at = playing.at + 1;
    if (at < playing.beats.length) this.#show({ ...playing, at });
    else this.finish();
  }

  /** Go on to the next beat that waits for the reader, or else to the end. */
  skip(): void {
    const playing = this.#playing.peek();
    if (!playing) return;
    const waiting = playing.beats.findIndex(({ waits }, at) => waits && at > playing.at);
    clearTimeout(this.#timer);
    if (waiting > 0) this.#show({ ...playing, at: waiting });
    else this.finish();
  }

  /** Show everything at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#playing.value = null;
    const finished = this.#finished;
    this.#finished = () => undefined;
    finished();
  }

  #show(playing: Playing): void {
    this.#playing.value = playing;
    const milliseconds = playing.beats[playing.at]?.milliseconds ?? 0;
    this.#timer = window.setTimeout(() => this.advance(), milliseconds);
  }
}

function describe({ beats, news, at }: Playing): Omit<SceneView, "skip"> {
  return {
    beat: beats[at] ?? null,
    news,
    // What the scene has no beat for was shown before.
    hasReached: (name) => beats.findIndex((beat) => beat.name === name) <= at,
    isShowing: (name) => beats.slice(0, at + 1).some((beat) => beat.name === name),
  };
}
