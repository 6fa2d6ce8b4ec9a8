// A table as the server describes it, kept in signals that the page is drawn from.

import { batch, computed, signal } from "@preact/signals";

import type { AnyNews, Deck } from "../game/contract";
import { findGame } from "../game/registry";
import { shownSeats } from "../game/seatMarks";
import { Late } from "../ui/late";
import { forgetTable, rememberTable } from "../ui/ownTables";
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

/** A move that can still be taken back. It is for the decision that was shown when it was made. */
export interface HeldMove {
  readonly move: object;
  readonly game: number;
  readonly phase: number;
  /** Puts back what the reader held, if they take the move back. */
  readonly undone: () => void;
}

/** Endings after which the reader has no seat here. */
const SEAT_ENDINGS: readonly Ending["code"][] = [
  "not-found",
  "table-expired",
  "removed",
  "forgotten",
];

/** How many milliseconds a move can be taken back. */
export const UNDO_MS = 2000;

/** How many milliseconds the page says that the connection is back. */
const RECONNECTED_MS = 4000;

/** What the reader's browser adds to the shuffle of a game. */
export const contribution = new Late(() => import("../shuffle/contribute"));

export type ConnectionState = "connecting" | "open" | "lost" | "ended";

export class Session {
  readonly update = signal<Update | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly gallery = signal<readonly ChatLine[]>([]);
  /** The chat lines that came last while this page was open; null: none did. */
  readonly heard = signal<readonly ChatLine[] | null>(null);
  readonly connection = signal<ConnectionState>("connecting");
  /** True for a few seconds after the connection came back. */
  readonly reconnected = signal(false);
  /** Why the server closed this table to the reader, for good. */
  readonly closed = signal<Ending | null>(null);
  /** The last refusal, until the reader dismisses it or another command is done. */
  readonly refusal = signal<Refused | null>(null);
  /** When the clock runs out, in the milliseconds of `Date.now()`. */
  readonly deadline = signal<number | null>(null);
  /** When the open vote on ending the game is over, likewise. */
  readonly endVoteDeadline = signal<number | null>(null);
  /** When the host's time to answer is over, likewise. */
  readonly hostDeadline = signal<number | null>(null);
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

  /** How many moves of the reader's the server has not answered. */
  readonly #unanswered = signal(0);
  /** Whether a move of the reader's waits for the connection to come back. */
  readonly isMoveKept = computed(
    () => this.connection.value === "lost" && this.#unanswered.value > 0,
  );

  /** A move of the reader's that is not sent yet. */
  readonly held = signal<HeldMove | null>(null);
  #heldTimer = 0;

  readonly #connection: Connection;
  /** The game at which the reader was last seen to have a seat here; undefined: nobody looked. */
  #seatedAt: string | null | undefined;
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
      ended: (why) => {
        if (SEAT_ENDINGS.includes(why.code)) forgetTable(code);
        batch(() => {
          this.closed.value = why;
          this.connection.value = "ended";
        });
      },
    });
    // What the reader has decided is not lost with the page.
    addEventListener("pagehide", () => this.sendHeld());
    document.addEventListener("visibilitychange", () => document.hidden && this.sendHeld());
  }

  /** Send a command. A refusal is shown, and returned too. */
  async ask(asked: Asked): Promise<Answer> {
    const answer = await this.#connection.ask(asked);
    this.refusal.value = answer.type === "refused" ? answer : null;
    return answer;
  }

  /** Make a move: one of the choices of the update that is shown. */
  async choose(move: object, shown: Update | null = this.update.value): Promise<void> {
    this.sendHeld();
    if (!shown?.play) return;
    await this.#send(shown.table.game, shown.play.phase, move);
  }

  /** Make a move that can be taken back for a moment, if no clock runs. */
  chooseWithUndo(move: object, undone: () => void, shown: Update | null = this.update.value): void {
    if (!shown?.play) return;
    if (this.deadline.value !== null) {
      void this.choose(move, shown);
      return;
    }
    this.sendHeld();
    batch(() => {
      this.refusal.value = null;
      this.#answered.value = this.#decision.value;
      this.held.value = { move, game: shown.table.game, phase: shown.play?.phase ?? 0, undone };
    });
    this.#heldTimer = setTimeout(() => this.sendHeld(), UNDO_MS);
  }

  /** Try a move that is not offered. The refusal that is shown then says why. */
  async askWhyNot(move: object, { table, play }: Update): Promise<void> {
    // What waits for the connection would be answered when nobody remembers the question.
    if (!play || this.connection.value !== "open") return;
    const { phase } = play;
    await this.ask({ type: "move", game: table.game, phase, move: move as Move });
  }

  /** Send the held move now. */
  sendHeld(): void {
    const held = this.#takeHeld();
    if (held) void this.#send(held.game, held.phase, held.move);
  }

  /** Take the held move back. */
  undo(): void {
    const held = this.#takeHeld();
    if (!held) return;
    this.#answered.value = "";
    held.undone();
  }

  #takeHeld(): HeldMove | null {
    clearTimeout(this.#heldTimer);
    const held = this.held.peek();
    this.held.value = null;
    return held;
  }

  async #send(game: number, phase: number, move: object): Promise<void> {
    const decision = `${game} ${phase}`;
    this.#answered.value = decision;
    this.#unanswered.value++;
    const answer = await this.ask({ type: "move", game, phase, move: move as Move });
    this.#unanswered.value--;
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
    if (update.you.seat !== null)
      contribution.use(({ contribute }) =>
        contribute(update, (asked) => void this.#connection.ask(asked)),
      );
    const last = this.chat.value.at(-1)?.number ?? -1;
    const heard = update.chat.filter(({ number }) => number > last);
    batch(() => {
      this.connection.value = "open";
      // What the first update brings was said before.
      if (this.update.value && heard.length) this.heard.value = heard;
      this.chat.value = mergeLines(this.chat.value, update.chat);
      this.gallery.value = mergeLines(this.gallery.value, update.gallery);
      // Until the first deal, which takes only a moment, the page shows what it has shown before.
      if (update.table.status === "shuffling") return;
      this.update.value = update;
      shownSeats.value = update.table.seats;
      this.deadline.value = findDeadline(update.clock);
      this.endVoteDeadline.value = findDeadline(update.end_vote);
      this.hostDeadline.value = findDeadline(update.host_request);
      const told = update.play?.line_news ?? [];
      const before = this.log.value.slice(0, update.lines.start);
      const more = update.lines.new.map((line, at) => ({ line, news: told[at] ?? [] }));
      this.log.value = [...before, ...more];
    });
    this.#rememberSeat(update);
    // A clock that has begun waits for nobody.
    if (this.deadline.value !== null) this.sendHeld();
    const { table, play } = update;
    if (play && findGame(play.game)?.hasPictures && this.#deckOfGame !== table.game)
      void this.#fetchDeck(table.game);
    if (this.link.value === null) void this.#fetchLink();
  }

  /** Let the front page offer the way back while the reader has a seat here. */
  #rememberSeat({ you, table }: Update): void {
    if (this.television) return;
    const hasSeat = you.seat !== null || you.reserved !== null;
    const seated = hasSeat ? table.settings.game : null;
    if (seated === this.#seatedAt) return;
    this.#seatedAt = seated;
    if (seated) rememberTable(this.code, seated);
    else forgetTable(this.code);
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

/** How many lines of each chat a table keeps, and so the page. */
const CHAT_LINES_KEPT = 200;

/** When something is over that has this many seconds left; null without it. */
function findDeadline(timed: { readonly left: number } | null): number | null {
  return timed && Date.now() + timed.left * 1000;
}

/** A conversation with its new lines; a line that is sent again replaces the old one. */
function mergeLines(held: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  if (!fresh.length) return held;
  const numbers = new Set(fresh.map((line) => line.number));
  const rest = held.filter((line) => !numbers.has(line.number));
  return [...rest, ...fresh]
    .sort((one, other) => one.number - other.number)
    .slice(-CHAT_LINES_KEPT);
}
