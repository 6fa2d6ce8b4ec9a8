import { describe, expect, it } from "vitest";

import type { StoredDeckInfo } from "../wire/http";
import { findDeckName, formatBytes, tidyTitle } from "./names";

describe("a number of bytes", () => {
  it("stays on one line with its unit", () => {
    expect(formatBytes(50_000_000)).toBe("50\u00a0MB");
    expect(formatBytes(1_500_000)).toBe("1.5\u00a0MB");
    expect(formatBytes(42_000)).toBe("42\u00a0kB");
  });
});

describe("the title of a deck", () => {
  it("is as the server keeps it", () => {
    expect(tidyTitle("Mu\u0304su \u00a0 bri\u0304vdienas ")).toBe("M\u016bsu br\u012bvdienas");
    expect(tidyTitle("\u202b\u2067 \ufeffתעטילות\u2069\u202c ")).toBe("תעטילות");
  });

  it("keeps the joiners of its script", () => {
    expect(tidyTitle("می\u200cشود")).toBe("می\u200cشود");
  });
});

describe("the name of a deck", () => {
  const makeDeck = (name: string, title: string, built_in = false): StoredDeckInfo =>
    ({ name, title, built_in }) as StoredDeckInfo;
  const decks = [makeDeck("dream", "dream", true), makeDeck("deck", "تعطیلات")];

  it("has the Latin letters and digits of its title", () => {
    expect(findDeckName("Mūsu – brīvdienas 2026!", [])).toBe("musu-brivdienas-2026");
    expect(findDeckName("../../etc", [])).toBe("etc");
    expect(findDeckName("x".repeat(50), [])).toHaveLength(34);
  });

  it("is free if the deck is new", () => {
    expect(findDeckName("Наш отпуск", [])).toBe("deck");
    expect(findDeckName("Наш отпуск", decks)).toBe("deck-2");
    expect(findDeckName("Dream", decks)).toBe("dream-2");
  });

  it("is that of the deck with this title", () => {
    expect(findDeckName("تعطیلات", decks)).toBe("deck");
    expect(findDeckName(tidyTitle("\u202bتعطیلات\u202c"), decks)).toBe("deck");
  });
});
