import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import {
  ENGLISH,
  stripNames,
  stripIsolates,
  chooseTestLanguage,
  nameTestSeat,
} from "../testing/reading";
import type { DixitGain, DixitPublicNews } from "../wire/messages";
import type { DixitView } from "./selection";
import { describeEnding, describeMerit, describeNews, describeTask } from "./words";

/** One of each kind of news. */
const NEWS: readonly DixitPublicNews[] = [
  { type: "dealt" },
  { type: "told", seat: 0, clue: "a door" },
  { type: "told", seat: 0, clue: null },
  { type: "gave", seat: 1 },
  { type: "reshuffled", count: 48 },
  { type: "displayed", cards: [4, 5, 6, 7] },
  { type: "voted", seat: 2 },
  { type: "votesopened", votes: [null, 1, 1, 2] },
  { type: "tellershown", seat: 0, number: 3 },
  { type: "ownersshown", owners: [1, 2, 0, 3] },
  { type: "scored", points: [3, 0, 1, 0] },
  { type: "scored", points: [0, 0, 0, 0] },
  { type: "lastturnbegan", ending: "pictures" },
  { type: "lastturnbegan", ending: "clues" },
  { type: "gameended", winners: [3], ending: "points" },
  { type: "gameended", winners: [3], ending: "pictures" },
  { type: "gameended", winners: [1, 3], ending: "clues" },
] as unknown as readonly DixitPublicNews[];

describe("describeNews", () => {
  it("puts every kind of news into an English sentence", async () => {
    await chooseTestLanguage("en", "common", "dixit");
    expect(NEWS.map((news) => stripIsolates(describeNews(news, nameTestSeat, null)))).toEqual([
      "The cards are dealt.",
      "Ann gives the clue: “a door”",
      "Ann says a clue aloud.",
      "Bob has chosen.",
      "48 used pictures are shuffled in again.",
      "4 cards are laid out.",
      "Cy has voted.",
      "The votes are revealed.",
      "The storyteller’s card (Ann) was number 3.",
      "The owners of the other cards are revealed.",
      "Points of this turn: Ann: 3 points and Cy: 1 point",
      "No points in this turn.",
      "The last turn: no pictures are left after it.",
      "The last turn: after it, everybody has been the storyteller as often as agreed.",
      "Somebody has enough points: the game is over. Dee wins.",
      "The pile is empty: the game is over. Dee wins.",
      "Everybody has been the storyteller as often as agreed: the game is over. Bob and Dee share the win.",
    ]);
  });

  it("says you to those who act, and to those who win", async () => {
    await chooseTestLanguage("en", "common", "dixit");
    const told = NEWS.map((news) => {
      const { seat = 3 } = news as { readonly seat?: number };
      return stripIsolates(describeNews(news, nameTestSeat, seat));
    });
    expect(told).toEqual([
      "The cards are dealt.",
      "You give the clue: “a door”",
      "You say a clue aloud.",
      "You have chosen.",
      "48 used pictures are shuffled in again.",
      "4 cards are laid out.",
      "You have voted.",
      "The votes are revealed.",
      "The storyteller’s card (yours) was number 3.",
      "The owners of the other cards are revealed.",
      "Points of this turn: Ann: 3 points and Cy: 1 point",
      "No points in this turn.",
      "The last turn: no pictures are left after it.",
      "The last turn: after it, everybody has been the storyteller as often as agreed.",
      "Somebody has enough points: the game is over. You win!",
      "The pile is empty: the game is over. You win!",
      "Everybody has been the storyteller as often as agreed: the game is over. You share the win with Bob!",
    ]);
    const scored = NEWS.find(({ type }) => type === "scored") as DixitPublicNews;
    expect(stripIsolates(describeNews(scored, nameTestSeat, 2))).toBe(
      "Points of this turn: Ann: 3 points and you: 1 point",
    );
  });

  it.each([
    ["en", "You have voted.", "You win!"],
    ["ru", "Вы голосуете.", "Вы побеждаете!"],
    ["lv", "Tu nobalso.", "Tu uzvari!"],
    ["he", "הצבעתם.", "ניצחתם!"],
    ["fa", "شما رأی دادید.", "شما برنده شدید!"],
  ] as const)("speaks to the reader in %s", async (language, voted, won) => {
    await chooseTestLanguage(language, "common", "dixit");
    const tell = (type: DixitPublicNews["type"], reader: number): string | null => {
      const news = NEWS.find((one) => one.type === type);
      return news ? stripIsolates(describeNews(news, nameTestSeat, reader)) : null;
    };
    expect(tell("voted", 2)).toBe(voted);
    expect(tell("gameended", 3)).toContain(won);
  });

  it.each([
    ["ru", "Ann загадывает: «a door»"],
    ["he", "הרמז של Ann: ״a door״"],
    ["fa", "سرنخ Ann: «a door»"],
  ] as const)("tells a clue in %s", async (language, sentence) => {
    await chooseTestLanguage(language, "common", "dixit");
    const told = NEWS[1] as DixitPublicNews;
    expect(stripIsolates(describeNews(told, nameTestSeat, null))).toBe(sentence);
  });

  it.each(LANGUAGES)("has a sentence for every kind of news in %s", async (language) => {
    await chooseTestLanguage(language, "common", "dixit");
    for (const news of NEWS) {
      for (const reader of [0, 1, 2, 3, null]) {
        const sentence = describeNews(news, nameTestSeat, reader) ?? "";
        expect(sentence).not.toContain("dixit-");
        expect(sentence).not.toMatch(/[{}$]/);
        const own = stripNames(sentence).replace("a door", "");
        if (language !== "en") expect(own).not.toMatch(ENGLISH);
      }
    }
  });
});

describe("describeMerit", () => {
  const GAINS: readonly DixitGain[] = [
    { merit: "told", points: 3 },
    { merit: "found", points: 3 },
    { merit: "three", points: 1 },
    { merit: "all_found", points: 2 },
    { merit: "none_found", points: 2 },
    { merit: "votes", points: 1, votes: 1 },
    { merit: "votes", points: 3, votes: 4 },
  ];

  it("says what points are for", async () => {
    await chooseTestLanguage("en", "common", "dixit");
    expect(GAINS.map((gain) => stripIsolates(describeMerit(gain)))).toEqual([
      "some found it",
      "found it",
      "three players",
      "everybody found it",
      "nobody found it",
      "one vote",
      "4 votes",
    ]);
  });

  it.each(LANGUAGES)("has words for every merit in %s", async (language) => {
    await chooseTestLanguage(language, "common", "dixit");
    for (const gain of GAINS) expect(describeMerit(gain)).not.toContain("dixit-");
  });
});

describe("describeEnding", () => {
  beforeAll(() => chooseTestLanguage("en", "common", "dixit"));

  it.each([
    ["points", "The game is over because somebody has reached 30 points."],
    ["pictures", "The game is over because the pile is empty."],
    ["clues", "The game is over because everybody has been the storyteller 2 times."],
  ])("says that %s ended the game", (ending, sentence) => {
    expect(stripIsolates(describeEnding(viewOf({ type: "over", ending })))).toBe(sentence);
  });

  it("says nothing of a game that goes on", () => {
    expect(describeEnding(viewOf({ type: "telling", seat: 1 }))).toBeNull();
  });

  function viewOf(stage: object): DixitView {
    const edition = { winning_points: 30 };
    const open = { stage, edition, turns: Array(8).fill({}), players: Array(4).fill({}) };
    return { play: { public: open } } as unknown as DixitView;
  }
});

describe("describeTask", () => {
  beforeAll(() => chooseTestLanguage("en", "common", "dixit"));

  function viewOf(stage: object, status = "playing", choices: readonly object[] = []): DixitView {
    const table = { status, hidden_clues: [] };
    const play = { choices, public: { stage } };
    return {
      table,
      play,
      shownOn: "table",
      answered: false,
      who: nameTestSeat,
    } as unknown as DixitView;
  }

  it("says what the reader has to do", () => {
    const vote = { type: "vote", number: 1 };
    expect(describeTask(viewOf({ type: "voting", waiting: [0] }, "playing", [vote]))).toBe(
      "Which picture is the storyteller’s? Vote!",
    );
  });

  it("says whom the table waits for", () => {
    expect(stripIsolates(describeTask(viewOf({ type: "telling", seat: 1 })))).toBe(
      "Bob is thinking of a clue.",
    );
    expect(describeTask(viewOf({ type: "giving", waiting: [1] }))).toBe(
      "One player is still choosing.",
    );
  });

  it("does not say how a turn went before it is shown", () => {
    expect(describeTask(viewOf({ type: "over" }, "resting"))).toBe("The votes are revealed.");
  });
});
