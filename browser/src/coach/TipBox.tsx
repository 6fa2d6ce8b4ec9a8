// A box that points at a place on the page. It takes no focus and stops nobody from playing.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { isRightToLeft, language } from "../i18n";
import "./tipBox.css";
import { placeTip } from "./placeTip";

/** The first of these places, given as selectors, that is on the page and has a size. */
export function findPlace(places: readonly string[]): Element | null {
  for (const place of places) {
    const found = document.querySelector(place);
    const area = found?.getBoundingClientRect();
    if (found && area && area.width > 0 && area.height > 0) return found;
  }
  return null;
}

/** Call a function before each frame that is drawn, until it is gone. */
export function useFrames(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    let frame = 0;
    const next = (): void => {
      latest.current();
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, []);
}

interface Props {
  readonly label: string;
  readonly places: readonly string[];
  /** Called when the reader has read it, or goes on without it. */
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function TipBox({ label, places, close, children }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const lies = useRef("");
  useCloseOnDeeds(box, close);
  useEffect(() => {
    findPlace(places)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [places.join()]);
  // What it points at may move without a word: cards fly, boards are moved and rows are scrolled.
  useFrames(() => {
    const shown = box.current;
    const place = findPlace(places)?.getBoundingClientRect();
    if (!shown || !place) return;
    const size = { width: shown.offsetWidth, height: shown.offsetHeight };
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { x, y, side, arrow } = placeTip(place, size, { width, height });
    const next = `translate:${Math.round(x)}px ${Math.round(y)}px;--arrow:${Math.round(arrow)}px`;
    if (next === lies.current) return;
    lies.current = next;
    shown.style.cssText = next;
    shown.dataset.side = side ?? "none";
  });
  return (
    <div ref={box} class="tip-box" dir="ltr" role="dialog" aria-label={label}>
      <div class="tip-content" dir={isRightToLeft(language.value) ? "rtl" : "ltr"}>
        {children}
      </div>
    </div>
  );
}

/** Closes a box when the reader does something at the table, or presses Escape. */
function useCloseOnDeeds(box: { current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // As soon as the box is there: a reader may press a key before the next frame.
  useLayoutEffect(() => {
    const click = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      // Who talks meanwhile has not read it yet.
      if (target.closest(".table-middle") && !target.closest(".talk")) latest.current();
    };
    const press = (event: KeyboardEvent): void => {
      if (document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.matches("input, textarea")) return;
      // The digits pick up cards.
      if (event.key === "Escape" || /^(Digit|Numpad)\d$/.test(event.code)) latest.current();
    };
    addEventListener("click", click, true);
    addEventListener("keydown", press, true);
    return () => {
      removeEventListener("click", click, true);
      removeEventListener("keydown", press, true);
    };
  }, []);
}

/** Lead the focus back to the board, if it was in a box that is about to close. */
export function leadBack(): void {
  if (!document.activeElement?.closest(".tip-box")) return;
  const board = document.querySelector<HTMLElement>("[data-board-focus]");
  (board ?? document.querySelector<HTMLElement>("#content"))?.focus();
}
