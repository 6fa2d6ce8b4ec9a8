// Moving the mine: drag with one pointer, pinch with two, turn the wheel.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Cell } from "./cards";

export interface Gestures {
  readonly pan: (across: number, down: number) => void;
  readonly pinch: (by: number, clientX: number, clientY: number) => void;
  /** With a finger; a mouse clicks. */
  readonly tap: (clientX: number, clientY: number) => void;
}

/** How many pixels a pointer may move in a tap. */
const TAP_SLACK_PIXELS = 8;

export function useGestures(svg: RefObject<SVGSVGElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const shown = svg.current;
    if (!shown) return;
    const down = new Map<number, { x: number; y: number }>();
    let dragged = false;
    let travelled = 0;
    const start = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      // A second finger makes it a pinch.
      if (down.size) dragged = true;
      else [dragged, travelled] = [false, 0];
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      // The button was released outside the mine.
      if (!event.buttons) down.delete(event.pointerId);
      const before = down.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      const others = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      travelled += Math.hypot(after.x - before.x, after.y - before.y);
      down.set(event.pointerId, after);
      if (!dragged && travelled < TAP_SLACK_PIXELS) return;
      if (!dragged) shown.setPointerCapture(event.pointerId);
      dragged = true;
      const [other] = others;
      if (!other) {
        latest.current.pan(after.x - before.x, after.y - before.y);
        return;
      }
      const length = (point: Cell): number => Math.hypot(point.x - other.x, point.y - other.y);
      const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
      latest.current.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
      latest.current.pinch(length(after) / Math.max(length(before), 1), middle.x, middle.y);
    };
    const lift = (event: PointerEvent): void => {
      const isTap = down.delete(event.pointerId) && !dragged && event.pointerType === "touch";
      if (isTap) latest.current.tap(event.clientX, event.clientY);
    };
    const lose = (event: PointerEvent): void => void down.delete(event.pointerId);
    // The click that ends a drag does nothing else.
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current.pinch(Math.exp(-event.deltaY / 500), event.clientX, event.clientY);
    };
    shown.addEventListener("pointerdown", start);
    shown.addEventListener("pointermove", move);
    shown.addEventListener("pointerup", lift);
    shown.addEventListener("pointercancel", lose);
    shown.addEventListener("click", click, true);
    shown.addEventListener("wheel", wheel, { passive: false });
    return () => {
      shown.removeEventListener("pointerdown", start);
      shown.removeEventListener("pointermove", move);
      shown.removeEventListener("pointerup", lift);
      shown.removeEventListener("pointercancel", lose);
      shown.removeEventListener("click", click, true);
      shown.removeEventListener("wheel", wheel);
    };
  }, [svg]);
}
