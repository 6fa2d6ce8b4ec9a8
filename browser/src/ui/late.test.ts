import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Late } from "./late";

beforeEach(() => void vi.stubGlobal("document", { querySelectorAll: () => [] }));
afterEach(() => void vi.unstubAllGlobals());

describe("a late module", () => {
  it("is loaded once", async () => {
    const fetch = vi.fn(() => Promise.resolve({ name: "menu" }));
    const late = new Late(fetch);
    expect(late.module.value).toBeNull();
    await Promise.all([late.load(), late.load()]);
    await late.load();
    expect([late.module.value?.name, fetch.mock.calls.length]).toEqual(["menu", 1]);
  });

  it("can be loaded again after it could not be", async () => {
    let isOnline = false;
    const late = new Late(() =>
      isOnline ? Promise.resolve({ name: "menu" }) : Promise.reject(new Error("no network")),
    );
    await expect(late.load()).rejects.toThrow("no network");
    expect(late.hasFailed.value).toBe(true);
    isOnline = true;
    await late.load();
    expect([late.module.value?.name, late.hasFailed.value]).toEqual(["menu", false]);
  });

  it("has failed if the page was given nothing for a file", async () => {
    const late = new Late(() => Promise.resolve(undefined as unknown as object));
    await expect(late.load()).rejects.toThrow();
    expect(late.hasFailed.value).toBe(true);
  });

  it("is used at once if it is loaded, and else as soon as it is", async () => {
    const late = new Late(() => Promise.resolve({ name: "keys" }));
    const used: string[] = [];
    late.use(({ name }) => used.push(`${name} later`));
    expect(used).toEqual([]);
    await late.load();
    late.use(({ name }) => used.push(`${name} now`));
    expect(used).toEqual(["keys later", "keys now"]);
  });

  it("is not used if it cannot be loaded", async () => {
    const late = new Late(() => Promise.reject<object>(new Error("no network")));
    let isUsed = false;
    late.use(() => (isUsed = true));
    await expect(late.load()).rejects.toThrow("no network");
    expect(isUsed).toBe(false);
  });

  it("comes with its texts", async () => {
    const { hasTexts } = await import("../i18n");
    const late = new Late(() => Promise.resolve({}), "forget");
    await late.load();
    expect(hasTexts("forget")).toBe(true);
  });
});
