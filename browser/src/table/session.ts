// A table as the server describes it, kept in signals that the page is drawn from.

import { batch, computed, signal } from "@preact/signals";

import type { AnyNews, Deck } from "../game/contract";
import { findGame } from "../game/registry";
import { readStored, store } from "../ui/storage";
import { fetchDeck, fetchInvitation } from "../wire/api";
import { Connection, type Answer, type Asked, type Ending } from "../wire/connection";
import type {
  ChatLine,
  Closing,
  Command,
  Hello,
  MoveLine,
  Refused,
  Update,
} from "../wire/messages";

/** A line of the record, with what it showed to everybody. */
export interface LogEntry {
  readonly line: MoveLine;
  readonly news: readonly AnyNews[];
}

type Move = Extract<Command, { readonly type: "move" }>["move"];

/** How many milliseconds the page says that the connection is back. */
const RECONNECTED_MS = 4000;

export type ConnectionState = "connecting" | "open" | "lost" | "ended";

export class Session {
  readonly update = signal<Update | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly gallery = signal<readonly ChatLine[]>([]);
  readonly connection = signal<ConnectionState>("connecting");
  /** True for a few seconds after the connection came back. */
  readonly reconnected = signal(false);
  /** Why the server closed this table to the reader, for good. */
  readonly closed = signal<Ending | null>(null);
  /** The last refusal, until the reader dismisses it or another command is done. */
  readonly refusal = signal<Refused | null>(null);
  /** When the clock runs out, in the milliseconds of `Date.now()`. */
  readonly deadline = signal<number | null>(null);
  readonly deck = signal<Deck>(null);
  /** The link that invites others to this table. */
  readonly link = signal<string | null>(null);
  /** The name of this person at tables. */
  readonly name = signal(readStored("name") ?? "");
  /** The decision that this page has answered. */
  readonly #answered = signal("");
  readonly #decision = computed(() => {
    const update = this.update.value;
    return update?.play ? `${update.table.game} ${update.play.phase}` : "";
  });
  /** Whether this page has answered the decision that is shown. */
  readonly answered = computed(() => this.#answered.value === this.#decision.value);

  readonly #connection: Connection;
  /** The number of the game whose pictures were fetched. */
  #deckOfGame = 0;

  constructor(
    readonly code: string,
    readonly television = false,
  ) {
    this.#connection = new Connection(code, {
      hello: () => this.#hello(),
      updated: (update) => this.#read(update),
      refused: (answer) => (this.refusal.value = answer),
      lost: (why) => this.#lost(why),
      back: () => this.#back(),
      ended: (why) =>
        batch(() => {
          this.closed.value = why;
          this.connection.value = "ended";
        }),
    });
  }

  /** Send a command. A refusal is shown, and returned too. */
  async ask(asked: Asked): Promise<Answer> {
    const answer = await this.#connection.ask(asked);
    this.refusal.value = answer.type === "refused" ? answer : null;
    return answer;
  }

  /** Make a move: one of the choices of the update that is shown. */
  async choose(move: object): Promise<void> {
    const update = this.update.value;
    if (!update?.play) return;
    const decision = this.#decision.value;
    this.#answered.value = decision;
    const { game } = update.table;
    const answer = await this.ask({
      type: "move",
      game,
      phase: update.play.phase,
      move: move as Move,
    });
    if (answer.type === "refused" && this.#answered.value === decision) this.#answered.value = "";
  }

  /** Tell the server that the reader has seen what was shown. */
  ready(): Promise<Answer> | null {
    const update = this.update.value;
    if (!update?.play) return null;
    return this.ask({ type: "ready", game: update.table.game, phase: update.play.phase });
  }

  /** Remember the name of this person. */
  rememberName(name: string): void {
    this.name.value = name;
    store("name", name);
  }

  /** Take another name, at a seat or in the gallery. */
  rename(name: string): void {
    this.rememberName(name);
    const seat = this.update.value?.you.seat ?? null;
    if (seat !== null) void this.ask({ type: "sit", seat, name });
    // The gallery knows people by the names in their hello.
    else this.#connection.again();
  }

  /** Connect again now. */
  retry(): void {
    this.#connection.again();
  }

  #hello(): Omit<Hello, "type" | "wire"> {
    const update = this.update.value;
    return {
      name: this.television ? "" : this.name.value,
      television: this.television,
      game: update?.table.game ?? 0,
      seat: update?.you.seat ?? null,
      lines: this.log.value.length,
      // The whole chat is asked for: a line may have been hidden meanwhile.
    };
  }

  #read(update: Update): void {
    batch(() => {
      this.connection.value = "open";
      this.update.value = update;
      this.deadline.value = update.clock && Date.now() + update.clock.left * 1000;
      const told = update.play?.line_news ?? [];
      const before = this.log.value.slice(0, update.lines.start);
      const more = update.lines.new.map((line, at) => ({ line, news: told[at] ?? [] }));
      this.log.value = [...before, ...more];
      this.chat.value = mergeLines(this.chat.value, update.chat);
      this.gallery.value = mergeLines(this.gallery.value, update.gallery);
    });
    const { table, play } = update;
    if (play && findGame(play.game)?.hasPictures && this.#deckOfGame !== table.game)
      void this.#fetchDeck(table.game);
    if (this.link.value === null) void this.#fetchLink();
  }

  async #fetchDeck(game: number): Promise<void> {
    this.#deckOfGame = game;
    try {
      this.deck.value = (await fetchDeck(this.code)).cards;
    } catch {
      this.#deckOfGame = 0; // asked again with the next update
    }
  }

  async #fetchLink(): Promise<void> {
    this.link.value = "";
    try {
      this.link.value = (await fetchInvitation(this.code)).link;
    } catch {
      this.link.value = null; // asked again with the next update
    }
  }

  #lost(why: Closing | null): void {
    this.connection.value = "lost";
    if (why) this.refusal.value = { ...why, type: "refused", id: null };
  }

  #back(): void {
    this.refusal.value = null;
    this.reconnected.value = true;
    setTimeout(() => (this.reconnected.value = false), RECONNECTED_MS);
  }
}

/** A conversation with its new lines; a line that is sent again replaces the old one. */
function mergeLines(held: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  if (!fresh.length) return held;
  const numbers = new Set(fresh.map((line) => line.number));
  const rest = held.filter((line) => !numbers.has(line.number));
  return [...rest, ...fresh].sort((one, other) => one.number - other.number);
}
