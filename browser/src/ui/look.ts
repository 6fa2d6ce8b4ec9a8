// How the page looks and sounds, as this reader likes it.

import { effect, signal } from "@preact/signals";

import { keep, kept } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>(THEMES.find((one) => one === kept("theme")) ?? "dark");
/** Off until wanted. */
export const sound = signal(kept("sound") === "on");

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  keep("theme", theme.value);
});
effect(() => keep("sound", sound.value ? "on" : null));

/** Whether the reader asks for reduced motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
