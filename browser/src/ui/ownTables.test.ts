import { beforeEach, describe, expect, it, vi } from "vitest";

import { forgetTable, listOwnTables, rememberTable } from "./ownTables";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

const codes = (): readonly string[] => listOwnTables().map(({ code }) => code);

describe("the tables of a browser", () => {
  it("are listed once each, the last one first, and the oldest are dropped", () => {
    for (const code of ["A", "B", "A", "C", "D"]) rememberTable(code, "dixit");
    expect(codes()).toEqual(["D", "C", "A"]);
    expect(listOwnTables()[0]).toMatchObject({ code: "D", game: "dixit" });
  });

  it("leave nothing in the browser when the last one is forgotten", () => {
    rememberTable("A", "dixit");
    forgetTable("B");
    expect(codes()).toEqual(["A"]);
    forgetTable("A");
    expect(kept.size).toBe(0);
  });

  it("are offered for a week", () => {
    vi.useFakeTimers();
    rememberTable("A", "dixit");
    vi.advanceTimersByTime(6 * 24 * 3600 * 1000);
    expect(codes()).toEqual(["A"]);
    vi.advanceTimersByTime(24 * 3600 * 1000);
    expect(codes()).toEqual([]);
    vi.useRealTimers();
  });

  it.each(["{", "7", '[{"code":1}]', "[null]"])("are none if %s is stored", (text) => {
    kept.set("lorelode tables", text);
    expect(codes()).toEqual([]);
  });
});
