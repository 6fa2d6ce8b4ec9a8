import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import { plain, readIn, who } from "../testing/reading";
import type { DixitPublicNews } from "../wire/messages";
import type { DixitView } from "./selection";
import { headline, said } from "./words";

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

describe("said", () => {
  it("puts every kind of news into an English sentence", async () => {
    await readIn("en", "common", "dixit");
    expect(NEWS.map((news) => plain(said(news, who)))).toEqual([
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
    await readIn(language, "common", "dixit");
    expect(plain(said(NEWS[1] as DixitPublicNews, who))).toBe(sentence);
  });

  it.each(LANGUAGES)("has a sentence for every kind of news in %s", async (language) => {
    await readIn(language, "common", "dixit");
    for (const news of NEWS) expect(said(news, who)).not.toContain("dixit-");
  });
});

describe("headline", () => {
  beforeAll(() => readIn("en", "common", "dixit"));

  function viewOf(stage: object, status = "playing", choices: readonly object[] = []): DixitView {
    const table = { status, hidden_clues: [] };
    const play = { choices, public: { stage } };
    return { table, play, place: "table", answered: false, who } as unknown as DixitView;
  }

  it("says what the reader has to do", () => {
    const vote = { type: "vote", number: 1 };
    expect(headline(viewOf({ type: "voting", waiting: [0] }, "playing", [vote]))).toBe(
      "Which picture is the storyteller’s? Vote!",
    );
  });

  it("says whom the table waits for", () => {
    expect(plain(headline(viewOf({ type: "telling", seat: 1 })))).toBe(
      "Bob is thinking of a clue.",
    );
    expect(headline(viewOf({ type: "giving", waiting: [1] }))).toBe(
      "One player is still choosing.",
    );
  });

  it("does not say how a turn went before it is shown", () => {
    expect(headline(viewOf({ type: "over" }, "resting"))).toBe("The votes are shown.");
  });
});
