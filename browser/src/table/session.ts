// A table: what the server tells of it is kept here as signals, and drawn from them.

import { batch, computed, signal } from "@preact/signals";

import { readStored, store } from "../ui/storage";
import { deckOf, invitation, type Picture } from "../wire/api";
import { Connection, type Answer, type Asked } from "../wire/connection";
import type { ChatLine, Closing, Hello, LogLine, Play, Refused, Update } from "../wire/messages";

/** What one line of the record showed to all. */
export type News = Play["public"]["news"];

/** A line of the record, with the news it made. */
export interface Told {
  readonly line: LogLine;
  readonly news: News;
}

export type Line = "connecting" | "open" | "lost" | "ended";

export class Session {
  readonly update = signal<Update | null>(null);
  readonly story = signal<readonly Told[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly gallery = signal<readonly ChatLine[]>([]);
  /** How the connection is. */
  readonly line = signal<Line>("connecting");
  /** True for a moment after the connection came back. */
  readonly again = signal(false);
  /** Why there is no way in, or none any more. */
  readonly ended = signal<Closing | null>(null);
  /** The last refusal, until it is put away or something is done. */
  readonly refusal = signal<Refused | null>(null);
  /** When the clock runs out, by `Date.now()`. */
  readonly deadline = signal<number | null>(null);
  /** The pictures of the game by number, once they are known. */
  readonly deck = signal<readonly Picture[] | null>(null);
  /** Where others come to this table. */
  readonly link = signal<string | null>(null);
  /** What this person is called at tables. */
  readonly name = signal(readStored("name") ?? "");
  /** The decision that this page has answered already. */
  readonly #answered = signal("");
  readonly #moment = computed(() => {
    const update = this.update.value;
    return update?.play ? `${update.table.game} ${update.play.phase}` : "";
  });
  /** Whether this page has answered the decision that is shown. */
  readonly answered = computed(() => this.#answered.value === this.#moment.value);

  readonly #connection: Connection;
  #deckOf = 0;

  constructor(
    readonly code: string,
    readonly screen = false,
  ) {
    this.#connection = new Connection(code, {
      hello: () => this.#hello(),
      told: (update) => this.#told(update),
      refused: (answer) => (this.refusal.value = answer),
      lost: (why) => this.#lost(why),
      back: () => this.#back(),
      ended: (why) =>
        batch(() => {
          this.ended.value = why;
          this.line.value = "ended";
        }),
    });
  }

  /** Ask for something; a refusal is shown as well as returned. */
  async ask(asked: Asked): Promise<Answer> {
    const answer = await this.#connection.ask(asked);
    this.refusal.value = answer.type === "refused" ? answer : null;
    return answer;
  }

  /** Make a move: one of the choices of the update that is shown. */
  async choose(move: Play["choices"][number]): Promise<void> {
    const update = this.update.value;
    if (!update?.play) return;
    const moment = this.#moment.value;
    this.#answered.value = moment;
    const { game } = update.table;
    const answer = await this.ask({ type: "move", game, phase: update.play.phase, move });
    if (answer.type === "refused" && this.#answered.value === moment) this.#answered.value = "";
  }

  /** Say that what was shown has been seen. */
  ready(): Promise<Answer> | null {
    const update = this.update.value;
    if (!update?.play) return null;
    return this.ask({ type: "ready", game: update.table.game, phase: update.play.phase });
  }

  /** Remember what this person is called. */
  called(name: string): void {
    this.name.value = name;
    store("name", name);
  }

  /** Be called something else, at a seat or in the gallery. */
  rename(name: string): void {
    this.called(name);
    const seat = this.update.value?.you.seat ?? null;
    if (seat !== null) void this.ask({ type: "sit", seat, name });
    // Those in the gallery are called what they said in their hello.
    else this.#connection.again();
  }

  /** Connect anew. */
  retry(): void {
    this.#connection.again();
  }

  #hello(): Omit<Hello, "type" | "wire"> {
    const update = this.update.value;
    return {
      name: this.screen ? "" : this.name.value,
      screen: this.screen,
      game: update?.table.game ?? 0,
      seat: update?.you.seat ?? null,
      lines: this.story.value.length,
      // The chat is asked for afresh: a line may have been hidden meanwhile.
    };
  }

  #told(update: Update): void {
    batch(() => {
      this.line.value = "open";
      this.update.value = update;
      this.deadline.value = update.clock && Date.now() + update.clock.left * 1000;
      const told = update.play?.told ?? [];
      const before = this.story.value.slice(0, update.lines.start);
      const more = update.lines.new.map((line, at) => ({ line, news: told[at] ?? [] }));
      this.story.value = [...before, ...more];
      this.chat.value = read(this.chat.value, update.chat);
      this.gallery.value = read(this.gallery.value, update.gallery);
    });
    const { table, play } = update;
    if (play?.game === "dixit" && this.#deckOf !== table.game) void this.#fetchDeck(table.game);
    if (this.link.value === null) void this.#fetchLink();
  }

  async #fetchDeck(game: number): Promise<void> {
    this.#deckOf = game;
    try {
      this.deck.value = (await deckOf(this.code)).cards;
    } catch {
      this.#deckOf = 0; // asked again with the next update
    }
  }

  async #fetchLink(): Promise<void> {
    this.link.value = "";
    try {
      this.link.value = (await invitation(this.code)).link;
    } catch {
      this.link.value = null; // asked again with the next update
    }
  }

  #lost(why: Closing | null): void {
    this.line.value = "lost";
    if (why) this.refusal.value = { type: "refused", id: null, code: why.code, says: why.says };
  }

  #back(): void {
    this.refusal.value = null;
    this.again.value = true;
    setTimeout(() => (this.again.value = false), 4000);
  }
}

/** A conversation with what is new in it; lines that come anew replace the old. */
function read(held: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  if (!fresh.length) return held;
  const numbers = new Set(fresh.map((line) => line.number));
  const rest = held.filter((line) => !numbers.has(line.number));
  return [...rest, ...fresh].sort((one, other) => one.number - other.number);
}
