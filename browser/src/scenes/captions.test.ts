// Every kind of news of both games has a caption in every language, and a beat in which it is
// shown. The lists below have to name every kind that the server may send, or they do not compile.

import { describe, expect, it, vi } from "vitest";

import type { AnyNews, NameSeat } from "../game/contract";
import { describeNews as describeDixitNews } from "../dixit/words";
import { planScene as planDixitScene } from "../dixit/scenes";
import { LANGUAGES } from "../i18n";
import { describeNews as describeSaboteurNews } from "../saboteur/words";
import { planScene as planSaboteurScene } from "../saboteur/scenes";
import { chooseTestLanguage, ENGLISH, nameTestSeat, stripNames } from "../testing/reading";
import type {
  DixitPlay,
  DixitPublicNews,
  SaboteurPlay,
  SaboteurPublicNews,
} from "../wire/messages";

// Scenes are planned without a page.
vi.mock("../ui/preferences", () => ({ prefersReducedMotion: () => false }));

type Kinds<N extends AnyNews> = {
  readonly [K in N["type"]]: readonly [Extract<N, { type: K }>, ...Extract<N, { type: K }>[]];
};

const ROLES = ["miner", "saboteur", "miner", "miner"] as const;
const END = { roles: ROLES, spare: ["miner"], goals: ["ES", "gold", "SW"] } as const;

const SABOTEUR: Kinds<SaboteurPublicNews> = {
  dealt: [{ type: "dealt", round: 2, starter: 1 }],
  laid: [
    { type: "laid", seat: 0, shape: "NE", x: 1, y: 0 },
    { type: "laid", seat: 0, shape: "N+E", x: 1, y: 0 },
  ],
  broke: [
    { type: "broke", seat: 0, target: 1, tool: "pick" },
    { type: "broke", seat: 0, target: 1, tool: "lamp" },
    { type: "broke", seat: 0, target: 0, tool: "cart" },
  ],
  mended: [
    { type: "mended", seat: 0, target: 1, tool: "pick", card: "+pick/lamp" },
    { type: "mended", seat: 0, target: 1, tool: "lamp", card: "+lamp" },
    { type: "mended", seat: 0, target: 0, tool: "cart", card: "+cart" },
  ],
  fell: [{ type: "fell", seat: 0, shape: "NE", x: 1, y: 0 }],
  looked: [
    { type: "looked", seat: 0, goal: "top" },
    { type: "looked", seat: 0, goal: "middle" },
    { type: "looked", seat: 0, goal: "bottom" },
  ],
  passed: [
    { type: "passed", seat: 0, card: true },
    { type: "passed", seat: 0, card: false },
  ],
  turned: [
    { type: "turned", seat: 0, goal: "top", face: "gold" },
    { type: "turned", seat: 0, goal: "middle", face: "ES" },
    { type: "turned", seat: 0, goal: "bottom", face: "SW" },
  ],
  stood: [{ type: "stood", goal: "bottom", turned: true }],
  roundended: [
    { type: "roundended", winners: "miner", by: 0, ...END },
    { type: "roundended", winners: "saboteur", by: null, ...END },
  ],
  golddrawn: [
    { type: "golddrawn", cards: 1 },
    { type: "golddrawn", cards: 5 },
  ],
  goldtaken: [
    { type: "goldtaken", seat: 0, cards: 1 },
    { type: "goldtaken", seat: 0, cards: 3 },
  ],
  gameended: [
    { type: "gameended", gold: [[1], [2], [2], []], winners: [0] },
    { type: "gameended", gold: [[2], [2], [1], []], winners: [0, 1] },
  ],
};

const DIXIT: Kinds<DixitPublicNews> = {
  dealt: [{ type: "dealt" }],
  told: [
    { type: "told", seat: 0, clue: "42" },
    { type: "told", seat: 0, clue: null },
  ],
  gave: [{ type: "gave", seat: 0 }],
  reshuffled: [
    { type: "reshuffled", count: 1 },
    { type: "reshuffled", count: 48 },
  ],
  displayed: [{ type: "displayed", cards: [4, 5, 6, 7] }],
  voted: [{ type: "voted", seat: 0 }],
  votesopened: [{ type: "votesopened", votes: [null, 1, 1, 2] }],
  tellershown: [{ type: "tellershown", seat: 0, number: 3 }],
  ownersshown: [{ type: "ownersshown", owners: [1, 2, 0, 3] }],
  scored: [
    { type: "scored", points: [3, 1, 0, 0], gains: [[], [], [], []] },
    { type: "scored", points: [0, 0, 0, 0], gains: [[], [], [], []] },
  ],
  lastturnbegan: [
    { type: "lastturnbegan", ending: "pictures" },
    { type: "lastturnbegan", ending: "clues" },
  ],
  gameended: [
    { type: "gameended", winners: [0], ending: "points" },
    { type: "gameended", winners: [0, 1], ending: "pictures" },
    { type: "gameended", winners: [1], ending: "clues" },
  ],
};

/** Ann acts, Bob is acted upon, Cy looks on, and the last reader has no seat. */
const READERS = [0, 1, 2, null] as const;

type Describe<N> = (
  news: N,
  who: NameSeat,
  reader: number | null,
  isByStandIn: boolean,
) => string | null;

function checkCaptions<N extends AnyNews>(
  language: string,
  kinds: Readonly<Record<string, readonly N[]>>,
  describeNews: Describe<N>,
): void {
  for (const news of Object.values(kinds).flat()) {
    for (const reader of READERS) {
      for (const isByStandIn of [false, true]) {
        const caption = describeNews(news, nameTestSeat, reader, isByStandIn) ?? "";
        const what = `${JSON.stringify(news)} in ${language}: “${caption}”`;
        expect(caption.trim(), what).not.toBe("");
        // A variable without a value is written as {$who}, and a missing text as its key.
        expect(caption, what).not.toMatch(/[{}$]|saboteur-|dixit-|undefined|NaN/);
        if (language !== "en") expect(stripNames(caption), what).not.toMatch(ENGLISH);
        // Everybody but the doer reads who did it.
        if ("seat" in news && reader !== 0) expect(caption, what).toContain("Ann");
      }
    }
  }
}

describe("the captions of all news", () => {
  it.each(LANGUAGES)("are whole sentences of Saboteur in %s", async (language) => {
    await chooseTestLanguage(language, "common", "saboteur", "saboteur-board");
    checkCaptions(language, SABOTEUR, describeSaboteurNews);
  });

  it.each(LANGUAGES)("are whole sentences of Dixit in %s", async (language) => {
    await chooseTestLanguage(language, "common", "dixit");
    checkCaptions(language, DIXIT, describeDixitNews);
  });
});

describe("the scenes of all news", () => {
  const mine = { goals: [{ turned: null }, { turned: null }, { turned: null }] };
  const players = [{}, {}, {}];
  const play = { private: { role: "miner" }, public: { mine, players } } as unknown as SaboteurPlay;
  const dixit = { public: { players } } as unknown as DixitPlay;

  it.each(READERS)("have a beat for each that tells it to reader %s", (seat) => {
    for (const news of Object.values(SABOTEUR).flat()) {
      const beats = planSaboteurScene([news], { play, seat });
      expect(beats, news.type).not.toHaveLength(0);
      // The end of a game is told by what follows the last look.
      expect(beats.at(-1)?.told, news.type).toBe(news.type === "gameended" ? 0 : 1);
    }
    for (const news of Object.values(DIXIT).flat()) {
      const beats = planDixitScene([news], { play: dixit, seat });
      expect(beats, news.type).not.toHaveLength(0);
      expect(beats.at(-1)?.told, news.type).toBe(news.type === "gameended" ? 0 : 1);
    }
  });
});
