import { describe, expect, it } from "vitest";

import { readIn } from "../testing/reading";
import { digits, gain, listed, percent } from ".";

describe("numbers", () => {
  it("are written in the digits of the language, without grouping", async () => {
    await readIn("en");
    expect(digits(1234)).toBe("1234");
    await readIn("fa");
    expect(digits(1234)).toBe("۱۲۳۴");
  });

  it("show a gain with its sign and no gain without one", async () => {
    await readIn("en");
    expect([3, 0, -2].map(gain)).toEqual(["+3", "0", "-2"]);
  });

  it("show a share in hundredths", async () => {
    await readIn("en");
    expect(percent(0.256)).toBe("26%");
  });
});

describe("listed", () => {
  it("isolates each thing and joins them as the language does", async () => {
    await readIn("en");
    expect(listed(["Ann", "Bob", "Cy"])).toBe(
      "\u2068Ann\u2069, \u2068Bob\u2069, and \u2068Cy\u2069",
    );
    await readIn("ru");
    expect(listed(["Аня", "Боря"])).toBe("\u2068Аня\u2069 и \u2068Боря\u2069");
  });

  it("is empty for nobody", async () => {
    await readIn("en");
    expect(listed([])).toBe("");
  });
});
