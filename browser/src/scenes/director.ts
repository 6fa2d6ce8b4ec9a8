// The director decides when the page shows what the server sent.
//
// Updates wait in a queue. Each goes on stage with a scene: the beats in which the page shows what
// the moves have shown. Until the scene is over, the headline is the one from before, and the log
// ends with what was shown so far.

import { batch, computed, effect, signal, untracked } from "@preact/signals";

import type { AnyGamePart, AnyNews, Beat } from "../game/contract";
import { loadPart, peekPart } from "../game/parts";
import type { LogEntry, Session } from "../table/session";
import type { Update } from "../wire/messages";
import { ScenePlayer } from "./player";

/** A page that is more updates behind than this shows the newest one at once. */
const MAX_UPDATES_BEHIND = 2;
/** An update with more lines than this is not played: the reader was away. */
const MAX_LINES_PLAYED = 6;

/** How long a scene waits for what it leads to. Then it plays without: the board says what is missing. */
const MAX_WAIT_MS = 3000;

/** How many lines the log has after an update. */
function countLines({ lines }: Update): number {
  return lines.start + lines.new.length;
}

/** Which moment of which game an update shows. The page has it in `data-shown` when it has shown
 * everything, so that a program that drives the page knows when to act. */
export function nameMoment(update: Update | null): string | undefined {
  if (!update) return undefined;
  const { table, play } = update;
  return `${table.game} ${table.status} ${play?.phase ?? "-"} ${countLines(update)}`;
}

export class Director {
  /** The update on stage. Everything but the headline is drawn from it. */
  readonly update = signal<Update | null>(null);
  /** The last update whose scene is over. The headline is drawn from it. */
  readonly settled = signal<Update | null>(null);
  readonly player = new ScenePlayer();
  readonly #queue = signal<readonly Update[]>([]);
  /** How many lines were shown before the scene. */
  readonly #linesBefore = signal(0);
  /** Whether the updates wait for the part of their game, or for what it loads later. */
  #isLoading = false;

  /** Whether the server is at another decision than the stage, so that the choices shown are old. */
  readonly isBehind = computed(() => {
    const newest = this.#queue.value.at(-1);
    if (!newest) return false;
    // A stand-in may have answered for the reader.
    return findDecision(newest) !== findDecision(this.update.value) || !newest.play?.choices.length;
  });

  /** The log up to what the scene has shown. */
  readonly log = computed<readonly LogEntry[]>(() => {
    const update = this.update.value;
    if (!update) return [];
    const log = this.session.log.value.slice(0, countLines(update));
    const { beat } = this.player.view.value;
    return beat ? cutLog(log, this.#linesBefore.value, beat.told) : log;
  });

  constructor(
    readonly session: Session,
    private readonly findPart: (game: string) => AnyGamePart | null = peekPart,
    private readonly load: (game: string) => Promise<unknown> = loadPart,
  ) {
    effect(() => {
      const update = session.update.value;
      if (update) untracked(() => this.#receive(update));
    });
    document.addEventListener("visibilitychange", () => document.hidden && this.catchUp());
  }

  /** Show everything that has arrived at once. */
  catchUp(): void {
    const newest = this.#queue.peek().at(-1);
    batch(() => {
      this.#queue.value = [];
      if (newest) this.#open(newest);
      this.player.finish();
    });
  }

  /** Skip ahead for a reader who is about to act, but not past what waits for them. */
  hurry(): void {
    const { beat } = this.player.view.peek();
    if (!beat || beat.waits) return;
    if (this.player.hasWaitingBeat) this.player.skip();
    else if (this.#queue.peek().some((_, at) => this.#isGreat(at))) this.player.finish();
    else this.catchUp();
  }

  #receive(update: Update): void {
    const before = this.#queue.peek().at(-1) ?? this.update.peek();
    if (!before || !followsWithMoves(before, update)) {
      this.#replaceNewest(update);
      return;
    }
    const isOtherGame = before.table.game !== update.table.game;
    // Nobody looks at the end of a game while the next one goes on.
    this.#queue.value = isOtherGame ? [update] : [...this.#queue.peek(), update];
    if (document.hidden) this.catchUp();
    else if (this.#isLoading || (this.player.isPlaying && !isOtherGame)) return;
    else if (update.play && !this.findPart(update.play.game))
      // Somebody who starts a game at once is dealt a role before the game's part has arrived.
      void this.#waitForPart(update.play.game);
    else if (this.player.isPlaying) this.player.finish();
    else this.#next();
  }

  /** Without a game's part nothing of it can be shown. */
  async #waitForPart(game: string): Promise<void> {
    this.#isLoading = true;
    try {
      await this.load(game);
    } catch {
      this.catchUp(); // the page itself says what is missing
      return;
    } finally {
      this.#isLoading = false;
    }
    if (this.player.isPlaying) this.player.finish();
    else this.#next();
  }

  async #waitForLater(later: NonNullable<AnyGamePart["later"]>): Promise<void> {
    this.#isLoading = true;
    const end = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    await Promise.race([later.load().catch(() => null), end]);
    this.#isLoading = false;
    if (!this.player.isPlaying) this.#next(true);
  }

  /** Show an update without new moves in place of the newest. */
  #replaceNewest(update: Update): void {
    const queue = this.#queue.peek();
    if (queue.length) this.#queue.value = [...queue.slice(0, -1), update];
    else this.#open(update);
  }

  /** Put an update on stage; a scene that plays goes on. */
  #open(update: Update): void {
    batch(() => {
      const before = this.update.peek();
      this.update.value = update;
      const isSame = before && before.table.game === update.table.game;
      if (!isSame && this.player.isPlaying) this.player.finish();
      if (!this.player.isPlaying) this.settled.value = update;
    });
  }

  /** Put the next update on stage, and play its scene; `hasWaited` for what it leads to. */
  #next(hasWaited = false): void {
    const queue = this.#queue.peek();
    const isLate = queue.length > MAX_UPDATES_BEHIND;
    const great = isLate ? queue.findIndex((_, at) => this.#isGreat(at)) : 0;
    const update = great < 0 ? queue.at(-1) : queue[great];
    if (!update) return;
    const later = hasWaited ? null : this.#findMissing(update);
    if (later) {
      void this.#waitForLater(later);
      return;
    }
    batch(() => {
      const before = queue[great - 1] ?? this.update.peek();
      this.#linesBefore.value = countShownLines(before, update);
      const beats = great < 0 ? [] : this.#plan(before, update);
      const news = this.#listNews(before, update);
      this.#queue.value = great < 0 ? [] : queue.slice(great + 1);
      this.update.value = update;
      this.player.play(beats, news, () => {
        this.settled.value = this.update.peek();
        if (this.#queue.peek().length) this.#next();
      });
    });
  }

  /** What a game's part loads later, if an update needs it and it is not loaded. */
  #findMissing({ play }: Update): AnyGamePart["later"] | null {
    if (!play) return null;
    const later = this.findPart(play.game)?.later;
    return later?.isNeeded(play) && !later.isLoaded() ? later : null;
  }

  /** Whether an update of the queue shows something that nobody should miss. */
  #isGreat(at: number): boolean {
    const queue = this.#queue.peek();
    const update = queue[at];
    if (!update) return false;
    const before = queue[at - 1] ?? this.update.peek();
    return this.#plan(before, update).some(({ isGreat }) => isGreat);
  }

  /** What the moves of an update have shown after another. */
  #listNews(before: Update | null, update: Update): readonly AnyNews[] {
    return this.session.log
      .peek()
      .slice(countShownLines(before, update), countLines(update))
      .flatMap(({ news }) => news);
  }

  /** The beats of what an update shows after another. */
  #plan(before: Update | null, update: Update): readonly Beat[] {
    const { play, you } = update;
    const part = play && this.findPart(play.game);
    const lines = countLines(update) - countShownLines(before, update);
    if (!play || !part?.planScene || lines > MAX_LINES_PLAYED) return [];
    return part.planScene(this.#listNews(before, update), {
      play,
      seat: you.television ? null : you.seat,
    });
  }
}

function findDecision(update: Update | null): string {
  return `${update?.table.game} ${update?.play?.phase}`;
}

/** How many lines of the game in this update the page has shown before. */
function countShownLines(before: Update | null, update: Update): number {
  return before?.table.game === update.table.game ? countLines(before) : 0;
}

/** Whether an update shows new moves to the same eyes. */
function followsWithMoves(before: Update, update: Update): boolean {
  const isSameReader = before.you.seat === update.you.seat;
  return (
    update.play !== null && isSameReader && countLines(update) > countShownLines(before, update)
  );
}

/** The log without the news after the first `told` ones behind the first `lines` lines. */
export function cutLog(log: readonly LogEntry[], lines: number, told: number): readonly LogEntry[] {
  let left = told;
  const shown = log.slice(lines).map((entry) => {
    const news = entry.news.slice(0, Math.max(0, left));
    left -= entry.news.length;
    return news.length === entry.news.length ? entry : { ...entry, news };
  });
  return [...log.slice(0, lines), ...shown];
}
