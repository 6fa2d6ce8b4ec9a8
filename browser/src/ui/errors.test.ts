import { beforeEach, describe, expect, it, vi } from "vitest";

import { hasTexts, t } from "../i18n";
import { chooseTestLanguage, stripIsolates } from "../testing/reading";
import { describeError } from "./errors";

describe("describeError before its texts have been loaded", () => {
  it("is silent until it has loaded them", async () => {
    await chooseTestLanguage("en", "common", "errors");
    expect(describeError({ code: "name-taken" })).toBe("");
    await vi.waitUntil(() => hasTexts("refusals"));
    expect(describeError({ code: "name-taken" })).toContain("Somebody here has this name");
    expect(describeError({ code: "from-the-future" })).toBe(t("error-unknown"));
  });
});

describe("describeError", () => {
  beforeEach(() => chooseTestLanguage("ru", "common", "errors", "refusals"));

  it("names a game in the reader's language", () => {
    expect(
      stripIsolates(describeError({ code: "bot-cannot-play", facts: { game: "dixit" } })),
    ).toContain("«Диксит»");
  });

  it("names a game that the page does not know as the server does", () => {
    expect(
      stripIsolates(describeError({ code: "bot-cannot-play", facts: { game: "go" } })),
    ).toContain("«go»");
  });

  it("translates what a file is found to be, unless that is the name of a format", () => {
    const describe = (found: string) =>
      stripIsolates(describeError({ code: "file-renamed", facts: { expected: "PNG", found } }));
    expect(describe("film")).toBe("Судя по имени, это PNG, а по содержимому — видео.");
    expect(describe("GIF")).toBe("Судя по имени, это PNG, а по содержимому — GIF.");
  });
});
