// The keyboard shortcuts of a table.

import { nextMove } from "./pace";
import type { PageState } from "./pageState";

/** By the position of the key, so that they work with every keyboard layout. */
const KEY_ACTIONS: Readonly<Record<string, (page: PageState) => unknown>> = {
  KeyL: (page) => page.show("log"),
  KeyC: (page) => page.show("chat"),
  KeyP: (page) => page.open({ is: "phrases" }),
  KeyM: (page) => page.open({ is: "menu" }),
  KeyI: (page) => page.open({ is: "invite" }),
  KeyH: (page) => page.open({ is: "rules", at: null }),
  KeyS: () => focusOn(".seat-aim, .seat-name"),
  // A board without a first thing of its own is gone through from its beginning.
  KeyB: () => focusOn("[data-board-focus]") || focusOn("#content"),
  KeyG: (page) => {
    const { table, you } = page.update.value ?? {};
    const isReady = table?.seats[you?.seat ?? -1]?.ready;
    if (table?.status === "resting") void (isReady || page.session.ready());
    else nextMove(page.session);
  },
};

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

/** Do what a key is for that may be a shortcut, if it is one. */
export function pressKey(page: PageState, event: KeyboardEvent): void {
  if (event.repeat || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const help = event.key === "?" || (event.code === "Slash" && event.shiftKey);
  const action = help ? (): void => page.open({ is: "keys" }) : KEY_ACTIONS[event.code];
  if (!action || (event.shiftKey && !help)) return;
  event.preventDefault();
  action(page);
}
