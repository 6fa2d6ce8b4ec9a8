// What of the mine is in sight: it fits by itself until the reader moves it.

import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";

import { prefersReducedMotion } from "../ui/preferences";
import type { Cell } from "./cards";
import { useGestures } from "./gestures";

/** The size of a cell in the units of the drawing; cards are 2 to 3. */
export const ACROSS = 80;
export const DOWN = 120;

/** A rectangle of cells, the last ones included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly wide: number;
  readonly high: number;
}

/** The middle of what is shown, and pixels for a unit. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Camera {
  readonly viewBox: string;
  /** Whether the reader has moved it. */
  readonly moved: boolean;
  readonly zoom: (by: number) => void;
  readonly whole: () => void;
  /** Where in the mine a point of the screen is, in cells. */
  readonly at: (clientX: number, clientY: number) => Cell | null;
  /** Pixels from a point of the screen to the middle of a cell. */
  readonly far: (clientX: number, clientY: number, cell: Cell) => number;
}

const EDGE = 6;
/** What lies over the upper edge of the mine: rounds, pile and buttons. */
const HEAD = 50;
const LEAST = 0.25;
const MOST = 3;

function fitted(box: Box, { wide, high }: Size): View {
  const across = (box.right - box.left + 1) * ACROSS;
  const down = (box.bottom - box.top + 1) * DOWN;
  const fits = Math.min((wide - 2 * EDGE) / across, (high - HEAD - EDGE) / down);
  const scale = Math.max(fits, 0.05);
  return {
    x: box.left * ACROSS + across / 2,
    y: box.top * DOWN + down / 2 - (HEAD - EDGE) / 2 / scale,
    scale,
  };
}

function between(one: View, other: View, share: number): View {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return { x: mix(one.x, other.x), y: mix(one.y, other.y), scale: mix(one.scale, other.scale) };
}

export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  box: Box,
  tap: (clientX: number, clientY: number) => void,
): Camera {
  const [size, setSize] = useState<Size>({ wide: 360, high: 300 });
  const [view, setView] = useState<View>(() => fitted(box, size));
  const [moved, setMoved] = useState(false);
  const now = useRef(view);
  const measured = useRef(false);

  const show = useCallback((next: View) => {
    now.current = next;
    setView(next);
  }, []);

  useLayoutEffect(() => {
    const shown = svg.current;
    if (!shown) return;
    const measure = (): void => {
      measured.current = false;
      setSize({ wide: shown.clientWidth || 360, high: shown.clientHeight || 300 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [svg]);

  // It glides when the mine has grown, and jumps when the window has.
  const { left, top, right, bottom } = box;
  useLayoutEffect(() => {
    if (moved) return;
    const target = fitted({ left, top, right, bottom }, size);
    if (!measured.current || prefersReducedMotion()) {
      measured.current = true;
      show(target);
      return;
    }
    const from = now.current;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(at: number) {
      const share = Math.min(Math.max((at - began) / 260, 0), 1);
      show(between(from, target, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [left, top, right, bottom, size, moved, show]);

  /** A point of the screen in units of the drawing. */
  const unit = useCallback(
    (clientX: number, clientY: number): Cell => {
      const area = svg.current?.getBoundingClientRect();
      if (!area) return { x: 0, y: 0 };
      const { x, y, scale } = now.current;
      return {
        x: x + (clientX - area.left - area.width / 2) / scale,
        y: y + (clientY - area.top - area.height / 2) / scale,
      };
    },
    [svg],
  );

  /** Another scale, with a point of the screen staying where it is. */
  const scaled = useCallback(
    (by: number, clientX: number, clientY: number) => {
      const fixed = unit(clientX, clientY);
      const { x, y, scale } = now.current;
      const next = Math.min(Math.max(scale * by, LEAST), MOST);
      const part = scale / next;
      setMoved(true);
      show({ x: fixed.x + (x - fixed.x) * part, y: fixed.y + (y - fixed.y) * part, scale: next });
    },
    [unit, show],
  );

  useGestures(svg, {
    pan: (across, down) => {
      const { x, y, scale } = now.current;
      setMoved(true);
      show({ x: x - across / scale, y: y - down / scale, scale });
    },
    pinch: scaled,
    tap,
  });

  const { wide, high } = size;
  const [w, h] = [wide / view.scale, high / view.scale];
  return {
    viewBox: `${view.x - w / 2} ${view.y - h / 2} ${w} ${h}`,
    moved,
    zoom: (by) => {
      const area = svg.current?.getBoundingClientRect();
      if (area) scaled(by, area.left + area.width / 2, area.top + area.height / 2);
    },
    whole: () => setMoved(false),
    at: (clientX, clientY) => {
      const area = svg.current?.getBoundingClientRect();
      if (!area || clientX < area.left || clientX > area.right) return null;
      if (clientY < area.top || clientY > area.bottom) return null;
      const { x, y } = unit(clientX, clientY);
      return { x: Math.floor(x / ACROSS), y: Math.floor(y / DOWN) };
    },
    far: (clientX, clientY, cell) => {
      const { x, y } = unit(clientX, clientY);
      const [dx, dy] = [(cell.x + 0.5) * ACROSS - x, (cell.y + 0.5) * DOWN - y];
      return Math.hypot(dx, dy) * now.current.scale;
    },
  };
}
