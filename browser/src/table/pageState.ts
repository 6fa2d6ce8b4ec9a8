// The state of this page alone: which sheet is open, what may be tapped, what was read.

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";

import { wide } from "../ui/wide";
import type { AnyNews, GameView, SceneView, Target } from "../game/contract";
import type { ClueTalkState } from "../game/clueTalk";
import { isFree } from "../game/names";
import { readPart } from "../game/parts";
import { makeTableView } from "../game/view";
import { Director } from "../scenes/director";
import { NO_SCENE } from "../scenes/player";
import { findRecentStart } from "../scenes/recent";
import type { Update } from "../wire/messages";
import { notices } from "./later";
import type { Session } from "./session";

export type Sheet =
  | {
      readonly is:
        | "menu"
        | "invite"
        | "settings"
        | "keys"
        | "offer-seat"
        | "leave"
        | "forget"
        | "end-game"
        | "log-and-chat"
        | "phrases"
        | "push";
    }
  | { readonly is: "rules"; readonly at: string | null }
  | { readonly is: "seat"; readonly seat: number }
  /** Everybody who watches, or the writer of a line. */
  | {
      readonly is: "spectators";
      readonly only: { readonly id: string; readonly name: string } | null;
    };

export const TABS = ["log", "chat", "gallery"] as const;
export type Tab = (typeof TABS)[number];
type Channel = "chat" | "gallery";

const NO_NEWS: readonly AnyNews[] = [];

export class PageState {
  readonly director: Director;
  /** The update that is shown. */
  readonly update: ReadonlySignal<Update | null>;
  /** Seats that may be tapped now; the board says which. */
  readonly targets = signal<ReadonlyMap<number, Target>>(new Map());
  /** The sheet over the page. */
  readonly sheet = signal<Sheet | null>(null);
  /** Whether the coach shows a tip. */
  readonly isCoached = signal(false);
  readonly tab = signal<Tab>("log");
  /** Texts that are not sent yet; they outlive the sheet or tab that they are written in. */
  readonly drafts = { chat: signal(""), gallery: signal("") };
  /** Whether the reader lost their seat without leaving it on this page. */
  readonly unseated = signal(false);
  /** Whether the reader was here when the last game ended. */
  readonly sawEnd = signal(false);
  /** Whether the reader has asked for a hint before the coach was there. */
  asksHint = false;
  /** Whether the reader left the seat on this page, so that no notice is needed. */
  leaving = false;

  /** The game as it is shown. */
  readonly view = computed<GameView | null>(() =>
    this.#makeView(this.director.update.value, this.director.player.view.value),
  );

  /** The game as it was when the page had shown everything, for the headline. */
  readonly settledView = computed<GameView | null>(() =>
    this.#makeView(this.director.settled.value, NO_SCENE),
  );

  /** The first line of the log after the reader's last move, while it is their turn. */
  readonly recentLine = computed<number | null>(() => {
    const update = this.update.value;
    const seat = update?.you.seat ?? null;
    if (seat === null || !update?.play?.to_act.includes(seat)) return null;
    return findRecentStart(this.director.log.value, seat);
  });

  /** What has happened since the reader's last move, while it is their turn. */
  readonly recent = computed<readonly AnyNews[]>(() => {
    const start = this.recentLine.value;
    if (start === null) return NO_NEWS;
    return this.director.log.value.slice(start).flatMap(({ news }) => news);
  });

  /** Whether a game is going on, its pauses included. */
  readonly isRunning = computed(() => {
    const status = this.update.value?.table.status;
    return status === "playing" || status === "resting";
  });

  /** Whether the game waits for the reader, and the page has shown why. */
  readonly isMyTurn = computed(() => {
    const view = this.view.value;
    const seat = view?.you.seat ?? null;
    if (
      !view ||
      view.scene.beat ||
      seat === null ||
      view.table.status !== "playing" ||
      view.answered
    )
      return false;
    return view.play.to_act.includes(seat) && !view.table.seats[seat]?.away;
  });

  /** Whether the reader looks at something over the board: a sheet, a tip, or what a scene waits with. */
  readonly isCovered = computed(
    () =>
      this.sheet.value !== null ||
      this.isCoached.value ||
      Boolean(this.director.player.view.value.beat?.waits),
  );

  /** Whether to show the gallery's chat: players do not see it during a game. */
  readonly hasGallery = computed(() => {
    const update = this.update.value;
    if (!update) return false;
    if (update.you.seat === null) return true;
    return !this.isRunning.value && this.session.gallery.value.length > 0;
  });

  #clueTalk: ClueTalkState | null = null;

  readonly #read = { chat: signal(-1), gallery: signal(-1) };
  /** How many lines of others the reader has not seen. */
  readonly unread = {
    chat: computed(() => this.#countUnread("chat")),
    gallery: computed(() => this.#countUnread("gallery")),
  };

  constructor(readonly session: Session) {
    this.director = new Director(session);
    this.update = this.director.update;
    let first = true;
    let seat: number | null = null;
    let wasRunning = false;
    effect(() => {
      const update = this.update.value;
      if (!update) return;
      if (first) {
        // What was written before the reader came does not count as unread.
        this.markRead("chat");
        this.markRead("gallery");
        if (update.you.seat === null && update.table.game) this.tab.value = "gallery";
        first = false;
      }
      if (!update.play?.choices.length && this.targets.peek().size) this.targets.value = new Map();
      const isOver = update.table.status === "over";
      if (isOver && wasRunning) this.sawEnd.value = true;
      if (!isOver) this.sawEnd.value = false;
      wasRunning = !isOver && update.play !== null;
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

  /** Hide a chat line or a clue from everybody, or show it again. */
  hide(what: Channel | "clue", number: number, hidden: boolean): void {
    void this.session.ask({ type: hidden ? "hide" : "unhide", what, number });
  }

  /** Note that the reader has seen the whole conversation. */
  markRead(which: Channel): void {
    this.#read[which].value = this.session[which].peek().at(-1)?.number ?? -1;
  }

  /** Sit down on a seat; null: the first free one. */
  async sit(seat: number | null, name: string): Promise<boolean> {
    const { session } = this;
    const seats = this.update.value?.table.seats ?? [];
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

  #makeView(update: Update | null, scene: SceneView): GameView | null {
    if (!update?.play) return null;
    const { session, director, targets } = this;
    const { table, you, play } = update;
    const clueTalk = (this.#clueTalk ??=
      readPart(play.game)?.clues?.followTalk(session, () => {
        notices.use(({ holdOn }) => holdOn(session));
      }) ?? null);
    return makeTableView(
      { table, you, play, deck: session.deck.value, scene },
      {
        answered: session.answered.value,
        choose: (move) => {
          director.catchUp();
          // For the decision that the reader saw: if there is another by now, it is refused.
          void session.choose(move, update);
        },
        chooseWithUndo: (move, undone) => {
          director.catchUp();
          session.chooseWithUndo(move, undone, update);
        },
        askWhyNot: (move) => void session.askWhyNot(move, update),
        held: session.held.value?.move ?? null,
        hide: (turn, hidden) => this.hide("clue", turn, hidden),
        targets,
        recent: this.recent.value,
        ...(clueTalk && { clueTalk: clueTalk.makeTalk(update) }),
      },
      director.isBehind.value,
    );
  }

  #countUnread(which: Channel): number {
    const seen = this.#read[which].value;
    const me = this.update.value?.you.seat ?? null;
    const lines = this.session[which].value;
    return lines.filter((line) => line.number > seen && (me === null || line.seat !== me)).length;
  }
}
