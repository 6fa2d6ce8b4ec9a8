import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyGamePart, AnyNews } from "../game/contract";
import { Session } from "../table/session";
import { lastSocket, startBrowser, stopBrowser } from "../testing/socket";
import type { Update } from "../wire/messages";
import { Director } from "./director";

const BEAT_MS = 1000;

/** A game with one beat for each piece of news; `great` news is not missed. */
const PART = {
  planScene: (news: readonly AnyNews[]) =>
    news.map(({ type }, at) => ({
      name: type,
      told: at + 1,
      milliseconds: BEAT_MS,
      isGreat: type === "great",
      ...(type === "wait" && { waits: "page" }),
    })),
} as unknown as AnyGamePart;

beforeEach(() => {
  startBrowser();
  vi.stubGlobal("window", globalThis);
});
afterEach(stopBrowser);

interface Given {
  /** The news of each new line. */
  readonly news?: readonly (readonly string[])[];
  readonly start?: number;
  readonly game?: number;
  readonly seat?: number | null;
  readonly name?: string;
  readonly phase?: number;
}

function makeUpdate(given: Given): Update {
  const { news = [], start = 0, game = 1, seat = 0, name = "" } = given;
  return {
    type: "update",
    table: { game, status: "playing", name, settings: { game: "test" } },
    you: { seat },
    play: {
      game: "test",
      phase: given.phase ?? start + news.length,
      line_news: news.map((types) => types.map((type) => ({ type }))),
      choices: [{}],
    },
    clock: null,
    end_vote: null,
    host_request: null,
    lines: { start, new: news.map(() => ({ text: "" })) },
    chat: [],
    gallery: [],
  } as unknown as Update;
}

function open(...news: readonly (readonly string[])[]): Director {
  const director = new Director(new Session("KQ7W"), () => PART);
  lastSocket().accept();
  send({ news });
  return director;
}

const send = (given: Given): void => lastSocket().answer(makeUpdate(given));
const phase = ({ update }: Director): number | undefined => update.value?.play?.phase;
const settled = ({ settled }: Director): number | undefined => settled.value?.play?.phase;
const told = ({ log }: Director): readonly string[] =>
  log.value.flatMap(({ news }) => news.map(({ type }) => type));

describe("the director", () => {
  it("shows the first update at once", () => {
    const director = open(["dealt"]);
    expect([phase(director), settled(director)]).toEqual([1, 1]);
    expect(told(director)).toEqual(["dealt"]);
  });

  it("holds the headline back until the scene is over", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["laid", "turned"]] });
    expect([phase(director), settled(director)]).toEqual([2, 1]);
    vi.advanceTimersByTime(2 * BEAT_MS);
    expect(settled(director)).toBe(2);
  });

  it("tells the log only what the scene has come to", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["laid", "turned"], ["gold"]] });
    expect(told(director)).toEqual(["dealt", "laid"]);
    vi.advanceTimersByTime(BEAT_MS);
    expect(told(director)).toEqual(["dealt", "laid", "turned"]);
    vi.advanceTimersByTime(BEAT_MS);
    expect(told(director)).toEqual(["dealt", "laid", "turned", "gold"]);
  });

  it("keeps an update back while a scene plays, and its choices with it", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["one"]] });
    expect(director.isBehind.value).toBe(false);
    send({ start: 2, news: [["two"]] });
    expect([phase(director), director.isBehind.value]).toEqual([2, true]);
    vi.advanceTimersByTime(BEAT_MS);
    expect([phase(director), director.isBehind.value]).toEqual([3, false]);
  });

  it("leaves the choices while others answer the same decision", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["told"]], phase: 7 });
    send({ start: 2, news: [["gave"]], phase: 7 });
    send({ start: 3, news: [["gave"]], phase: 7 });
    expect(director.isBehind.value).toBe(false);
    send({ start: 4, news: [["gave"]], phase: 8 });
    expect(director.isBehind.value).toBe(true);
  });

  it("shows the newest update at once if it is far behind", () => {
    const director = open(["dealt"]);
    for (let line = 1; line <= 4; line++) send({ start: line, news: [["laid"]] });
    vi.advanceTimersByTime(BEAT_MS);
    expect([phase(director), settled(director)]).toEqual([5, 5]);
  });

  it("plays a great moment even if it is far behind", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["laid"]] });
    send({ start: 2, news: [["laid"]] });
    send({ start: 3, news: [["great"]] });
    send({ start: 4, news: [["laid"]] });
    vi.advanceTimersByTime(BEAT_MS);
    expect(phase(director)).toBe(4);
    expect(director.player.view.value.beat?.name).toBe("great");
    vi.advanceTimersByTime(BEAT_MS);
    expect(phase(director)).toBe(5);
  });

  it("shows a chat line or a name at once, also during a scene", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["laid"]] });
    send({ start: 2, name: "Ann" });
    expect(director.update.value?.table).toMatchObject({ name: "Ann" });
    expect(director.player.view.value.beat?.name).toBe("laid");
    vi.advanceTimersByTime(BEAT_MS);
    expect(director.settled.value?.table).toMatchObject({ name: "Ann" });
  });

  it("catches up when the reader acts", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["one"]] });
    send({ start: 2, news: [["two"]] });
    director.catchUp();
    expect([phase(director), settled(director), director.isBehind.value]).toEqual([3, 3, false]);
    vi.advanceTimersByTime(10 * BEAT_MS);
    expect(phase(director)).toBe(3);
  });

  it("does not keep a new game waiting behind the end of the last one", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["wait"]] });
    expect(director.player.view.value.beat?.name).toBe("wait");
    send({ game: 2, news: [["dealt"]] });
    expect(director.update.value?.table.game).toBe(2);
    expect(director.player.view.value.beat?.name).toBe("dealt");
  });

  it("hurries only as far as what waits for the reader", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["laid", "turned", "wait"]] });
    director.hurry();
    expect(director.player.view.value.beat?.name).toBe("wait");
    director.hurry();
    expect(director.player.view.value.beat?.name).toBe("wait");
    director.player.advance();
    expect(settled(director)).toBe(2);
  });

  it("hurries to a great moment, and not past it", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["laid"]] });
    send({ start: 2, news: [["great"]] });
    director.hurry();
    expect(director.player.view.value.beat?.name).toBe("great");
    director.hurry();
    expect(settled(director)).toBe(3);
  });

  it("plays the deal of a new game", () => {
    const director = open(["dealt"], ["laid"]);
    send({ game: 2, news: [["dealt"]] });
    expect(director.player.view.value.beat?.name).toBe("dealt");
    expect(told(director)).toEqual(["dealt"]);
  });

  it("plays nothing to somebody who has just sat down or was away for long", () => {
    const director = open(["dealt"]);
    send({ start: 1, news: [["laid"]], seat: 2 });
    expect(settled(director)).toBe(2);
    send({ start: 2, news: Array.from({ length: 9 }, () => ["laid"]), seat: 2 });
    expect(settled(director)).toBe(11);
  });

  it("waits for the part of a game that is dealt before it is loaded", async () => {
    let part: AnyGamePart | null = null;
    const director = new Director(
      new Session("KQ7W"),
      () => part,
      () => Promise.resolve((part = PART)),
    );
    lastSocket().accept();
    send({ game: 0 });
    send({ game: 1, news: [["dealt"]] });
    expect(director.player.view.value.beat).toBeNull();
    await Promise.resolve();
    await Promise.resolve();
    expect(director.player.view.value.beat?.name).toBe("dealt");
  });

  it("plays the deal although more moves came before the part of the game", async () => {
    let part: AnyGamePart | null = null;
    const arrived: (() => void)[] = [];
    const director = new Director(
      new Session("KQ7W"),
      () => part,
      () => new Promise<void>((resolve) => arrived.push(resolve)),
    );
    lastSocket().accept();
    send({ game: 0 });
    send({ game: 1, news: [["great"]] });
    for (let line = 1; line <= 3; line++) send({ game: 1, start: line, news: [["laid"]] });
    part = PART;
    for (const resolve of arrived) resolve();
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    expect(director.player.view.value.beat?.name).toBe("great");
  });

  it("begins no scene before what it leads to is loaded, and loses none", async () => {
    let isLoaded = false;
    const arrived: (() => void)[] = [];
    const later = {
      isNeeded: ({ phase }: { phase: number }) => phase >= 2,
      isLoaded: () => isLoaded,
      load: () => new Promise<void>((resolve) => arrived.push(resolve)),
    };
    const part = { ...PART, later } as unknown as AnyGamePart;
    const director = new Director(new Session("KQ7W"), () => part);
    lastSocket().accept();
    send({ news: [["dealt"]] });
    send({ start: 1, news: [["great"]] });
    send({ start: 2, news: [["gold"]] });
    expect(director.player.view.value.beat).toBeNull();
    expect(told(director)).toEqual(["dealt"]);
    isLoaded = true;
    for (const resolve of arrived) resolve();
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    expect(director.player.view.value.beat?.name).toBe("great");
    vi.advanceTimersByTime(BEAT_MS);
    expect(director.player.view.value.beat?.name).toBe("gold");
  });

  it.each([
    ["cannot be loaded", () => Promise.reject(new Error("no network"))],
    ["does not arrive", () => new Promise<void>(() => undefined)],
  ])("plays a scene although what it leads to %s", async (_, load) => {
    const later = { isNeeded: () => true, isLoaded: () => false, load };
    const director = new Director(new Session("KQ7W"), () => ({ ...PART, later }));
    lastSocket().accept();
    send({ news: [["dealt"]] });
    send({ start: 1, news: [["great"]] });
    send({ start: 2, news: [["role"]] });
    const shown = new Set<string | undefined>();
    director.player.view.subscribe(({ beat }) => void shown.add(beat?.name));
    await vi.advanceTimersByTimeAsync(4 * BEAT_MS + 2 * 3000);
    expect([...shown]).toEqual(expect.arrayContaining(["great", "role"]));
    expect(settled(director)).toBe(3);
  });

  it("shows the game at once if its part cannot be loaded", async () => {
    const director = new Director(
      new Session("KQ7W"),
      () => null,
      () => Promise.reject(new Error("no network")),
    );
    lastSocket().accept();
    send({ game: 0 });
    send({ game: 1, news: [["dealt"]] });
    await Promise.resolve();
    await Promise.resolve();
    expect(settled(director)).toBe(1);
  });

  it("plays nothing while the page is hidden", () => {
    const director = open(["dealt"]);
    vi.stubGlobal("document", { hidden: true });
    send({ start: 1, news: [["laid"]] });
    expect(settled(director)).toBe(2);
  });
});
