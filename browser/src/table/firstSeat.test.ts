import { expect, it } from "vitest";

import { findFirstSeat } from "./firstSeat";
import type { TableInfo } from "../wire/messages";

const SEATS = [{ name: "Ann" }, { bot: "normal" }, {}] as TableInfo["seats"];

it.each([
  [0, 0],
  [1, 1],
  [2, null],
  ["random", null],
  [null, null],
] as const)("with the setting %s the seat is %s", (first, seat) => {
  const settings = { first } as TableInfo["settings"];
  expect(findFirstSeat({ settings, seats: SEATS })).toBe(seat);
});
