import { beforeEach, describe, expect, it, vi } from "vitest";

import type { TableInfo } from "../wire/messages";
import { readNote, writeNote } from "./suspicions";

const table = { code: "KQ7W", game: 1 } as TableInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

describe("a note on a player", () => {
  it("loses its mark with the next round, and keeps its text", () => {
    writeNote(table, 1, 3, { suspicion: "suspect" });
    writeNote(table, 1, 3, { text: "broke my lamp" });
    expect(readNote(table, 1, 3)).toMatchObject({ suspicion: "suspect", text: "broke my lamp" });
    expect(readNote(table, 2, 3)).toMatchObject({ suspicion: "none", text: "broke my lamp" });
    writeNote(table, 2, 3, { text: "broke my lamp, then mended it" });
    expect(readNote(table, 2, 3).suspicion).toBe("none");
  });

  it("is another one at another table and in another game", () => {
    writeNote(table, 1, 3, { suspicion: "trusted" });
    expect(readNote({ ...table, game: 2 }, 1, 3).suspicion).toBe("none");
    expect(readNote({ ...table, code: "ABCD" }, 1, 3).suspicion).toBe("none");
  });
});
