import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n";
import { chooseTestLanguage } from "../testing/reading";
import { nameSeat, nameWriter } from "./names";

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => chooseTestLanguage(language, "common", "table"));

  it("a bot that wrote a line has its name in the reader's language", () => {
    const line = { number: 0, at: 0, name: "", seat: 1, face: "kiwi" } as const;
    const seats = [{ name: "Ann" }, { bot: "normal", face: "kiwi" }] as const;
    expect(nameWriter(line)).toBe(nameSeat({ seats }, 1));
    expect(nameWriter(line)).not.toBe("");
  });

  it("a person has the name under which they wrote", () => {
    expect(nameWriter({ number: 0, at: 0, name: "Ann", seat: 1 })).toBe("Ann");
  });
});
