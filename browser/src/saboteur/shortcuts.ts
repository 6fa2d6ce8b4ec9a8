// The keys of the board are loaded later; one that is pressed before waits for them.

import { useLayoutEffect, useRef } from "preact/hooks";

import { mayBeShortcut } from "../ui/keys";
import { later } from "./later";
import type { Selection } from "./selection";

export interface KeyActions {
  readonly putAway: () => void;
  /** Move the focus to the spots in the mine. */
  readonly enter: () => void;
  readonly zoom: (by: number) => void;
  readonly showAll: () => void;
}

export function useShortcuts(active: boolean, selection: Selection, actions: KeyActions): void {
  const latest = useRef({ selection, actions });
  latest.current = { selection, actions };
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent): void => {
      if (!mayBeShortcut(event)) return;
      later.use(({ pressKey }) => {
        pressKey(event, latest.current.selection, latest.current.actions);
      });
    };
    // Before the keys of the table: with a card picked up they are meant for it.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [active]);
}
