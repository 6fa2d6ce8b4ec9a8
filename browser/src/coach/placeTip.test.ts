import { describe, expect, it } from "vitest";

import { placeTip } from "./placeTip";

const PHONE = { width: 360, height: 740 };
const TIP = { width: 300, height: 120 };

describe("a tip", () => {
  it("has its arrow at what it points at", () => {
    const { x, side, arrow } = placeTip({ left: 20, top: 620, right: 70, bottom: 695 }, TIP, PHONE);
    expect(side).toBe("above");
    expect(x + arrow).toBeCloseTo(45);
  });

  it("lies at an edge if there is no room anywhere", () => {
    const { y, side } = placeTip({ left: 0, top: 60, right: 360, bottom: 660 }, TIP, PHONE);
    expect(side).toBeNull();
    expect(y + TIP.height).toBeLessThanOrEqual(PHONE.height);
  });
});
