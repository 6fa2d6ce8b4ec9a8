import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import {
  ENGLISH,
  stripNames,
  stripIsolates,
  chooseTestLanguage,
  nameTestSeat,
} from "../testing/reading";
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
    expect(NEWS.map((news) => stripIsolates(describeNews(news, nameTestSeat, null)))).toEqual([
      "Round 2 begins. Bob plays first.",
      "Ann lays a path card.",
      "Ann breaks Bob’s pickaxe.",
      "Cy mends their own lamp.",
      "Rockfall! Ann takes a path card out of the mine.",
      "Ann looks at the top goal with a map.",
      "Ann discards a card unseen.",
      "Ann passes with an empty hand.",
      "Ann turns over the middle goal: the treasure!",
      "The stone at the bottom goal is in place.",
      "The saboteurs win the round!",
      "Cy reaches the treasure. The miners win the round!",
      "3 gold cards are drawn for the miners.",
      "Bob gets 1 gold card.",
      "Ann and Cy win the game together!",
    ]);
  });

  it("says you to those who act", () => {
    const tell = (news: SaboteurPublicNews): string | null => {
      const { seat = 0 } = news as { readonly seat?: number };
      const reader = news.type === "dealt" ? news.starter : seat;
      return stripIsolates(describeNews(news, nameTestSeat, reader));
    };
    expect(NEWS.map(tell)).toEqual([
      "Round 2 begins. You play first.",
      "You lay a path card.",
      "You break Bob’s pickaxe.",
      "You mend your lamp.",
      "Rockfall! You take a path card out of the mine.",
      "You look at the top goal with a map.",
      "You discard a card unseen.",
      "You pass with an empty hand.",
      "You turn over the middle goal: the treasure!",
      "The stone at the bottom goal is in place.",
      "The saboteurs win the round!",
      "Cy reaches the treasure. The miners win the round!",
      "3 gold cards are drawn for the miners.",
      "You get 1 gold card.",
      "You win the game together with Cy!",
    ]);
    const dead = { type: "laid", seat: 0, shape: "N+S", x: 1, y: 0 } as SaboteurPublicNews;
    expect(tell(dead)).toBe("You lay a dead end.");
    const reached = NEWS[11] as SaboteurPublicNews;
    expect(stripIsolates(describeNews(reached, nameTestSeat, 2))).toBe(
      "You reach the treasure. The miners win the round!",
    );
    const won = { type: "gameended", winners: [1], gold: [] } as SaboteurPublicNews;
    expect(stripIsolates(describeNews(won, nameTestSeat, 1))).toBe("You win the game!");
  });

  it("says your to those to whom it is done", () => {
    const broke = NEWS[2] as SaboteurPublicNews;
    expect(stripIsolates(describeNews(broke, nameTestSeat, 1))).toBe("Ann breaks your pickaxe.");
    const mended = { ...NEWS[3], seat: 0 } as SaboteurPublicNews;
    expect(stripIsolates(describeNews(mended, nameTestSeat, 2))).toBe("Ann mends your lamp.");
  });

  it("does not say you for what a bot did in the reader's place, but for what they have of it", () => {
    const tell = (news: SaboteurPublicNews | undefined, reader: number): string | null => {
      const who = (seat: number): string => (seat === reader ? "Your bot" : nameTestSeat(seat));
      return news ? stripIsolates(describeNews(news, who, reader, true)) : null;
    };
    expect([
      tell(NEWS[1], 0),
      tell(NEWS[3], 2),
      tell(NEWS[11], 2),
      tell(NEWS[13], 1),
      tell(NEWS[14], 2),
    ]).toEqual([
      "Your bot lays a path card.",
      "Your bot mends your lamp.",
      "Your bot reaches the treasure. The miners win the round!",
      "You get 1 gold card.",
      "You win the game together with Ann!",
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
    expect(stripIsolates(nameCard("NE"))).toBe("Tunnel open: north and east");
    expect(stripIsolates(nameShape("N+S"))).toBe("Dead end: north and south");
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
    ["he", "Ann: מכוש שבור אצל Bob."],
    ["fa", "Ann کلنگ Bob را شکست."],
  ] as const)("breaks a pickaxe in %s", async (language, sentence) => {
    await chooseTestLanguage(language, ...TOPICS);
    expect(stripIsolates(describeNews(broke, nameTestSeat, null))).toBe(sentence);
  });

  it.each(LANGUAGES)("has a sentence for every kind of news in %s", async (language) => {
    await chooseTestLanguage(language, ...TOPICS);
    for (const news of NEWS) {
      // Ann acts, Bob is acted upon, nobody is Dee.
      for (const reader of [0, 1, 2, 3, null]) {
        for (const isByStandIn of [false, true]) {
          const sentence = describeNews(news, nameTestSeat, reader, isByStandIn);
          expect(sentence).not.toContain("saboteur-news");
          expect(sentence).not.toMatch(/[{}$]/);
          if (language !== "en") expect(stripNames(sentence)).not.toMatch(ENGLISH);
        }
      }
    }
  });

  it.each([
    [
      "ru",
      [
        "Вы ломаете кирку игроку Bob.",
        "Ann ломает вашу кирку.",
        "Вы чините свой фонарь.",
        "Вы побеждаете в игре! Вместе с вами: Cy.",
      ],
    ],
    [
      "lv",
      [
        "Tu salauz cērti spēlētājam Bob.",
        "Ann salauž tavu cērti.",
        "Tu salabo savu laternu.",
        "Tu uzvari spēlē! Kopā ar tevi uzvar Cy.",
      ],
    ],
    [
      "he",
      [
        "שברתם את המכוש של Bob.",
        "Ann: מכוש שבור אצלכם.",
        "תיקנתם את המנורה שלכם.",
        "ניצחתם במשחק יחד עם Cy!",
      ],
    ],
    [
      "fa",
      [
        "شما کلنگ Bob را شکستید.",
        "Ann کلنگ شما را شکست.",
        "شما فانوس خودتان را تعمیر کردید.",
        "شما و Cy با هم برنده‌ی بازی شدید!",
      ],
    ],
  ] as const)("speaks to the reader in %s", async (language, sentences) => {
    await chooseTestLanguage(language, ...TOPICS);
    const tell = (news: SaboteurPublicNews | undefined, reader: number): string | null =>
      news ? stripIsolates(describeNews(news, nameTestSeat, reader)) : null;
    expect([tell(broke, 0), tell(broke, 1), tell(NEWS[3], 2), tell(NEWS.at(-1), 0)]).toEqual(
      sentences,
    );
  });
});

describe("describeTask", () => {
  beforeAll(() => chooseTestLanguage("en", ...TOPICS));

  /** A view with nothing but a stage, as seat 0 sees it. */
  function viewOf(stage: object, television = false, broken: string[] = []): SaboteurView {
    const play = { public: { stage, results: [], round: 1, players: [{ broken }] } };
    return { play, you: { seat: 0, television }, who: nameTestSeat } as unknown as SaboteurView;
  }

  it("says what the reader has to do", () => {
    expect(describeTask(viewOf({ type: "choosing", seat: 0 }))).toBe(
      "You reached several goals. Choose the one to turn over.",
    );
  });

  it("asks nobody with a broken tool for a path card", () => {
    const playing = { type: "playing", seat: 0 };
    expect(describeTask(viewOf(playing))).toBe(
      "Your turn: lay a path card, play an action card or discard a card.",
    );
    expect(describeTask(viewOf(playing, false, ["lamp"]))).toBe(
      "Your turn: one of your tools is broken. Play an action card or discard a card.",
    );
  });

  it("says whom the table waits for, on a television even if it is the reader", () => {
    expect(stripIsolates(describeTask(viewOf({ type: "playing", seat: 1 })))).toBe(
      "It’s Bob’s turn.",
    );
    expect(stripIsolates(describeTask(viewOf({ type: "playing", seat: 0 }, true)))).toBe(
      "It’s Ann’s turn.",
    );
    expect(stripIsolates(describeTask(viewOf({ type: "sharing", seat: 2 })))).toBe(
      "Cy chooses a gold card.",
    );
  });
});
