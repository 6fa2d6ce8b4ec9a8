import { expect, test } from "vitest";

import { readKey } from "./keys";

const press = (key: string, held: Partial<Parameters<typeof readKey>[0]> = {}) =>
  readKey({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

test("the right arrow goes on and the left one back, a chapter with shift", () => {
  expect(press("ArrowRight")).toBe("on");
  expect(press("ArrowLeft")).toBe("back");
  expect(press("ArrowRight", { shiftKey: true })).toBe("chapterOn");
  expect(press("ArrowLeft", { shiftKey: true })).toBe("chapterBack");
});

test("the keys of the browser stay its own", () => {
  expect(press("ArrowLeft", { altKey: true })).toBeNull();
  expect(press("ArrowRight", { metaKey: true })).toBeNull();
  expect(press("Home", { ctrlKey: true })).toBeNull();
  expect(press("Tab")).toBeNull();
});
