import { beforeEach, describe, expect, it } from "vitest";

import { chooseTestLanguage, stripIsolates } from "../testing/reading";
import { describeError } from "./errors";

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
