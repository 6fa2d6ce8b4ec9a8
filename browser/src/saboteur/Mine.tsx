// The mine: the cards on the table, and the spots where something can be done now.

import type { JSX } from "preact";
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from "preact/hooks";
import type { Ref } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { useCamera } from "./camera";
import type { Cell } from "./cards";
import { askWhyNot } from "./later";
import { CELL_HEIGHT, CELL_WIDTH, findBounds } from "./layout";
import { findSpots, type Selection, type Spot } from "./selection";
import { Ghost, Spots } from "./Spots";
import { Tiles } from "./Tiles";
import { Track } from "./Track";
import "./mine.css";

/** How large a card lies in the mine now, in pixels before it is turned. */
export interface CardSize {
  readonly wide: number;
  readonly high: number;
  /** Whether the mine stands upright, so that cards lie turned by a quarter. */
  readonly upright: boolean;
}

/** What the rest of the board asks of the mine. */
export interface MineHandle {
  /** The spot where a card lands that is let go with its middle at a point of the screen. */
  readonly findLanding: (clientX: number, clientY: number) => Spot | null;
  /** The cell at a point of the screen; null: the point is outside the mine. */
  readonly findCell: (clientX: number, clientY: number) => Cell | null;
  readonly measureCard: () => CardSize;
  /** Put the focus on the first spot; false: there is none. */
  readonly focusSpots: () => boolean;
  readonly zoom: (by: number) => void;
  readonly showAll: () => void;
}

/** How many pixels from the middle of a spot a finger still hits it. */
const SPOT_REACH_PIXELS = 30;
/** How many pixels beside a spot a card still lands on it. */
const LANDING_REACH_PIXELS = 24;

interface Props {
  readonly selection: Selection;
  /** The spot under a dragged card. */
  readonly over: Spot | null;
  readonly handle: Ref<MineHandle>;
}

export function Mine({ selection, over, handle }: Props): JSX.Element {
  const { view, spots, ghost } = selection;
  const { public: open } = view.play;
  const svg = useRef<SVGSVGElement>(null);
  const bounds = useMemo(() => findBounds(open.mine), [open.mine]);
  const isTelevision = view.shownOn === "television";
  const camera = useCamera(svg, bounds, isTelevision ? "above" : null, (x, y) => {
    // A finger that just misses a spot means it.
    const spot = findSpot(x, y);
    if (spot) selection.point(spot, "finger");
    else askAt(x, y);
  });
  const [hovered, setHovered] = useState<string | null>(null);
  const finger = useRef(false);

  function findSpot(x: number, y: number): Spot | null {
    const cell = camera.findCell(x, y);
    if (!cell) return null;
    const exact = spots.find((spot) => spot.x === cell.x && spot.y === cell.y);
    if (exact) return exact;
    const [nearest] = spots
      .map((spot) => ({ spot, far: camera.measureDistance(x, y, spot) }))
      .filter(({ far }) => far < SPOT_REACH_PIXELS)
      .sort((one, other) => one.far - other.far);
    return nearest?.spot ?? null;
  }
  function askAt(x: number, y: number): void {
    const cell = camera.findCell(x, y);
    if (cell) askWhyNot(selection, cell);
  }
  function findLanding(x: number, y: number): Spot | null {
    if (!camera.findCell(x, y)) return null;
    const [nearest] = spots
      .map((spot) => ({
        spot,
        beside: camera.measureGap(x, y, spot),
        far: camera.measureDistance(x, y, spot),
      }))
      .filter(({ beside }) => beside <= LANDING_REACH_PIXELS)
      .sort((one, other) => one.beside - other.beside || one.far - other.far);
    return nearest?.spot ?? null;
  }
  useImperativeHandle(handle, () => ({
    findLanding,
    findCell: camera.findCell,
    measureCard: () => ({
      wide: CELL_WIDTH * camera.scale,
      high: CELL_HEIGHT * camera.scale,
      upright: camera.frame === "upright",
    }),
    focusSpots: () => {
      // The one nearest to the goals comes first.
      const spot = svg.current?.querySelector<SVGElement>("[data-cell][tabindex='0']");
      spot?.focus();
      return Boolean(spot);
    },
    zoom: camera.zoom,
    showAll: camera.showAll,
  }));

  useEffect(() => setHovered(null), [spots]);
  // A card that can still be taken back is shown where it will lie.
  const [landed] = view.held ? findSpots([view.held], null) : [];
  const shown = landed ?? ghost ?? over ?? spots.find((spot) => spot.key === hovered) ?? null;

  return (
    <div class={`saboteur-mine saboteur-mine-${camera.frame}`}>
      <Track view={view} />
      <div class="saboteur-field" dir="ltr">
        <svg
          ref={svg}
          class="saboteur-svg"
          role="group"
          aria-label={t("saboteur-label")}
          viewBox={camera.viewBox}
          preserveAspectRatio="xMidYMid slice"
          onPointerDown={(event) => (finger.current = event.pointerType === "touch")}
          onClick={({ target, clientX, clientY }) => {
            const isSpot = target instanceof Element && target.closest("[data-cell]");
            if (!isSpot && !finger.current) askAt(clientX, clientY);
          }}
        >
          <defs>
            <pattern
              id="saboteur-grid"
              width={CELL_WIDTH}
              height={CELL_HEIGHT}
              patternUnits="userSpaceOnUse"
            >
              <path
                class="saboteur-grid"
                d={`M-4 0h8M0 -4v8M${CELL_WIDTH - 4} 0h8M${CELL_WIDTH} -4v8M-4 ${CELL_HEIGHT}h8M0 ${CELL_HEIGHT - 4}v8M${CELL_WIDTH - 4} ${CELL_HEIGHT}h8M${CELL_WIDTH} ${CELL_HEIGHT - 4}v8`}
              />
            </pattern>
            <radialGradient id="saboteur-light">
              <stop class="saboteur-light" offset="0" />
              <stop class="saboteur-dark" offset="1" />
            </radialGradient>
          </defs>
          <g transform={camera.frame === "upright" ? "rotate(-90)" : undefined}>
            <ellipse
              cx={CELL_WIDTH / 2}
              cy={CELL_HEIGHT / 2}
              rx={6 * CELL_WIDTH}
              ry={4 * CELL_HEIGHT}
              fill="url(#saboteur-light)"
            />
            <ellipse
              cx={8.5 * CELL_WIDTH}
              cy={CELL_HEIGHT / 2}
              rx={3 * CELL_WIDTH}
              ry={4 * CELL_HEIGHT}
              fill="url(#saboteur-light)"
            />
            <rect
              x={-60 * CELL_WIDTH}
              y={-60 * CELL_HEIGHT}
              width={120 * CELL_WIDTH}
              height={120 * CELL_HEIGHT}
              fill="url(#saboteur-grid)"
            />
            <Tiles view={view} frame={camera.frame} />
            <Spots
              selection={selection}
              frame={camera.frame}
              hover={setHovered}
              point={(spot) => !finger.current && selection.point(spot, "mouse")}
            />
            {shown && <Ghost selection={selection} spot={shown} waits={shown === ghost} />}
          </g>
        </svg>
      </div>
      {!isTelevision && (
        <div class="saboteur-zoom" role="group" aria-label={t("saboteur-zoom")}>
          <button type="button" aria-label={t("saboteur-zoom-in")} onClick={() => camera.zoom(1.3)}>
            <Icon name="plus" />
          </button>
          <button
            type="button"
            aria-label={t("saboteur-zoom-out")}
            onClick={() => camera.zoom(1 / 1.3)}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            aria-label={t("saboteur-whole")}
            title={t("saboteur-whole")}
            disabled={!camera.isMoved}
            onClick={camera.showAll}
          >
            <Icon name="whole" />
          </button>
        </div>
      )}
    </div>
  );
}
