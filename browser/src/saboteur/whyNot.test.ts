import { expect, it } from "vitest";

import { attempt } from "./whyNot";

it("makes of a card and a cell the move that is meant", () => {
  const cell = { x: 8, y: 0 };
  expect(attempt("EW", "EW", cell)).toEqual({ type: "lay", shape: "EW", x: 8, y: 0 });
  expect(attempt("rockfall", null, cell)).toEqual({ type: "rockfall", x: 8, y: 0 });
  expect(attempt("map", null, cell)).toEqual({ type: "map", goal: "middle" });
  expect(attempt("map", null, { x: 3, y: 0 })).toBeNull();
  expect(attempt("-lamp", null, cell)).toBeNull();
});

it("makes of a card and a player the move that is meant", () => {
  expect(attempt("-lamp", null, 2)).toEqual({ type: "break", tool: "lamp", seat: 2 });
  const mend = { type: "repair", tool: "pick", seat: 2, card: "+pick/lamp" };
  expect(attempt("+pick/lamp", null, 2)).toEqual(mend);
  expect(attempt("map", null, 2)).toBeNull();
  expect(attempt("EW", null, 2)).toBeNull();
});
