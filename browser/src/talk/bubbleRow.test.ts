import { expect, it } from "vitest";

import { findRow } from "./bubbleRow";

const BUBBLE = { width: 120, height: 40 };

it("as many bubbles stand in a row as fit", () => {
  const [one, other, third] = findRow([BUBBLE, BUBBLE, BUBBLE], { left: 0, right: 360, top: 76 });
  expect(one?.y).toBe(76);
  expect(other?.x).toBeGreaterThanOrEqual((one?.x ?? 0) + BUBBLE.width);
  expect(third).toBeNull();
});
