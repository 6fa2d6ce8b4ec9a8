import { describe, expect, it } from "vitest";

import type { SaboteurPublicNews } from "../wire/messages";
import { findBrokenBefore, findMarkedCells, findStroke } from "./marks";

const laid: SaboteurPublicNews = { type: "laid", seat: 0, shape: "EW", x: 3, y: -1 };
const fell: SaboteurPublicNews = { type: "fell", seat: 0, shape: "EW", x: 2, y: 1 };
const looked: SaboteurPublicNews = { type: "looked", seat: 0, goal: "top" };
const turned: SaboteurPublicNews = { type: "turned", seat: 0, goal: "bottom", face: "gold" };
const broke: SaboteurPublicNews = { type: "broke", seat: 0, target: 2, tool: "lamp" };
const mended: SaboteurPublicNews = {
  type: "mended",
  seat: 1,
  target: 1,
  tool: "cart",
  card: "+cart",
};

describe("the mark of the last move", () => {
  it("is on a card that was laid, and on the goal that it reached", () => {
    expect(findMarkedCells([laid, turned])).toEqual([
      { x: 3, y: -1 },
      { x: 8, y: 2 },
    ]);
  });

  it("is on the hole that a rockfall left", () => {
    expect(findMarkedCells([fell])).toEqual([{ x: 2, y: 1 }]);
  });

  it("is on the goal that somebody looked at", () => {
    expect(findMarkedCells([looked])).toEqual([{ x: 8, y: -2 }]);
  });

  it("is on the player whose tool was broken or mended, and nowhere in the mine", () => {
    expect(findMarkedCells([broke])).toEqual([]);
    expect([0, 1, 2].map((seat) => findStroke([broke], seat))).toEqual([null, null, "broke"]);
    expect(findStroke([mended], 1)).toBe("mended");
  });
});

describe("the tools before the last move", () => {
  const change = { seat: 1, target: 2, tool: "lamp" } as const;

  it("do not have what it broke", () => {
    const broke = [{ type: "broke", ...change }] as const;
    expect(findBrokenBefore(broke, 2, ["pick", "lamp"])).toEqual(["pick"]);
    expect(findBrokenBefore(broke, 0, ["lamp"])).toEqual(["lamp"]);
  });

  it("have what it mended", () => {
    const mended = [{ type: "mended", ...change, card: "+lamp" }] as const;
    expect(findBrokenBefore(mended, 2, [])).toEqual(["lamp"]);
  });
});
