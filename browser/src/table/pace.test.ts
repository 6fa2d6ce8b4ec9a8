import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { lastSocket, startBrowser, stopBrowser } from "../testing/socket";
import type { Update } from "../wire/messages";
import { holdOn, mayHold, nextMove } from "./pace";
import { Session } from "./session";
import { reportCoveredBoard } from "./solo";

beforeEach(startBrowser);
afterEach(stopBrowser);

interface Given {
  readonly alone?: number | null;
  readonly seat?: number | null;
  readonly stepping?: boolean;
  readonly resting?: boolean;
  readonly left?: number;
  readonly held?: boolean;
  readonly toAct?: number;
}

function makeUpdate(given: Given): Update {
  const { alone = null, seat = 0, stepping = false, resting = false, left, held = false } = given;
  const { toAct = 1 } = given;
  return {
    type: "update",
    table: {
      settings: { game: "saboteur" },
      game: 2,
      status: resting ? "resting" : "playing",
      alone,
      stepping,
      seats: [{ name: "Ann" }, held ? { name: "Bob", holds: true } : { bot: "easy" }],
    },
    you: { seat },
    play: { game: "saboteur", phase: 5, line_news: [], choices: [], to_act: [toAct] },
    clock: left === undefined ? null : { left },
    lines: { start: 6, new: [{ text: "1 pass ?" }] },
    chat: [],
    gallery: [],
  } as unknown as Update;
}

function open(given: Given) {
  const session = new Session("KQ7W");
  lastSocket().accept();
  lastSocket().answer(makeUpdate(given));
  return { session, isCovered: signal(false) };
}

/** What the page has sent after its hello, without the ids. */
function sent(): readonly object[] {
  return lastSocket()
    .sent.slice(1)
    .map((message) =>
      Object.fromEntries(Object.entries(message).filter(([name]) => name !== "id")),
    );
}

describe("more time", () => {
  it("is asked for in a rest with a countdown that nobody holds", () => {
    expect(mayHold(makeUpdate({ resting: true, left: 9 }))).toBe(true);
    expect(mayHold(makeUpdate({ resting: true, left: 9, held: true }))).toBe(false);
    expect(mayHold(makeUpdate({ resting: true, left: 9, seat: null }))).toBe(false);
    expect(mayHold(makeUpdate({ resting: true }))).toBe(false);
    expect(mayHold(makeUpdate({ left: 9 }))).toBe(false);
  });

  it("is for the rest that is shown", () => {
    holdOn(open({ resting: true, left: 9 }).session);
    expect(sent()).toEqual([{ type: "hold", game: 2, phase: 5 }]);
  });
});

describe("the next move", () => {
  it("is for the moment that is shown", () => {
    nextMove(open({ alone: 0, stepping: true }).session);
    expect(sent()).toEqual([{ type: "next-move", game: 2, lines: 7 }]);
  });

  it("is the person's who is alone, when a bot waits for it", () => {
    nextMove(open({ alone: 0 }).session);
    expect(sent()).toEqual([]);
    nextMove(open({ alone: 0, stepping: true, seat: null }).session);
    expect(sent()).toEqual([]);
  });
});

describe("a covered board", () => {
  const cover = (covered: boolean) => ({ type: "cover-board", covered });

  it("is reported when it begins and when it ends", () => {
    const page = open({ alone: 0 });
    reportCoveredBoard(page);
    page.isCovered.value = true;
    page.isCovered.value = false;
    expect(sent()).toEqual([cover(true), cover(false)]);
  });

  it("is nobody's business unless the reader is alone with bots", () => {
    for (const given of [{}, { alone: 1 }, { alone: 0, seat: null }]) {
      const page = open(given);
      reportCoveredBoard(page);
      page.isCovered.value = true;
      expect(sent()).toEqual([]);
    }
  });

  it("is reported when a bot is to act, and not while the reader is", () => {
    const page = open({ alone: 0, toAct: 0 });
    reportCoveredBoard(page);
    page.isCovered.value = true;
    expect(sent()).toEqual([]);
    lastSocket().answer(makeUpdate({ alone: 0, toAct: 1 }));
    lastSocket().answer(makeUpdate({ alone: 0, toAct: 0 }));
    expect(sent()).toEqual([cover(true), cover(false)]);
  });

  it("is reported when the reader is left alone behind it", () => {
    const page = open({});
    reportCoveredBoard(page);
    page.isCovered.value = true;
    lastSocket().answer(makeUpdate({ alone: 0 }));
    expect(sent()).toEqual([cover(true)]);
  });
});
