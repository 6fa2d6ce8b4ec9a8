import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lastSocket, startBrowser, stopBrowser } from "../testing/socket";
import type { ChatLine, Update } from "../wire/messages";
import { Session } from "./session";

beforeEach(startBrowser);
afterEach(stopBrowser);

interface Given {
  readonly start?: number;
  readonly lines?: readonly string[];
  readonly news?: readonly (readonly object[])[];
  readonly chat?: readonly ChatLine[];
  readonly phase?: number;
  readonly left?: number;
}

function makeUpdate({
  start = 0,
  lines = [],
  news = [],
  chat = [],
  phase = 1,
  left,
}: Given): Update {
  return {
    type: "update",
    table: { game: 1, status: "playing", settings: { game: "saboteur" } },
    you: { seat: 2 },
    play: { game: "saboteur", phase, line_news: news, choices: [] },
    clock: left === undefined ? null : { left },
    lines: { start, new: lines.map((text) => ({ text })) },
    chat,
    gallery: [],
  } as unknown as Update;
}

/** A line of the chat; without a text, one that the host has hidden. */
function makeChatLine(number: number, text?: string): ChatLine {
  return { number, at: 0, name: "Ann", ...(text === undefined ? {} : { text }) };
}

function open(): Session {
  const session = new Session("KQ7W");
  lastSocket().accept();
  return session;
}

describe("the log", () => {
  const texts = (session: Session) => session.log.value.map(({ line }) => line.text);

  it("grows by the new lines, each with its news", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ lines: ["* deal ?"], news: [[{ type: "dealt" }]] }));
    lastSocket().answer(makeUpdate({ start: 1, lines: ["0 pass ?", "1 map top"], news: [[], []] }));
    expect(texts(session)).toEqual(["* deal ?", "0 pass ?", "1 map top"]);
    expect(session.log.value[0]?.news).toEqual([{ type: "dealt" }]);
  });

  it("is replaced from where the new lines begin", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ lines: ["* deal ?", "0 pass ?"] }));
    lastSocket().answer(makeUpdate({ start: 1, lines: ["0 pass N+S"] }));
    expect(texts(session)).toEqual(["* deal ?", "0 pass N+S"]);
    lastSocket().answer(makeUpdate({ start: 0, lines: [] }));
    expect(texts(session)).toEqual([]);
  });

  it("is not asked for again after the connection was lost", () => {
    open();
    lastSocket().answer(makeUpdate({ lines: ["* deal ?", "0 pass ?"] }));
    lastSocket().drop();
    vi.advanceTimersByTime(300);
    lastSocket().accept();
    expect(lastSocket().sent[0]).toMatchObject({ type: "hello", game: 1, seat: 2, lines: 2 });
  });
});

describe("the chat", () => {
  it("is kept in order, and a line that is sent again replaces the old one", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ chat: [makeChatLine(0, "hello"), makeChatLine(2, "rude")] }));
    lastSocket().answer(makeUpdate({ chat: [makeChatLine(2), makeChatLine(1, "late")] }));
    expect(session.chat.value.map(({ number, text }) => [number, text])).toEqual([
      [0, "hello"],
      [1, "late"],
      [2, undefined],
    ]);
  });

  it("forgets the oldest lines, as the table does", () => {
    const session = open();
    const lines = Array.from({ length: 150 }, (_, number) => makeChatLine(number, "flood"));
    lastSocket().answer(makeUpdate({ chat: lines }));
    lastSocket().answer(
      makeUpdate({ chat: lines.map((line) => ({ ...line, number: line.number + 150 })) }),
    );
    const numbers = session.chat.value.map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 100, 299]);
  });

  it("says which lines came while the page was open", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ chat: [makeChatLine(0, "before")] }));
    expect(session.heard.value).toBeNull();
    lastSocket().answer(makeUpdate({ chat: [makeChatLine(1, "one"), makeChatLine(2, "two")] }));
    expect(session.heard.value?.map(({ number }) => number)).toEqual([1, 2]);
    // A line that was hidden is sent again, and is nothing new.
    lastSocket().answer(makeUpdate({ chat: [makeChatLine(1), makeChatLine(2, "two")] }));
    expect(session.heard.value?.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("stays the same without new lines", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ chat: [makeChatLine(0, "hello")] }));
    const before = session.chat.value;
    lastSocket().answer(makeUpdate({}));
    expect(session.chat.value).toBe(before);
  });
});

describe("a decision", () => {
  const pass = { type: "pass", card: null } as const;

  it("is answered at once, and open again if the move is refused", async () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    const chosen = session.choose(pass);
    expect(session.answered.value).toBe(true);
    const sent = lastSocket().sent.at(-1);
    expect(sent).toMatchObject({ type: "move", game: 1, phase: 4, move: pass });
    lastSocket().answer({
      type: "refused",
      id: String(sent?.id),
      code: "stale-phase",
      facts: {},
      sentence: "",
    });
    await chosen;
    expect(session.answered.value).toBe(false);
    expect(session.refusal.value?.code).toBe("stale-phase");
  });

  it("is open when the next one comes", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    void session.choose(pass);
    lastSocket().answer(makeUpdate({ phase: 5 }));
    expect(session.answered.value).toBe(false);
  });

  it("has a deadline by this browser's clock", () => {
    const session = open();
    vi.setSystemTime(1_000_000);
    lastSocket().answer(makeUpdate({ left: 30 }));
    expect(session.deadline.value).toBe(1_030_000);
    lastSocket().answer(makeUpdate({}));
    expect(session.deadline.value).toBeNull();
  });
});

describe("a move that can be taken back", () => {
  const lay = { type: "lay", shape: "NS", x: 1, y: 0 } as const;
  const moves = (): unknown[] =>
    lastSocket()
      .sent.filter(({ type }) => type === "move")
      .map(({ phase, move }) => [phase, move]);

  it("is sent after two seconds, for the decision that was shown", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    session.chooseWithUndo(lay, () => undefined);
    expect([session.answered.value, moves()]).toEqual([true, []]);
    vi.advanceTimersByTime(1999);
    expect(moves()).toEqual([]);
    lastSocket().answer(makeUpdate({ phase: 5 }));
    vi.advanceTimersByTime(1);
    expect(moves()).toEqual([[4, lay]]);
    vi.advanceTimersByTime(4000);
    expect(moves()).toHaveLength(1);
  });

  it("is never sent once it was taken back", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    const undone = vi.fn();
    session.chooseWithUndo(lay, undone);
    session.undo();
    session.undo();
    vi.advanceTimersByTime(4000);
    expect([session.answered.value, moves(), undone.mock.calls.length]).toEqual([false, [], 1]);
  });

  it("is sent at once while a clock runs, or as soon as one begins", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4, left: 30 }));
    session.chooseWithUndo(lay, () => undefined);
    expect(moves()).toEqual([[4, lay]]);
    lastSocket().answer(makeUpdate({ phase: 6 }));
    session.chooseWithUndo(lay, () => undefined);
    lastSocket().answer(makeUpdate({ phase: 6, left: 30 }));
    expect(moves()).toEqual([
      [4, lay],
      [6, lay],
    ]);
  });

  it("takes away the reason why the move before was refused", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    session.refusal.value = {
      type: "refused",
      id: null,
      code: "not-found",
      facts: {},
      sentence: "There is no such table.",
    };
    session.chooseWithUndo(lay, () => undefined);
    expect(session.refusal.value).toBeNull();
  });

  it("is sent when the reader goes on", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    session.chooseWithUndo(lay, () => undefined);
    lastSocket().answer(makeUpdate({ phase: 5 }));
    void session.choose({ type: "pass", card: null });
    expect(moves().map((sent) => (sent as unknown[])[0])).toEqual([4, 5]);
  });

  it("is kept for the next connection if this one is lost", () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    session.chooseWithUndo(lay, () => undefined);
    lastSocket().drop();
    vi.advanceTimersByTime(3000);
    lastSocket().accept();
    expect(moves()).toEqual([[4, lay]]);
  });

  it("counts as kept while the connection is lost", async () => {
    const session = open();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    lastSocket().drop();
    expect(session.isMoveKept.value).toBe(false);
    const chosen = session.choose(lay);
    expect(session.isMoveKept.value).toBe(true);
    vi.advanceTimersByTime(300);
    lastSocket().accept();
    lastSocket().answer(makeUpdate({ phase: 4 }));
    expect(session.isMoveKept.value).toBe(false);
    lastSocket().answer({ type: "done", id: String(lastSocket().sent.at(-1)?.id) });
    await chosen;
    lastSocket().drop();
    expect(session.isMoveKept.value).toBe(false);
  });
});
