// The keys of the board: 1–9 pick a card up, r turns it, x discards it, + − 0 move the mine.

import { t } from "../i18n";
import type { Selection } from "./selection";
import type { KeyActions } from "./shortcuts";

function applyKey(key: string, selection: Selection, actions: KeyActions): boolean {
  const number = Number(key);
  if (key === "r" && selection.turns) selection.turn();
  else if (
    key === "x" &&
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

/** Do what a key is for that may be a shortcut, if it is one of the board. */
export function pressKey(event: KeyboardEvent, selection: Selection, actions: KeyActions): void {
  // By the position of the key, so that every keyboard layout and script works.
  const letter = /^Key([RX])$/.exec(event.code)?.[1]?.toLowerCase();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const key = letter ?? (event.shiftKey ? undefined : digit) ?? event.key;
  if (applyKey(key, selection, actions)) event.preventDefault();
}

export function listKeys(): readonly (readonly [string, string])[] {
  return [
    ["1 – 6", t("saboteur-key-cards")],
    ["R", t("saboteur-turn-card")],
    ["X", t("saboteur-put-away")],
    ["+ − 0", t("saboteur-key-zoom")],
  ];
}
