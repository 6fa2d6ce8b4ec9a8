import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import { chooseTestLanguage, nameTestSeat, stripIsolates } from "../testing/reading";
import type { SaboteurMove } from "../wire/messages";
import { describeMove } from "./moveWords";

const MOVES: readonly SaboteurMove[] = [
  { type: "lay", shape: "NE", x: 1, y: 0 },
  { type: "lay", shape: "N", x: 1, y: 0 },
  { type: "break", tool: "lamp", seat: 1 },
  { type: "repair", card: "+pick/cart", tool: "cart", seat: 1 },
  { type: "repair", card: "+pick", tool: "pick", seat: 0 },
  { type: "rockfall", x: 1, y: 0 },
  { type: "map", goal: "middle" },
];

describe("a move that a bot only thought of", () => {
  const tell = (move: SaboteurMove): string | null =>
    stripIsolates(describeMove(move, 0, nameTestSeat)?.words ?? null);

  it("is told in words that follow a colon", async () => {
    await chooseTestLanguage("en", "common", "saboteur-replay");
    const ann = nameTestSeat(1);
    expect(MOVES.map(tell)).toEqual([
      "laying this path card",
      "laying this dead end",
      `breaking ${ann}’s lamp`,
      `mending ${ann}’s mine cart`,
      "mending its own pickaxe",
      "a rockfall",
      "looking at the middle goal",
    ]);
    expect(tell({ type: "pass", card: null })).toBeNull();
  });

  it("has the picture of its card", () => {
    const shown = MOVES.map((move) => describeMove(move, 0, nameTestSeat)?.picture);
    expect(shown.every(Boolean)).toBe(true);
  });

  for (const language of LANGUAGES)
    it(`is told in ${language}, each move in its own words`, async () => {
      await chooseTestLanguage(language, "common", "saboteur-replay");
      expect(new Set(MOVES.map(tell)).size).toBe(MOVES.length);
    });
});
