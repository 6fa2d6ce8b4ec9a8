// The mine: the cards on the table, and the places where something can be done now.

import type { JSX } from "preact";
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from "preact/hooks";
import type { Ref } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { SaboteurMine } from "../wire/messages";
import { type Box, DOWN, ACROSS, useCamera } from "./camera";
import { GOAL_CELLS, GOALS } from "./cards";
import type { Desk, Spot } from "./desk";
import { Ghost, Places } from "./Places";
import { Tiles } from "./Tiles";
import "./mine.css";

/** What the rest of the board asks of the mine. */
export interface MineHandle {
  /** The place of a choice at a point of the screen, or near it. */
  readonly spotAt: (clientX: number, clientY: number) => Spot | null;
  /** Put the focus on the first place of a choice. */
  readonly enter: () => boolean;
  readonly zoom: (by: number) => void;
  readonly whole: () => void;
}

/** How near to a place a finger has to come, in pixels. */
const NEAR = 30;

/** From the start to the goals, all cards, and room for one more beside each of them. */
function sight(mine: SaboteurMine): Box {
  // A stone that was laid its way round is built on like any card.
  const stones = GOALS.filter((_, at) => typeof mine.goals[at]?.turned === "boolean");
  const cells = [{ x: 0, y: 0 }, ...mine.laid, ...stones.map((goal) => GOAL_CELLS[goal])];
  const columns = cells.map((cell) => cell.x);
  const rows = cells.map((cell) => cell.y);
  const { top, bottom } = GOAL_CELLS;
  return {
    left: Math.min(...columns) - 1,
    right: Math.max(top.x, Math.max(...columns) + 1),
    top: Math.min(top.y, Math.min(...rows) - 1),
    bottom: Math.max(bottom.y, Math.max(...rows) + 1),
  };
}

interface Props {
  readonly desk: Desk;
  /** The place that a dragged card hangs over. */
  readonly over: Spot | null;
  readonly handle: Ref<MineHandle>;
}

export function Mine({ desk, over, handle }: Props): JSX.Element {
  const { view, spots, ghost } = desk;
  const { public: open } = view.play;
  const svg = useRef<SVGSVGElement>(null);
  const box = useMemo(() => sight(open.mine), [open.mine]);
  const camera = useCamera(svg, box, (x, y) => {
    // A finger that just misses a place is meant for it.
    const spot = spotAt(x, y);
    if (spot) desk.point(spot, "finger");
  });
  const [hovered, setHovered] = useState<string | null>(null);
  const finger = useRef(false);

  function spotAt(x: number, y: number): Spot | null {
    const cell = camera.at(x, y);
    if (!cell) return null;
    const exact = spots.find((spot) => spot.x === cell.x && spot.y === cell.y);
    if (exact) return exact;
    const [nearest] = spots
      .map((spot) => ({ spot, far: camera.far(x, y, spot) }))
      .filter(({ far }) => far < NEAR)
      .sort((one, other) => one.far - other.far);
    return nearest?.spot ?? null;
  }
  useImperativeHandle(handle, () => ({
    spotAt,
    enter: () => {
      // The one nearest to the goals comes first.
      const place = svg.current?.querySelector<SVGElement>("[data-cell][tabindex='0']");
      place?.focus();
      return Boolean(place);
    },
    zoom: camera.zoom,
    whole: camera.whole,
  }));

  useEffect(() => setHovered(null), [spots]);
  const shown = ghost ?? over ?? spots.find((spot) => spot.key === hovered) ?? null;
  const isScreen = view.place === "screen";

  return (
    <>
      <div class="mine-field" dir="ltr">
        <svg
          ref={svg}
          class="mine-svg"
          role="group"
          aria-label={t("saboteur-label")}
          viewBox={camera.viewBox}
          preserveAspectRatio="xMidYMid slice"
          onPointerDown={(event) => (finger.current = event.pointerType === "touch")}
        >
          <defs>
            <pattern id="mine-grid" width={ACROSS} height={DOWN} patternUnits="userSpaceOnUse">
              <path
                class="mine-grid"
                d={`M-4 0h8M0 -4v8M${ACROSS - 4} 0h8M${ACROSS} -4v8M-4 ${DOWN}h8M0 ${DOWN - 4}v8M${ACROSS - 4} ${DOWN}h8M${ACROSS} ${DOWN - 4}v8`}
              />
            </pattern>
            <radialGradient id="mine-light">
              <stop class="mine-light" offset="0" />
              <stop class="mine-dark" offset="1" />
            </radialGradient>
          </defs>
          <ellipse
            cx={ACROSS / 2}
            cy={DOWN / 2}
            rx={6 * ACROSS}
            ry={4 * DOWN}
            fill="url(#mine-light)"
          />
          <ellipse
            cx={8.5 * ACROSS}
            cy={DOWN / 2}
            rx={3 * ACROSS}
            ry={4 * DOWN}
            fill="url(#mine-light)"
          />
          <rect
            x={-60 * ACROSS}
            y={-60 * DOWN}
            width={120 * ACROSS}
            height={120 * DOWN}
            fill="url(#mine-grid)"
          />
          <Tiles view={view} />
          <Places
            desk={desk}
            hover={setHovered}
            point={(spot) => !finger.current && desk.point(spot, "mouse")}
          />
          {shown && <Ghost desk={desk} spot={shown} waits={shown === ghost} />}
        </svg>
      </div>
      {!isScreen && (
        <div class="mine-zoom" role="group" aria-label={t("saboteur-zoom")}>
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
            disabled={!camera.moved}
            onClick={camera.whole}
          >
            <Icon name="whole" />
          </button>
        </div>
      )}
    </>
  );
}
