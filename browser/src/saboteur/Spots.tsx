// The spots in the mine that a choice names, and the card as it would lie there.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { SaboteurGoal } from "../wire/messages";
import { CELL_HEIGHT, CELL_WIDTH, type Frame, fromDrawing, setUpright } from "./layout";
import { CellRect } from "./CellRect";
import { type Cell, GOAL_CELLS, GOALS } from "./cards";
import type { Selection, Spot } from "./selection";
import { pathPicture } from "./pictures";
import { MineCard } from "./Tiles";
import { nameGoal, nameShape } from "./words";

/** Where the arrow keys point on the screen. */
const KEY_STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot in a direction of the mine. */
function findNeighbor(spots: readonly Spot[], from: Spot, { x: dx, y: dy }: Cell): Spot | null {
  const way = (spot: Spot): number => (spot.x - from.x) * dx + (spot.y - from.y) * dy;
  const aside = (spot: Spot): number =>
    Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
  const [nearest] = spots
    .filter((spot) => way(spot) > 0)
    .sort((one, other) => way(one) + 2 * aside(one) - way(other) - 2 * aside(other));
  return nearest ?? null;
}

function findGoal(spot: Spot): SaboteurGoal {
  return GOALS.find((goal) => GOAL_CELLS[goal].y === spot.y) ?? "middle";
}

function describeSpot(selection: Selection, spot: Spot): string {
  const { x, y } = spot;
  switch (spot.kind) {
    case "lay":
      return t(spot.now ? "saboteur-cell" : "saboteur-cell-turned", { x, y });
    case "rockfall": {
      const tile = selection.view.play.public.mine.laid.find((one) => one.x === x && one.y === y);
      return t("saboteur-remove", { card: tile ? nameShape(tile.shape) : "", x, y });
    }
    case "map":
      return t("saboteur-look", { goal: nameGoal(findGoal(spot)) });
    case "turn":
      return t("saboteur-turn-goal", { goal: nameGoal(findGoal(spot)) });
  }
}

interface Props {
  readonly selection: Selection;
  readonly frame: Frame;
  readonly hover: (key: string | null) => void;
  readonly point: (spot: Spot) => void;
}

export function Spots({ selection, frame, hover, point }: Props): JSX.Element {
  const { spots, ghost } = selection;
  const elements = useRef(new Map<string, SVGGElement>());
  // Tab reaches one spot, the arrow keys reach the others.
  const [stop, setStop] = useState<string | null>(null);
  useEffect(() => setStop(null), [spots]);
  const first = spots.findLast((spot) => spot.now) ?? spots.at(-1);
  const reached = stop ?? first?.key ?? null;

  const key = (event: KeyboardEvent, spot: Spot): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      selection.point(spot, "key");
    }
    const step = KEY_STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = findNeighbor(spots, spot, fromDrawing(frame, step));
    if (next) elements.current.get(next.key)?.focus();
  };

  return (
    <g class="saboteur-spots">
      {spots.map((spot) => (
        <g
          key={spot.key}
          ref={(element) => {
            if (element) elements.current.set(spot.key, element);
            else elements.current.delete(spot.key);
          }}
          class={`saboteur-spot saboteur-spot-${spot.kind}${spot.now ? "" : " saboteur-spot-other"}`}
          role="button"
          tabindex={spot.key === reached ? 0 : -1}
          aria-label={describeSpot(selection, spot)}
          aria-pressed={spot === ghost}
          data-cell={spot.key}
          onClick={() => point(spot)}
          onKeyDown={(event) => key(event, spot)}
          onPointerEnter={(event) => event.pointerType === "mouse" && hover(spot.key)}
          onPointerLeave={() => hover(null)}
          onFocus={() => {
            setStop(spot.key);
            hover(spot.key);
          }}
          onBlur={() => hover(null)}
        >
          <CellRect class="saboteur-spot-area" cell={spot} inset={3} rx={8} />
          <Sign spot={spot} frame={frame} />
        </g>
      ))}
    </g>
  );
}

const SPOT_SIGNS: Readonly<Record<Spot["kind"], string>> = {
  lay: "M-10 0h20M0-10v20",
  rockfall: "M-9-9l18 18M9-9l-18 18",
  map: "M-12 0s4-8 12-8 12 8 12 8-4 8-12 8-12-8-12-8zM0-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  turn: "M-10 3a10 10 0 0 1 17-7l3 3M10-10v9H1M10 4a10 10 0 0 1-17 7",
};

/** A sign in the middle of a spot: what a tap would do there. */
function Sign({ spot, frame }: { spot: Spot; frame: Frame }): JSX.Element {
  const path = spot.kind === "lay" && !spot.now ? SPOT_SIGNS.turn : SPOT_SIGNS[spot.kind];
  return (
    <g
      class="saboteur-sign"
      transform={`translate(${(spot.x + 0.5) * CELL_WIDTH} ${(spot.y + 0.5) * CELL_HEIGHT}) ${setUpright(frame)}`}
    >
      <circle r={18} />
      <path d={path} />
    </g>
  );
}

interface GhostProps {
  readonly selection: Selection;
  readonly spot: Spot;
  /** Whether it waits for a second tap. */
  readonly waits: boolean;
}

/** The picked card where it would lie. */
export function Ghost({ selection, spot, waits }: GhostProps): JSX.Element {
  const move = spot.now ?? spot.other;
  return (
    <g
      class={waits ? "saboteur-ghost saboteur-ghost-waits" : "saboteur-ghost"}
      key={selection.shape ?? ""}
    >
      {move?.type === "lay" && <MineCard x={spot.x} y={spot.y} href={pathPicture(move.shape)} />}
      <CellRect cell={spot} inset={1.5} rx={7} />
    </g>
  );
}
