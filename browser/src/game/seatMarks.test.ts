import { describe, expect, it } from "vitest";

import { pickMarks } from "./seatMarks";

describe("the marks of players", () => {
  it("are the first letters of their names", () => {
    expect(pickMarks(["Ann", "bob", "گلناز", "Émile"])).toEqual(["A", "B", "گ", "É"]);
  });

  it("have two letters where names begin alike", () => {
    expect(pickMarks(["Cactus", "Cosmo", "Bo", "C"])).toEqual(["CS", "CO", "B", "C"]);
    expect(pickMarks(["Ann", "alex"])).toEqual(["AN", "AX"]);
  });

  it("differ where names begin and end alike", () => {
    expect(pickMarks(["Anna", "Alexandra", "Ada"])).toEqual(["AA", "AL", "AD"]);
    expect(pickMarks(["Bo", "Bo!", "B", "(Bo)"])).toEqual(["BO", "B0", "B", "B1"]);
    const alike = Array.from({ length: 10 }, () => "Bob");
    expect(new Set(pickMarks(alike)).size).toBe(10);
  });

  it("leave out signs, and are empty where nobody sits", () => {
    expect(pickMarks(["(Zoe)", "", "🦊 fox", ""])).toEqual(["Z", "", "🦊", ""]);
  });
});
