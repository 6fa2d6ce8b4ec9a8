// How the page looks and sounds: the preferences of this reader.

import { effect, signal } from "@preact/signals";

import { readStored, store } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>(THEMES.find((one) => one === readStored("theme")) ?? "auto");
/** Off unless the reader turned it on. */
export const sound = signal(readStored("sound") === "on");

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  store("theme", theme.value);
});
effect(() => store("sound", sound.value ? "on" : null));

/** Whether the reader asked for reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
