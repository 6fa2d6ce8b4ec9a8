// Carrying a card from the hand to the mine or to a player, with a finger or a mouse.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { askWhyNot } from "./later";
import type { CardSize, MineHandle } from "./Mine";
import type { Selection, Spot } from "./selection";

/** A card that is carried, and what is under it. */
export interface Carried {
  /** Its middle on the screen, which is what it aims with. */
  readonly x: number;
  readonly y: number;
  readonly card: CardSize;
  readonly spot: Spot | null;
  /** The player under it, who may be a target or not. */
  readonly seat: number | null;
  readonly isAtTarget: boolean;
}

/** How many pixels above a finger the lower edge of a card is carried, so that it can be seen. */
const FINGER_CLEARANCE_PIXELS = 30;
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
  mine: RefObject<MineHandle | null>,
  tap: (index: number) => void,
): Drag {
  const [carried, setCarried] = useState<Carried | null>(null);
  const latest = useRef({ selection, tap });
  latest.current = { selection, tap };
  const stop = useRef<(() => void) | null>(null);
  const done = useRef(-CLICK_AFTER_TAP_MS);
  useEffect(() => () => stop.current?.(), []);

  const letGo = (now: Selection, { spot, seat, x, y }: Carried): void => {
    const choice = spot?.now ?? spot?.other;
    const target = seat === null ? undefined : now.view.targets.value.get(seat);
    if (choice) now.choose(choice);
    // A card that was carried to a player was aimed, as with a mouse.
    else if (target) target.point("mouse");
    else {
      const missed = seat ?? mine.current?.findCell(x, y) ?? null;
      if (missed !== null) askWhyNot(now, missed);
      now.pick(null);
    }
  };
  const grab = (event: PointerEvent, index: number): void => {
    if (event.button !== 0 || stop.current) return;
    const { pointerId, clientX, clientY, pointerType } = event;
    const finger = pointerType !== "mouse";
    let carrying = false;

    const under = ({ clientX: x, clientY }: PointerEvent): Carried | null => {
      const card = mine.current?.measureCard();
      if (!card) return null;
      const drawnHigh = card.upright ? card.wide : card.high;
      const y = clientY - (finger ? drawnHigh / 2 + FINGER_CLEARANCE_PIXELS : 0);
      const seat = findSeat(x, y);
      const targets = latest.current.selection.view.targets.value;
      return {
        x,
        y,
        card,
        spot: mine.current?.findLanding(x, y) ?? null,
        seat,
        isAtTarget: seat !== null && targets.has(seat),
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
      const end = under(lifted);
      if (end) letGo(latest.current.selection, end);
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
