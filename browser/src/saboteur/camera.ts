// The part of the mine that is in sight. It fits the window until the reader moves it.

import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";

import { prefersReducedMotion } from "../ui/preferences";
import type { Cell } from "./cards";
import { useGestures } from "./gestures";
import {
  CELL_HEIGHT,
  CELL_WIDTH,
  type CellBounds,
  chooseFrame,
  findGap,
  findMiddle,
  fitShot,
  type Frame,
  fromDrawing,
  mixShots,
  scaleShot,
  type Shot,
  toDrawing,
  type WindowSize,
} from "./layout";

export interface Camera {
  readonly viewBox: string;
  readonly frame: Frame;
  /** How many pixels a unit of the drawing takes now. */
  readonly scale: number;
  /** Whether the reader has moved it. */
  readonly isMoved: boolean;
  readonly zoom: (by: number) => void;
  readonly showAll: () => void;
  /** Where in the mine a point of the screen is, in cells. */
  readonly findCell: (clientX: number, clientY: number) => Cell | null;
  /** Pixels from a point of the screen to the middle of a cell. */
  readonly measureDistance: (clientX: number, clientY: number, cell: Cell) => number;
  /** Pixels from a point of the screen to the edge of a cell; 0 inside it. */
  readonly measureGap: (clientX: number, clientY: number, cell: Cell) => number;
}

/** How far the reader may zoom, in pixels for a unit. */
const MIN_ZOOM = 0.25;
const MAX_ZOOM = 3;
/** By how many pixels the bars of a browser may change the height of its window. */
const SLACK_PIXELS = 100;
/** The window before it is measured. */
const DEFAULT_WINDOW_SIZE: WindowSize = { wide: 360, high: 300 };

export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  bounds: CellBounds,
  /** Null: whichever suits the window. */
  fixedFrame: Frame | null,
  tap: (clientX: number, clientY: number) => void,
): Camera {
  const [{ size, frame }, setPane] = useState<{ size: WindowSize; frame: Frame }>({
    size: DEFAULT_WINDOW_SIZE,
    frame: fixedFrame ?? "above",
  });
  const [shot, setShot] = useState<Shot>(() => fitShot(bounds, size, frame));
  const [moved, setMoved] = useState(false);
  const now = useRef(shot);
  const measured = useRef(false);

  const show = useCallback((next: Shot) => {
    now.current = next;
    setShot(next);
  }, []);

  useLayoutEffect(() => {
    const shown = svg.current;
    if (!shown) return;
    let page = { wide: 0, high: 0 };
    const measure = (): void => {
      measured.current = false;
      const measuredSize = {
        wide: shown.clientWidth || DEFAULT_WINDOW_SIZE.wide,
        high: shown.clientHeight || DEFAULT_WINDOW_SIZE.high,
      };
      // What comes and goes beside the mine, such as the hand, does not turn it.
      const isOtherWindow =
        innerWidth !== page.wide || Math.abs(innerHeight - page.high) > SLACK_PIXELS;
      if (isOtherWindow) page = { wide: innerWidth, high: innerHeight };
      setPane((before) => ({
        size: measuredSize,
        frame:
          fixedFrame ?? (isOtherWindow ? chooseFrame(measuredSize, before.frame) : before.frame),
      }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [svg]);

  // What the reader had moved to is elsewhere in a mine that was turned.
  useLayoutEffect(() => setMoved(false), [frame]);

  // It glides when the mine has grown, and jumps when the window was resized.
  const { left, top, right, bottom } = bounds;
  useLayoutEffect(() => {
    if (moved) return;
    const target = fitShot({ left, top, right, bottom }, size, frame);
    if (!measured.current || prefersReducedMotion()) {
      measured.current = true;
      show(target);
      return;
    }
    const from = now.current;
    const began = performance.now();
    let request = requestAnimationFrame(function step(at: number) {
      const share = Math.min(Math.max((at - began) / 260, 0), 1);
      show(mixShots(from, target, 1 - (1 - share) ** 3));
      if (share < 1) request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [left, top, right, bottom, size, frame, moved, show]);

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

  /** Change the scale, and keep a point of the screen where it is. */
  const scaled = useCallback(
    (by: number, clientX: number, clientY: number) => {
      const fixed = unit(clientX, clientY);
      const scale = Math.min(Math.max(now.current.scale * by, MIN_ZOOM), MAX_ZOOM);
      setMoved(true);
      show(scaleShot(now.current, scale, fixed));
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
  const [w, h] = [wide / shot.scale, high / shot.scale];
  return {
    frame,
    scale: shot.scale,
    viewBox: `${shot.x - w / 2} ${shot.y - h / 2} ${w} ${h}`,
    isMoved: moved,
    zoom: (by) => {
      const area = svg.current?.getBoundingClientRect();
      if (area) scaled(by, area.left + area.width / 2, area.top + area.height / 2);
    },
    showAll: () => setMoved(false),
    findCell: (clientX, clientY) => {
      const area = svg.current?.getBoundingClientRect();
      if (!area || clientX < area.left || clientX > area.right) return null;
      if (clientY < area.top || clientY > area.bottom) return null;
      const { x, y } = fromDrawing(frame, unit(clientX, clientY));
      return { x: Math.floor(x / CELL_WIDTH), y: Math.floor(y / CELL_HEIGHT) };
    },
    measureDistance: (clientX, clientY, cell) => {
      const { x, y } = unit(clientX, clientY);
      const middle = toDrawing(frame, findMiddle(cell));
      return Math.hypot(middle.x - x, middle.y - y) * now.current.scale;
    },
    measureGap: (clientX, clientY, cell) => {
      const { x, y } = fromDrawing(frame, unit(clientX, clientY));
      return findGap({ x, y }, cell) * now.current.scale;
    },
  };
}
