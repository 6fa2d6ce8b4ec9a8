// The keys of the board: 1–9 pick a card up, r turns it, p puts it away, + − 0 move the mine.

import { useEffect, useRef } from "preact/hooks";

import type { Desk } from "./desk";

interface Actions {
  readonly putAway: () => void;
  /** Go on to the places in the mine. */
  readonly enter: () => void;
  readonly zoom: (by: number) => void;
  readonly whole: () => void;
}

function act(key: string, desk: Desk, actions: Actions): boolean {
  const number = Number(key);
  if (key === "r" && desk.turns) desk.turn();
  else if (key === "p" && desk.choices.some((one) => one.type === "pass" && one.card === desk.card))
    actions.putAway();
  else if (key === "Escape" && desk.card) {
    const held = document.querySelector<HTMLElement>(".mine-held[aria-pressed='true']");
    desk.pick(null);
    held?.focus();
  } else if (key === "+" || key === "=") actions.zoom(1.3);
  else if (key === "-" || key === "−") actions.zoom(1 / 1.3);
  else if (key === "0") actions.whole();
  else if (number >= 1 && number <= desk.hand.length) {
    document.querySelectorAll<HTMLElement>(".mine-held")[number - 1]?.focus();
    desk.pick(number - 1);
    actions.enter();
  } else return false;
  return true;
}

export function useKeys(active: boolean, desk: Desk, actions: Actions): void {
  const latest = useRef({ desk, actions });
  latest.current = { desk, actions };
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent): void => {
      const at = event.target;
      const isWriting = at instanceof HTMLElement && at.closest("input, textarea, select, dialog");
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      // Digits of any script, and the same keys whatever the layout of the keyboard.
      const letter = /^Key([RP])$/.exec(event.code)?.[1]?.toLowerCase();
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      const key = letter ?? (event.shiftKey ? undefined : digit) ?? event.key;
      if (act(key, latest.current.desk, latest.current.actions)) event.preventDefault();
    };
    // Before the keys of the table: with a card picked up they are meant for it.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [active]);
}
