// What is on this page's own desk: which sheet is open, what may be tapped, what was read.

import { computed, effect, signal } from "@preact/signals";

import { wide } from "../ui/wide";
import type { GameView } from "../game/contract";
import { isFree, seatName } from "./names";
import type { Session } from "./session";

export type Sheet =
  | { readonly is: "menu" | "invite" | "settings" | "keys" | "hand" | "leave" | "talk" }
  | { readonly is: "rules"; readonly at: string | null }
  | { readonly is: "seat"; readonly seat: number };

export const TABS = ["log", "chat", "gallery"] as const;
export type Tab = (typeof TABS)[number];
type Talk = "chat" | "gallery";

export class Desk {
  /** Seats that may be tapped now; the board says which. */
  readonly targets = signal<ReadonlyMap<number, () => void>>(new Map());
  /** What lies over the page. */
  readonly sheet = signal<Sheet | null>(null);
  readonly tab = signal<Tab>("log");
  /** What is written and not yet sent: it outlives the sheet and the tab it is written in. */
  readonly drafts = { chat: signal(""), gallery: signal("") };
  /** Whether the seat that was here has gone, without having been left from this page. */
  readonly unseated = signal(false);
  /** A seat was left from this page, so nobody need be told. */
  leaving = false;

  readonly view = computed<GameView | null>(() => {
    const { session } = this;
    const update = session.update.value;
    if (!update?.play) return null;
    const { table, you } = update;
    // While people look at what was shown nobody may move, whoever is next.
    const play = table.status === "playing" ? update.play : { ...update.play, choices: [] };
    const names = table.seats.map((_, seat) => seatName(table, seat));
    return {
      table,
      you,
      play,
      deck: session.deck.value,
      place: session.screen ? "screen" : "table",
      answered: session.answered.value,
      who: (seat) => names[seat] ?? "",
      choose: (move) => void session.choose(move),
      hide: (turn) => void session.ask({ type: "hide", what: "clue", number: turn }),
      targets: this.targets,
    };
  });

  /** Whether a game is being played, looked at included. */
  readonly running = computed(() => {
    const status = this.session.update.value?.table.status;
    return status === "playing" || status === "resting";
  });

  /** Whether the game waits for the reader. */
  readonly mine = computed(() => {
    const view = this.view.value;
    const seat = view?.you.seat ?? null;
    if (!view || seat === null || view.table.status !== "playing" || view.answered) return false;
    return view.play.to_act.includes(seat) && !view.table.seats[seat]?.away;
  });

  /** Whether the gallery's talk is to be seen: those at the seats are not shown it during a game. */
  readonly hasGallery = computed(() => {
    const update = this.session.update.value;
    if (!update) return false;
    if (update.you.seat === null) return true;
    return !this.running.value && this.session.gallery.value.length > 0;
  });

  readonly #read = { chat: signal(-1), gallery: signal(-1) };
  /** How many lines were written by others and not yet seen. */
  readonly unread = {
    chat: computed(() => this.#fresh("chat")),
    gallery: computed(() => this.#fresh("gallery")),
  };

  constructor(readonly session: Session) {
    let met = false;
    let seat: number | null = null;
    effect(() => {
      const update = session.update.value;
      if (!update) return;
      if (!met) {
        // What was said before one came is no news.
        this.saw("chat");
        this.saw("gallery");
        if (update.you.seat === null && update.table.game) this.tab.value = "gallery";
        met = true;
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

  /** Turn to the log or to a conversation, wherever it stands. */
  show(tab: Tab): void {
    this.tab.value = tab;
    if (!wide.value) this.open({ is: "talk" });
    else if (this.sheet.value?.is === "menu") this.close();
  }

  /** Note that a conversation was seen to its end. */
  saw(which: Talk): void {
    this.#read[which].value = this.session[which].peek().at(-1)?.number ?? -1;
  }

  /** Sit down; without a seat named, on the first that is free. */
  async sit(seat: number | null, name: string): Promise<boolean> {
    const { session } = this;
    const seats = session.update.value?.table.seats ?? [];
    const wanted = seat ?? seats.findIndex(isFree);
    const answer = await session.ask({ type: "sit", seat: Math.max(0, wanted), name });
    if (answer.type === "done") session.called(name);
    return answer.type === "done";
  }

  async stand(): Promise<void> {
    this.leaving = true;
    const answer = await this.session.ask({ type: "stand" });
    if (answer.type === "refused") this.leaving = false;
  }

  #fresh(which: Talk): number {
    const seen = this.#read[which].value;
    const me = this.session.update.value?.you.seat ?? null;
    const lines = this.session[which].value;
    return lines.filter((line) => line.number > seen && (me === null || line.seat !== me)).length;
  }
}
