// Carrying a card from the hand to the mine or to a player, with a finger or a mouse.

import { useEffect, useRef, useState } from "preact/hooks";

import type { Selection, Spot } from "./selection";

/** A card that is carried, and what is under it. */
export interface Carried {
  readonly x: number;
  readonly y: number;
  readonly finger: boolean;
  readonly spot: Spot | null;
  readonly seat: number | null;
}

/** How many pixels above a finger a card is carried, so that it can be seen. */
export const CARRIED_LIFT_PIXELS = 60;
/** How many pixels a pointer moves before it carries a card. */
const DRAG_SLACK_PIXELS = 8;
/** How many milliseconds after a tap its click may come. */
const CLICK_AFTER_TAP_MS = 700;

function findSeat(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(".seat[data-seat]");
  return found ? Number(found.dataset.seat) : null;
}

interface Drag {
  readonly carried: Carried | null;
  readonly grab: (event: PointerEvent, index: number) => void;
  /** Whether the click that comes now has been dealt with: it ends a drag, or repeats a tap. */
  readonly ended: () => boolean;
}

export function useDrag(
  selection: Selection,
  findSpot: (x: number, y: number) => Spot | null,
  tap: (index: number) => void,
): Drag {
  const [carried, setCarried] = useState<Carried | null>(null);
  const latest = useRef({ selection, findSpot, tap });
  latest.current = { selection, findSpot, tap };
  const stop = useRef<(() => void) | null>(null);
  const done = useRef(-CLICK_AFTER_TAP_MS);
  useEffect(() => () => stop.current?.(), []);

  const grab = (event: PointerEvent, index: number): void => {
    if (event.button !== 0 || stop.current) return;
    const { pointerId, clientX, clientY, pointerType } = event;
    const finger = pointerType !== "mouse";
    let carrying = false;

    const under = ({ clientX: x, clientY: y }: PointerEvent): Carried => {
      const seat = findSeat(x, y);
      const targets = latest.current.selection.view.targets.value;
      const { findSpot } = latest.current;
      return {
        x,
        y,
        finger,
        // Some aim with the finger, some with the card above it.
        spot:
          findSpot(x, y) ?? (finger && seat === null ? findSpot(x, y - CARRIED_LIFT_PIXELS) : null),
        seat: seat !== null && targets.has(seat) ? seat : null,
      };
    };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (!carrying) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < DRAG_SLACK_PIXELS)
          return;
        carrying = true;
        // A card that was turned already is carried as it was.
        if (latest.current.selection.index !== index) latest.current.selection.pick(index);
      }
      setCarried(under(moved));
    };
    const up = (lifted: PointerEvent): void => {
      if (lifted.pointerId !== pointerId) return;
      stop.current?.();
      // Some taps after a drag bring no click, so a finger does not wait for one.
      if (carrying || finger) done.current = performance.now();
      if (!carrying) {
        if (finger) latest.current.tap(index);
        return;
      }
      const { spot, seat } = under(lifted);
      const { selection: now } = latest.current;
      const choice = spot?.now ?? spot?.other;
      const target = seat === null ? undefined : now.view.targets.value.get(seat);
      if (choice) now.choose(choice);
      else if (target) target();
      else now.pick(null);
    };
    const cancel = (lost: PointerEvent): void => {
      if (lost.pointerId !== pointerId) return;
      stop.current?.();
      if (carrying) latest.current.selection.pick(null);
    };
    stop.current = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      stop.current = null;
      setCarried(null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  };
  return { carried, grab, ended: () => performance.now() - done.current < CLICK_AFTER_TAP_MS };
}
