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
    table: { game: 1, status: "playing" },
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
