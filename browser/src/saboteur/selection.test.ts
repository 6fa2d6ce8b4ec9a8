import { describe, expect, it } from "vitest";

import type { SaboteurMove } from "../wire/messages";
import {
  aimAt,
  findChoices,
  findMoves,
  findPlayers,
  findSpots,
  isIdle,
  NOTHING_HELD,
  pointAt,
  turnHeld,
  type SaboteurView,
  type Spot,
} from "./selection";

// The curve NE fits both ways at 1,0 and turned round at 0,1.
const upright: SaboteurMove = { type: "lay", shape: "NE", x: 1, y: 0 };
const upsideDown: SaboteurMove = { type: "lay", shape: "SW", x: 1, y: 0 };
const below: SaboteurMove = { type: "lay", shape: "SW", x: 0, y: 1 };
const away: SaboteurMove = { type: "pass", card: "NE" };
const look: SaboteurMove = { type: "map", goal: "bottom" };
const harm = { type: "break", tool: "pick", seat: 2 } as const;
const choices = [upright, upsideDown, below, away, look, harm];

const bothWays: Spot = { key: "1,0", x: 1, y: 0, kind: "lay", now: upright, other: upsideDown };
const onlyTurned: Spot = { key: "0,1", x: 0, y: 1, kind: "lay", now: null, other: below };

describe("findMoves", () => {
  it("finds what the picked card is for, putting it away included", () => {
    expect(findMoves(choices, "NE")).toEqual([upright, upsideDown, below, away]);
    expect(findMoves(choices, "-pick")).toEqual([harm]);
  });

  it("finds the goals to turn when no card is picked", () => {
    const turn: SaboteurMove = { type: "turn", goal: "top" };
    expect(findMoves([turn, away], null)).toEqual([turn]);
  });
});

describe("isIdle", () => {
  it("is a card that can only be discarded", () => {
    const other: SaboteurMove = { type: "pass", card: "map" };
    expect(isIdle([...choices, other], "map")).toBe(false);
    expect(isIdle([away, other], "map")).toBe(true);
    expect(isIdle(choices, "NE")).toBe(false);
  });

  it("is none while nothing can be chosen", () => {
    expect(isIdle([], "NE")).toBe(false);
  });
});

describe("findSpots", () => {
  it("joins both ways round at a cell, and sorts by column and row", () => {
    expect(findSpots(choices.slice(0, 4), "NE")).toEqual([onlyTurned, bothWays]);
  });

  it("swaps now and other for a card that is turned", () => {
    const [first, second] = findSpots([upright, upsideDown, below], "SW");
    expect(first?.now).toBe(below);
    expect(second).toMatchObject({ now: upsideDown, other: upright });
  });

  it("finds a goal by its cell", () => {
    expect(findSpots([look], null)).toEqual([
      { key: "8,2", x: 8, y: 2, kind: "map", now: look, other: null },
    ]);
  });
});

describe("findPlayers", () => {
  it("lists the moves against or for each seat", () => {
    const pick: SaboteurMove = { type: "repair", card: "+pick/lamp", tool: "pick", seat: 1 };
    const lamp: SaboteurMove = { type: "repair", card: "+pick/lamp", tool: "lamp", seat: 1 };
    expect(findPlayers([pick, lamp, harm, away])).toEqual(
      new Map([
        [1, [pick, lamp]],
        [2, [harm]],
      ]),
    );
  });
});

describe("pointAt", () => {
  const held = { ...NOTHING_HELD, index: 0 };

  it("lays at once by a click where the card fits one way", () => {
    expect(pointAt(held, onlyTurned, "mouse")).toBe(below);
  });

  it("asks again after a click where the card fits both ways", () => {
    const asked = pointAt(held, bothWays, "mouse");
    expect(asked).toEqual({ ...held, ghost: "1,0" });
    expect(pointAt({ ...held, ghost: "1,0" }, bothWays, "mouse")).toBe(upright);
  });

  it("asks again after a tap, with the card turned to fit", () => {
    expect(pointAt(held, onlyTurned, "finger")).toEqual({ ...held, turned: true, ghost: "0,1" });
  });

  it("moves the ghost when another spot is tapped", () => {
    const waiting = { ...held, turned: true, ghost: "0,1" };
    expect(pointAt(waiting, bothWays, "finger")).toEqual({ ...held, turned: true, ghost: "1,0" });
  });

  it("lays at once by a key", () => {
    expect(pointAt(held, bothWays, "key")).toBe(upright);
  });

  it("does nothing at a spot without a move", () => {
    expect(pointAt(held, { ...bothWays, now: null, other: null }, "key")).toBeNull();
  });
});

describe("aimAt", () => {
  const held = { ...NOTHING_HELD, index: 0 };

  it("asks a finger again, and nobody else, about another player", () => {
    expect(aimAt(held, harm, 0, "finger")).toEqual({ ...held, aimed: 2 });
    expect(aimAt({ ...held, aimed: 2 }, harm, 0, "finger")).toBe(harm);
    expect(aimAt({ ...held, aimed: 1 }, harm, 0, "finger")).toEqual({ ...held, aimed: 2 });
    expect(aimAt(held, harm, 0, "mouse")).toBe(harm);
    expect(aimAt(held, harm, 0, "key")).toBe(harm);
  });

  it("asks everybody again who would break their own tool", () => {
    for (const by of ["finger", "mouse", "key"] as const)
      expect(aimAt(held, harm, 2, by)).toEqual({ ...held, aimed: 2 });
    expect(aimAt({ ...held, aimed: 2 }, harm, 2, "key")).toBe(harm);
  });
});

describe("turnHeld", () => {
  const held = { ...NOTHING_HELD, index: 0 };
  const waiting = { ...held, ghost: "1,0" };

  it("keeps the ghost where the card may lie the other way round", () => {
    expect(turnHeld(waiting, bothWays)).toEqual({ ...held, turned: true, ghost: "1,0" });
  });

  it("gives up the ghost where it may not", () => {
    expect(turnHeld(waiting, { ...bothWays, other: null }).ghost).toBeNull();
  });
});

describe("findChoices", () => {
  const view = { play: { choices }, shownOn: "table", answered: false } as unknown as SaboteurView;

  it("are open at a table until they are answered", () => {
    expect(findChoices(view)).toBe(choices);
    expect(findChoices({ ...view, answered: true })).toEqual([]);
    expect(findChoices({ ...view, shownOn: "television" })).toEqual([]);
  });
});
