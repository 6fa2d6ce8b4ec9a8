import { describe, expect, it } from "vitest";

import { isDeadEnd, isPath, listOpenSides, usesCard, turnShape } from "./cards";

describe("turnShape", () => {
  it.each([
    ["NE", "SW"],
    ["N", "S"],
    ["NSW", "NES"],
    ["N+E", "S+W"],
    ["EW", "EW"],
    ["N+E+S+W", "N+E+S+W"],
  ] as const)("turns %s into %s", (shape, other) => {
    expect(turnShape(shape)).toBe(other);
    expect(turnShape(other)).toBe(shape);
  });
});

describe("shapes", () => {
  it("list their openings clockwise from north", () => {
    expect(listOpenSides("E+S+W")).toEqual(["E", "S", "W"]);
  });

  it("are dead ends with one opening or with openings that are not joined", () => {
    expect((["N", "N+S", "NS", "NESW"] as const).map(isDeadEnd)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("are told from action cards", () => {
    expect((["N+S", "+pick", "map"] as const).map(isPath)).toEqual([true, false, false]);
  });
});

describe("usesCard", () => {
  it("lays a path card either way round, and no other card", () => {
    const lay = { type: "lay", shape: "SW", x: 1, y: 0 } as const;
    expect((["NE", "NW", "map"] as const).map((card) => usesCard(lay, card))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("breaks a tool with the card of that tool", () => {
    const move = { type: "break", tool: "lamp", seat: 1 } as const;
    expect((["-lamp", "-pick", "+lamp"] as const).map((card) => usesCard(move, card))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("mends a tool with the card that the move names, of several that would do", () => {
    const move = { type: "repair", card: "+pick/lamp", tool: "lamp", seat: 1 } as const;
    expect((["+pick/lamp", "+lamp"] as const).map((card) => usesCard(move, card))).toEqual([
      true,
      false,
    ]);
  });

  it("uses no card to turn a goal", () => {
    expect(usesCard({ type: "turn", goal: "top" }, "map")).toBe(false);
  });
});
