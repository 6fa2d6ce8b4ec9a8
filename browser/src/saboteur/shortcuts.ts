// The keys of the board: 1–9 pick a card up, r turns it, p puts it away, + − 0 move the mine.

import { useEffect, useRef } from "preact/hooks";

import type { Selection } from "./selection";

interface Actions {
  readonly putAway: () => void;
  /** Move the focus to the spots in the mine. */
  readonly enter: () => void;
  readonly zoom: (by: number) => void;
  readonly showAll: () => void;
}

function applyKey(key: string, selection: Selection, actions: Actions): boolean {
  const number = Number(key);
  if (key === "r" && selection.turns) selection.turn();
  else if (
    key === "p" &&
    selection.choices.some((one) => one.type === "pass" && one.card === selection.card)
  )
    actions.putAway();
  else if (key === "Escape" && selection.card) {
    const held = document.querySelector<HTMLElement>(".saboteur-held[aria-pressed='true']");
    selection.pick(null);
    held?.focus();
  } else if (key === "+" || key === "=") actions.zoom(1.3);
  else if (key === "-" || key === "−") actions.zoom(1 / 1.3);
  else if (key === "0") actions.showAll();
  else if (number >= 1 && number <= selection.hand.length) {
    document.querySelectorAll<HTMLElement>(".saboteur-held")[number - 1]?.focus();
    selection.pick(number - 1);
    actions.enter();
  } else return false;
  return true;
}

export function useShortcuts(active: boolean, selection: Selection, actions: Actions): void {
  const latest = useRef({ selection, actions });
  latest.current = { selection, actions };
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent): void => {
      const at = event.target;
      const isWriting = at instanceof HTMLElement && at.closest("input, textarea, select, dialog");
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      // By the position of the key, so that every keyboard layout and script works.
      const letter = /^Key([RP])$/.exec(event.code)?.[1]?.toLowerCase();
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      const key = letter ?? (event.shiftKey ? undefined : digit) ?? event.key;
      if (applyKey(key, latest.current.selection, latest.current.actions)) event.preventDefault();
    };
    // Before the keys of the table: with a card picked up they are meant for it.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [active]);
}
