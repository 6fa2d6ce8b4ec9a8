// The keys of a replay. Time runs from left to right in every language, so do its keys.

import { useLayoutEffect } from "preact/hooks";

/** What a key does: one move or one chapter back or on, the first or the last moment, play or
 * pause. */
export type Jump = "back" | "on" | "chapterBack" | "chapterOn" | "first" | "last" | "toggle";

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

/** What a key does; null: nothing. */
export function readKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): Jump | null {
  if (ctrlKey || altKey || metaKey) return null;
  switch (key) {
    case "ArrowLeft":
      return shiftKey ? "chapterBack" : "back";
    case "ArrowRight":
      return shiftKey ? "chapterOn" : "on";
    case "PageUp":
      return "chapterBack";
    case "PageDown":
      return "chapterOn";
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return "toggle";
    default:
      return null;
  }
}

/** What has use for keys of its own: everything that is typed or chosen in, but no slider. */
const OWN_KEYS = "select, textarea, input:not([type=range]), dialog, [contenteditable]";
/** What the space bar presses. */
const PRESSED = "button, a, summary";

/** Jump by keys, wherever the focus is, unless what has the focus needs the key itself. */
export function useReplayKeys(jump: (jump: Jump) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wanted = readKey(event);
      const at = event.target instanceof Element ? event.target : null;
      if (!wanted || event.defaultPrevented || at?.closest(OWN_KEYS)) return;
      if (document.querySelector("dialog[open]")) return;
      if (wanted === "toggle" && at?.closest(PRESSED)) return;
      event.preventDefault();
      jump(wanted);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
