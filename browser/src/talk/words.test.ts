import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import { chooseTestLanguage } from "../testing/reading";
import { PHRASES } from "../wire/phrases";
import { listPhrases, writeOffer, writePhrase } from "./words";

const TABLE = { seats: [{ name: "Ann" }, { name: "Bob" }, { bot: "easy" }] };

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => chooseTestLanguage(language, "common", "table", "talk"));

  it.each(Object.keys(PHRASES))("every phrase and group of %s has a text", (game) => {
    const groups = listPhrases(game);
    expect(groups.filter(({ title }) => !title)).toEqual([]);
    for (const offer of groups.flatMap(({ offers }) => offers)) {
      const words = writeOffer(game, offer);
      // Without a text, a phrase has its name.
      expect(words).not.toBe(offer.name);
      // What is not filled yet is seen to be open.
      if (offer.blanks.length) expect(words).toContain("…");
      expect(words).not.toContain("….");
    }
  });

  it("a blank shows what it is filled with", () => {
    const said = { name: "thanks", catalogue: "any", blanks: { seat: 1 } };
    expect(writePhrase(said, TABLE)).toContain("Bob");
    const [top, bottom] = ["top", "bottom"].map((goal) =>
      writePhrase({ name: "stone", catalogue: "saboteur", blanks: { goal } }, TABLE),
    );
    expect(top).not.toContain("…");
    expect(top).not.toBe(bottom);
    const lovely = { name: "lovely", catalogue: "dixit", blanks: { picture: 3 } };
    expect(writePhrase(lovely, TABLE)).toMatch(/3|۳/);
  });
});

describe("a phrase", () => {
  beforeAll(() => chooseTestLanguage("en", "common", "table", "talk"));

  it("names who had the seat when it was said", () => {
    const said = { name: "suspect", catalogue: "saboteur", blanks: { seat: 0 }, who: "Zoe" };
    expect(writePhrase(said, TABLE)).toContain("Zoe");
  });

  it("names the bot that had the seat when it was said", () => {
    const said = {
      name: "suspect",
      catalogue: "saboteur",
      blanks: { seat: 0 },
      face: "yeti",
    } as const;
    expect(writePhrase(said, TABLE)).toContain("Yeti");
  });

  it("of a newer server has its name", () => {
    expect(writePhrase({ name: "yodel", catalogue: "saboteur" }, TABLE)).toBe("yodel");
  });

  it("of any game is offered in a game without a catalogue", () => {
    expect(listPhrases("toy").map(({ name }) => name)).toEqual(["reactions", "manners"]);
  });
});
