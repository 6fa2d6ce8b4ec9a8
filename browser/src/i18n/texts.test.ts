import { beforeEach, describe, expect, it } from "vitest";

import { stripIsolates, chooseTestLanguage } from "../testing/reading";
import { isLanguage, isRightToLeft, LANGUAGES, language, lookUp, loadTexts, t } from ".";
import type { TextKey } from "./texts";

describe("t", () => {
  beforeEach(() => chooseTestLanguage("en", "common", "saboteur"));

  it("puts values into a text, isolated from its direction", () => {
    expect(t("saboteur-news-laid", { who: "Ann" })).toBe("\u2068Ann\u2069 lays a path card.");
  });

  it("finds an attribute of a text", () => {
    expect(t("saboteur-role-miner.many")).toBe("Miners");
  });

  it("turns to another language, with the topics that were loaded before", async () => {
    await chooseTestLanguage("ru");
    expect(language.value).toBe("ru");
    expect(t("game-saboteur")).toBe("Вредитель");
  });

  it("has the texts of a topic that is loaded after the language was changed", async () => {
    await chooseTestLanguage("lv");
    await loadTexts("dixit");
    expect(t("game-saboteur")).toBe("Sabotieris");
    expect(t("dixit-news-votesopened")).not.toBe("dixit-news-votesopened");
  });

  it("has all topics that were asked for at the same time", async () => {
    await Promise.all([loadTexts("front"), loadTexts("settings"), loadTexts("television")]);
    expect(t("set-game")).toBe("Game");
    expect(lookUp("front-now")).not.toBeNull();
  });
});

describe("plurals", () => {
  const pile = (cards: number) => stripIsolates(t("saboteur-pile", { cards }));

  it("has a word for none, one and many in English", async () => {
    await chooseTestLanguage("en", "saboteur");
    expect([0, 1, 2, 21].map(pile)).toEqual([
      "The pile is empty",
      "1 card left in the pile",
      "2 cards left in the pile",
      "21 cards left in the pile",
    ]);
  });

  it("tells 1, 2, 5 and 21 apart as Russian does", async () => {
    await chooseTestLanguage("ru", "saboteur");
    const forms = [1, 2, 5, 21].map((cards) => pile(cards)?.replace(/\d+/, "#"));
    expect(forms[0]).toBe(forms[3]);
    expect(new Set(forms).size).toBe(3);
  });
});

describe("lookUp", () => {
  it("answers null for a name that the page does not know", async () => {
    await chooseTestLanguage("en", "common");
    expect(lookUp("game-checkers" as TextKey)).toBeNull();
    expect(lookUp("game-dixit")).toBe("Dixit");
  });
});

describe("languages", () => {
  it("know their direction", () => {
    expect(LANGUAGES.filter(isRightToLeft)).toEqual(["fa", "he"]);
  });

  it("are told from other words", () => {
    expect(["lv", "de", "", null].map(isLanguage)).toEqual([true, false, false, false]);
  });
});
