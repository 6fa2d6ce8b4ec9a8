import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import { stripIsolates, chooseTestLanguage, nameTestSeat } from "../testing/reading";
import type { DixitPublicNews } from "../wire/messages";
import type { DixitView } from "./selection";
import { describeTask, describeNews } from "./words";

/** One of each kind of news. */
const NEWS: readonly DixitPublicNews[] = [
  { type: "dealt" },
  { type: "told", seat: 0, clue: "a door" },
  { type: "told", seat: 0, clue: null },
  { type: "gave", seat: 1 },
  { type: "displayed", cards: [4, 5, 6, 7] },
  { type: "voted", seat: 2 },
  { type: "votesopened", votes: [null, 1, 1, 2] },
  { type: "tellershown", seat: 0, number: 3 },
  { type: "ownersshown", owners: [1, 2, 0, 3] },
  { type: "scored", points: [3, 0, 1, 0] },
  { type: "scored", points: [0, 0, 0, 0] },
  { type: "gameended", winners: [3] },
] as unknown as readonly DixitPublicNews[];

describe("describeNews", () => {
  it("puts every kind of news into an English sentence", async () => {
    await chooseTestLanguage("en", "common", "dixit");
    expect(NEWS.map((news) => stripIsolates(describeNews(news, nameTestSeat)))).toEqual([
      "The cards are dealt.",
      "Ann gives the clue: “a door”",
      "Ann says a clue aloud.",
      "Bob has chosen.",
      "4 cards are laid out.",
      "Cy has voted.",
      "The votes are shown.",
      "The storyteller’s card was number 3, from Ann.",
      "Now everybody sees whose the other cards were.",
      "Points of this turn: Ann: 3 points and Cy: 1 point",
      "No points in this turn.",
      "The game is over: Dee wins.",
    ]);
  });

  it.each([
    ["ru", "Ann загадывает: «a door»"],
    ["he", 'הרמז של Ann: "a door"'],
    ["fa", "سرنخ Ann: «a door»"],
  ] as const)("tells a clue in %s", async (language, sentence) => {
    await chooseTestLanguage(language, "common", "dixit");
    expect(stripIsolates(describeNews(NEWS[1] as DixitPublicNews, nameTestSeat))).toBe(sentence);
  });

  it.each(LANGUAGES)("has a sentence for every kind of news in %s", async (language) => {
    await chooseTestLanguage(language, "common", "dixit");
    for (const news of NEWS) expect(describeNews(news, nameTestSeat)).not.toContain("dixit-");
  });
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
    expect(describeTask(viewOf({ type: "over" }, "resting"))).toBe("The votes are shown.");
  });
});
