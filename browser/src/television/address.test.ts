import { describe, expect, it } from "vitest";

import { shortenLink } from "./address";

describe("shortenLink", () => {
  it("leaves host and port to type", () => {
    expect(shortenLink("http://192.168.1.5:8000/t/ABCD2345")).toBe("192.168.1.5:8000");
  });

  it("leaves out the port that browsers add", () => {
    expect(shortenLink("https://games.example.org:443/t/ABCD2345")).toBe("games.example.org");
  });
});
