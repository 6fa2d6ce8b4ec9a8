// What is said about the clues of a game after their turns: lines of people, reasons of bots.

import { signal } from "@preact/signals";

import type { LogEntry, Session } from "../table/session";
import { fetchClueReason } from "../wire/api";
import type { ClueReason } from "../wire/http";
import type { ChatLine, Update } from "../wire/messages";
import type { ClueTalk } from "./contract";

/** The last line in which the storyteller of a turn has said why they gave its clue. */
export function findLine(chat: readonly ChatLine[], game: number, turn: number): string | null {
  const written = chat.filter(({ about }) => about?.game === game && about.turn === turn);
  // A line that the host has hidden has no text.
  return written.findLast(({ text }) => text !== undefined)?.text ?? null;
}

/** Whether a bot gave the clue of a turn; null: it is not known. */
export function isToldByBot(
  log: readonly LogEntry[],
  turn: number,
  isClue: (news: LogEntry["news"][number]) => boolean,
): boolean | null {
  const told = log.filter(({ news }) => news.some(isClue))[turn];
  return told ? Boolean(told.line.bot) : null;
}

export class ClueTalkState {
  readonly #reasons = signal<ReadonlyMap<string, ClueReason>>(new Map());
  readonly #asked = new Set<string>();

  constructor(
    private readonly session: Session,
    private readonly isClue: (news: LogEntry["news"][number]) => boolean,
    /** Asks the others to wait. */
    private readonly hold: () => void,
  ) {}

  /** What is said about the clues of the game in an update. */
  makeTalk({ table, you }: Update): ClueTalk {
    const { session } = this;
    const chat = session.chat.value;
    const reasons = this.#reasons.value;
    const isByBot = (turn: number): boolean | null =>
      isToldByBot(session.log.peek(), turn, this.isClue);
    const silent = table.settings.chat === "off" || you.muted || you.seat === null;
    return {
      findLine: (turn) => findLine(chat, table.game, turn),
      findReason: (turn) => reasons.get(`${table.game} ${turn}`) ?? null,
      askBot: (turn) => {
        if (isByBot(turn)) void this.#fetch(table.game, turn);
      },
      mayWrite: (turn) => !silent && isByBot(turn) === false,
      write: async (turn, text) => {
        const about = { game: table.game, turn };
        return (await session.ask({ type: "say", text, about })).type === "done";
      },
      hold: this.hold,
    };
  }

  async #fetch(game: number, turn: number): Promise<void> {
    const key = `${game} ${turn}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const reason = await fetchClueReason(this.session.code, game, turn);
      this.#reasons.value = new Map(this.#reasons.peek()).set(key, reason);
    } catch {
      this.#asked.delete(key); // asked again when the turn is shown again
    }
  }
}
