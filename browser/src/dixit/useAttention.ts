// Where readers look and where their keys go, when the board turns to something else.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

/** Show the top of a scrolled element again when it is about something else. */
export function useTopOf(element: RefObject<HTMLElement | null>, about: string): void {
  useLayoutEffect(() => element.current?.scrollTo({ top: 0 }), [about]);
}

let focused: Element | null = null;
addEventListener("focusin", ({ target }) => {
  focused = target instanceof Element ? target : null;
});

/** Focus an element if what had the focus has gone, such as the form of a clue that was given. */
export function useLostFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lost = focused !== null && !focused.isConnected;
    if (lost && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  });
}
