import { describe, expect, it } from "vitest";

import { chooseTestLanguage } from "../testing/reading";
import { formatNumber, formatGain, formatList, formatPercent } from ".";

describe("numbers", () => {
  it("are written in the digits of the language, without grouping", async () => {
    await chooseTestLanguage("en");
    expect(formatNumber(1234)).toBe("1234");
    await chooseTestLanguage("fa");
    expect(formatNumber(1234)).toBe("۱۲۳۴");
  });

  it("show a gain with its sign and no gain without one", async () => {
    await chooseTestLanguage("en");
    expect([3, 0, -2].map(formatGain)).toEqual(["+3", "0", "-2"]);
  });

  it("show a share in hundredths", async () => {
    await chooseTestLanguage("en");
    expect(formatPercent(0.256)).toBe("26%");
  });
});

describe("formatList", () => {
  it("isolates each thing and joins them as the language does", async () => {
    await chooseTestLanguage("en");
    expect(formatList(["Ann", "Bob", "Cy"])).toBe(
      "\u2068Ann\u2069, \u2068Bob\u2069, and \u2068Cy\u2069",
    );
    await chooseTestLanguage("ru");
    expect(formatList(["Аня", "Боря"])).toBe("\u2068Аня\u2069 и \u2068Боря\u2069");
    await chooseTestLanguage("he");
    expect(formatList(["צפון", "דרום"])).toBe("\u2068צפון\u2069 ו\u2068דרום\u2069");
  });

  it("is empty for nobody", async () => {
    await chooseTestLanguage("en");
    expect(formatList([])).toBe("");
  });
});
