import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import { stripIsolates, chooseTestLanguage, nameTestSeat } from "../testing/reading";
import type { SaboteurPublicNews } from "../wire/messages";
import type { SaboteurView } from "./selection";
import {
  explainCard,
  nameCard,
  describePrivateNews,
  describeTask,
  describeNews,
  nameShape,
} from "./words";

const TOPICS = ["common", "saboteur", "saboteur-board"] as const;

/** One of each kind of news. */
const NEWS: readonly SaboteurPublicNews[] = [
  { type: "dealt", round: 2, starter: 1 },
  { type: "laid", seat: 0, shape: "NE", x: 1, y: 0 },
  { type: "broke", seat: 0, target: 1, tool: "pick" },
  { type: "mended", seat: 2, target: 2, card: "+lamp", tool: "lamp" },
  { type: "fell", seat: 0, shape: "NE", x: 1, y: 0 },
  { type: "looked", seat: 0, goal: "top" },
  { type: "passed", seat: 0, card: true },
  { type: "passed", seat: 0, card: false },
  { type: "turned", seat: 0, goal: "middle", face: "gold" },
  { type: "stood", goal: "bottom", turned: true },
  { type: "roundended", winners: "saboteur", by: null },
  { type: "roundended", winners: "miner", by: 2 },
  { type: "golddrawn", cards: 3 },
  { type: "goldtaken", seat: 1, cards: 1 },
  { type: "gameended", winners: [0, 2] },
] as unknown as readonly SaboteurPublicNews[];

describe("describeNews, in English", () => {
  beforeAll(() => chooseTestLanguage("en", ...TOPICS));

  it("puts every kind of news into a sentence", () => {
    expect(NEWS.map((news) => stripIsolates(describeNews(news, nameTestSeat)))).toEqual([
      "Round 2 begins. Bob plays first.",
      "Ann lays a path card.",
      "Ann breaks Bob’s pickaxe.",
      "Cy mends their own lamp.",
      "Rockfall! Ann takes a path card off the mine.",
      "Ann looks at the top goal with a map.",
      "Ann passes and puts a card away unseen.",
      "Ann passes with an empty hand.",
      "Ann turns the middle goal: the treasure!",
      "The stone at the bottom goal is in place.",
      "The saboteurs win the round!",
      "Cy reaches the treasure. The miners win the round!",
      "3 gold cards are drawn for the miners.",
      "Bob gets 1 gold card.",
      "Ann and Cy win the game together!",
    ]);
  });

  it("tells a player alone what a map has shown, and the worth of gold", () => {
    expect(stripIsolates(describePrivateNews({ type: "saw", goal: "top", face: "ES" }))).toBe(
      "Your map shows the top goal: only stone.",
    );
    expect(stripIsolates(describePrivateNews({ type: "got", gold: [3, 1] }))).toBe(
      "You get 4 gold nuggets.",
    );
  });

  it("names cards by what they are", () => {
    expect(stripIsolates(nameCard("NE"))).toBe("Tunnel open to north and east");
    expect(stripIsolates(nameShape("N+S"))).toBe("Dead end to north and south");
    expect(nameCard("+pick/cart")).toBe("Repair: pickaxe or mine cart");
    expect(explainCard("NE")).toBeNull();
    expect(explainCard("map")).toBe("Shows you, and only you, one face-down goal.");
  });
});

describe("describeNews, in other languages", () => {
  const broke = NEWS[2] as SaboteurPublicNews;

  it.each([
    ["ru", "Ann ломает кирку игроку Bob."],
    ["lv", "Ann salauž cērti spēlētājam Bob."],
    ["he", "המכוש של Bob נשבר בידי Ann."],
    ["fa", "Ann کلنگ Bob را شکست."],
  ] as const)("breaks a pickaxe in %s", async (language, sentence) => {
    await chooseTestLanguage(language, ...TOPICS);
    expect(stripIsolates(describeNews(broke, nameTestSeat))).toBe(sentence);
  });

  it.each(LANGUAGES)("has a sentence for every kind of news in %s", async (language) => {
    await chooseTestLanguage(language, ...TOPICS);
    for (const news of NEWS)
      expect(describeNews(news, nameTestSeat)).not.toContain("saboteur-news");
  });
});

describe("describeTask", () => {
  beforeAll(() => chooseTestLanguage("en", ...TOPICS));

  /** A view with nothing but a stage, as seat 0 sees it. */
  function viewOf(stage: object, television = false): SaboteurView {
    const play = { public: { stage, results: [], round: 1 } };
    return { play, you: { seat: 0, television }, who: nameTestSeat } as unknown as SaboteurView;
  }

  it("says what the reader has to do", () => {
    expect(describeTask(viewOf({ type: "choosing", seat: 0 }))).toBe(
      "You reached several goals. Choose the one to turn.",
    );
  });

  it("says whom the table waits for, on a television even if it is the reader", () => {
    expect(stripIsolates(describeTask(viewOf({ type: "playing", seat: 1 })))).toBe(
      "Bob is to play.",
    );
    expect(stripIsolates(describeTask(viewOf({ type: "playing", seat: 0 }, true)))).toBe(
      "Ann is to play.",
    );
    expect(stripIsolates(describeTask(viewOf({ type: "sharing", seat: 2 })))).toBe(
      "Cy chooses a gold card.",
    );
  });
});
