import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { chooseTestLanguage } from "../testing/reading";
import { store } from "../ui/storage";
import { findUsualFace } from "./usualFace";

const kept = new Map<string, string>();

beforeEach(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  await chooseTestLanguage("en", "common");
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it("is the face that was picked last", () => {
  expect(findUsualFace({ seats: [] })).toBeNull();
  store("face", "kiwi");
  store("face", "yeti");
  expect(findUsualFace({ seats: [{}, { face: "kiwi" }] })).toBe("yeti");
});

it("is none that somebody has or that there is no more", () => {
  store("face", "yeti");
  expect(findUsualFace({ seats: [{ face: "yeti" }] })).toBeNull();
  store("face", "nobody");
  expect(findUsualFace({ seats: [] })).toBeNull();
});
