// The state of this page alone: which sheet is open, what may be tapped, what was read.

import { computed, effect, signal } from "@preact/signals";

import { wide } from "../ui/wide";
import type { GameView } from "../game/contract";
import { isFree } from "../game/names";
import { makeTableView } from "../game/view";
import type { Session } from "./session";

export type Sheet =
  | {
      readonly is:
        "menu" | "invite" | "settings" | "keys" | "offer-seat" | "leave" | "log-and-chat";
    }
  | { readonly is: "rules"; readonly at: string | null }
  | { readonly is: "seat"; readonly seat: number };

export const TABS = ["log", "chat", "gallery"] as const;
export type Tab = (typeof TABS)[number];
type Channel = "chat" | "gallery";

export class PageState {
  /** Seats that may be tapped now; the board says which. */
  readonly targets = signal<ReadonlyMap<number, () => void>>(new Map());
  /** The sheet over the page. */
  readonly sheet = signal<Sheet | null>(null);
  readonly tab = signal<Tab>("log");
  /** Texts that are not sent yet; they outlive the sheet or tab that they are written in. */
  readonly drafts = { chat: signal(""), gallery: signal("") };
  /** Whether the reader lost their seat without leaving it on this page. */
  readonly unseated = signal(false);
  /** Whether the reader left the seat on this page, so that no notice is needed. */
  leaving = false;

  readonly view = computed<GameView | null>(() => {
    const { session } = this;
    const update = session.update.value;
    if (!update?.play) return null;
    const { table, you, play } = update;
    return makeTableView(
      { table, you, play, deck: session.deck.value },
      {
        answered: session.answered.value,
        choose: (move) => void session.choose(move),
        hide: (turn) => void session.ask({ type: "hide", what: "clue", number: turn }),
        targets: this.targets,
      },
    );
  });

  /** Whether a game is going on, its pauses included. */
  readonly isRunning = computed(() => {
    const status = this.session.update.value?.table.status;
    return status === "playing" || status === "resting";
  });

  /** Whether the game waits for the reader. */
  readonly isMyTurn = computed(() => {
    const view = this.view.value;
    const seat = view?.you.seat ?? null;
    if (!view || seat === null || view.table.status !== "playing" || view.answered) return false;
    return view.play.to_act.includes(seat) && !view.table.seats[seat]?.away;
  });

  /** Whether to show the gallery's chat: players do not see it during a game. */
  readonly hasGallery = computed(() => {
    const update = this.session.update.value;
    if (!update) return false;
    if (update.you.seat === null) return true;
    return !this.isRunning.value && this.session.gallery.value.length > 0;
  });

  readonly #read = { chat: signal(-1), gallery: signal(-1) };
  /** How many lines of others the reader has not seen. */
  readonly unread = {
    chat: computed(() => this.#countUnread("chat")),
    gallery: computed(() => this.#countUnread("gallery")),
  };

  constructor(readonly session: Session) {
    let first = true;
    let seat: number | null = null;
    effect(() => {
      const update = session.update.value;
      if (!update) return;
      if (first) {
        // What was written before the reader came does not count as unread.
        this.markRead("chat");
        this.markRead("gallery");
        if (update.you.seat === null && update.table.game) this.tab.value = "gallery";
        first = false;
      }
      if (!update.play?.choices.length && this.targets.peek().size) this.targets.value = new Map();
      if (update.you.seat !== null) {
        this.unseated.value = this.leaving = false;
      } else if (seat !== null && !this.leaving) {
        this.unseated.value = true;
      }
      seat = update.you.seat;
    });
  }

  open(sheet: Sheet): void {
    this.sheet.value = sheet;
  }

  close(): void {
    this.sheet.value = null;
  }

  /** Show the log or a conversation, in its column or its sheet. */
  show(tab: Tab): void {
    this.tab.value = tab;
    if (!wide.value) this.open({ is: "log-and-chat" });
    else if (this.sheet.value?.is === "menu") this.close();
  }

  /** Note that the reader has seen the whole conversation. */
  markRead(which: Channel): void {
    this.#read[which].value = this.session[which].peek().at(-1)?.number ?? -1;
  }

  /** Sit down on a seat; null: the first free one. */
  async sit(seat: number | null, name: string): Promise<boolean> {
    const { session } = this;
    const seats = session.update.value?.table.seats ?? [];
    const wanted = seat ?? seats.findIndex(isFree);
    const answer = await session.ask({ type: "sit", seat: Math.max(0, wanted), name });
    if (answer.type === "done") session.rememberName(name);
    return answer.type === "done";
  }

  async stand(): Promise<void> {
    this.leaving = true;
    const answer = await this.session.ask({ type: "stand" });
    if (answer.type === "refused") this.leaving = false;
  }

  #countUnread(which: Channel): number {
    const seen = this.#read[which].value;
    const me = this.session.update.value?.you.seat ?? null;
    const lines = this.session[which].value;
    return lines.filter((line) => line.number > seen && (me === null || line.seat !== me)).length;
  }
}
