// The cards that lie in the mine.

import type { JSX } from "preact";

import { formatNumber, t } from "../i18n";
import type { GameView, SceneView } from "../game/contract";
import { isFlying } from "../scenes/player";
import type { SaboteurGoal, SaboteurPlay, SaboteurPublicNews } from "../wire/messages";
import { CELL_HEIGHT, CELL_WIDTH, type Frame, setUpright } from "./layout";
import { CellRect } from "./CellRect";
import { type Cell, GOAL_CELLS, GOALS } from "./cards";
import { findMarkedCells, findRecentCells } from "./marks";
import { goalPicture, pathPicture, START_PICTURE } from "./pictures";
import { BEATS, cellAnchor } from "./scenes";
import { nameFace, nameGoal, nameShape } from "./words";

interface CardProps extends Cell {
  readonly href: string;
  readonly label?: string;
  readonly class?: string;
  /** Whether scenes and the log point at it. */
  readonly anchored?: boolean;
}

/** A card that touches the next one. It is a little larger, so that no seam shows. */
export function MineCard(props: CardProps): JSX.Element {
  const { x, y, href, label, class: more = "", anchored } = props;
  const spoken = label ? ({ role: "img", "aria-label": label } as const) : { "aria-hidden": true };
  return (
    <image
      class={`saboteur-card ${more}`}
      href={href}
      x={x * CELL_WIDTH - 0.3}
      y={y * CELL_HEIGHT - 0.3}
      width={CELL_WIDTH + 0.6}
      height={CELL_HEIGHT + 0.6}
      preserveAspectRatio="none"
      data-anchor={anchored ? cellAnchor({ x, y }) : undefined}
      {...spoken}
    />
  );
}

interface TilesProps {
  readonly view: GameView<SaboteurPlay>;
  readonly frame: Frame;
}

export function Tiles({ view, frame }: TilesProps): JSX.Element {
  const { mine, news } = view.play.public;
  const { scene } = view;
  const fell = news.find((one) => one.type === "fell");
  // What a rockfall cuts off is dim once the card has fallen.
  const isStanding = fell !== undefined && !scene.hasReached(BEATS.fell(fell));
  const cutOff = new Set(isStanding ? [] : view.play.cut_off.map(([x, y]) => `${x},${y}`));
  return (
    <g class="saboteur-tiles">
      <MineCard x={0} y={0} href={START_PICTURE} label={t("saboteur-start")} />
      {mine.laid.map((tile) => {
        const { shape, x, y } = tile;
        const isCutOff = cutOff.has(`${x},${y}`);
        const words = isCutOff ? "saboteur-laid-cut-off" : "saboteur-laid";
        return (
          <MineCard
            key={`${x},${y} ${shape}`}
            x={x}
            y={y}
            href={pathPicture(shape)}
            label={t(words, { card: nameShape(shape), x, y })}
            class={placeCard(scene, tile) || (isCutOff ? "saboteur-cut-off" : "")}
            anchored
          />
        );
      })}
      {GOALS.map((goal) => {
        const { x, y } = GOAL_CELLS[goal];
        return (
          <g key={goal} class={cutOff.has(`${x},${y}`) ? "saboteur-cut-off" : ""}>
            <GoalCard view={view} frame={frame} goal={goal} />
          </g>
        );
      })}
      {news.map((one) => one.type === "fell" && <Rockfall key="fell" fell={one} scene={scene} />)}
      <RecentMarks view={view} frame={frame} />
      {!isFlying(scene) &&
        findMarkedCells(news).map((cell) => (
          <CellRect
            key={`${cell.x},${cell.y}`}
            class={scene.beat ? "saboteur-ring saboteur-ring-lit" : "saboteur-ring"}
            cell={cell}
            inset={2}
            rx={6}
          />
        ))}
    </g>
  );
}

/** Who laid which card since the reader's last move. */
function RecentMarks({ view, frame }: TilesProps): JSX.Element {
  return (
    <>
      {findRecentCells(view.recent, view.play.public.mine).map(({ x, y, seat }) => (
        <g
          key={`${x},${y}`}
          class="saboteur-recent"
          transform={`translate(${x * CELL_WIDTH + 17} ${y * CELL_HEIGHT + 17}) ${setUpright(frame)}`}
          aria-hidden="true"
        >
          <circle r={13} />
          <text text-anchor="middle" dominant-baseline="central">
            {formatNumber(seat + 1)}
          </text>
        </g>
      ))}
    </>
  );
}

/** How a card lies: it is not to be seen while it flies, and lands with a bump. */
function placeCard(scene: SceneView, cell: Cell): string {
  if (!scene.hasReached(BEATS.laid(cell))) return "saboteur-unseen";
  return scene.isShowing(BEATS.laid(cell)) ? "saboteur-fresh" : "";
}

interface RockfallProps {
  readonly fell: Extract<SaboteurPublicNews, { type: "fell" }>;
  readonly scene: SceneView;
}

/** The card that a rockfall takes away, and the hole that it leaves. */
function Rockfall({ fell, scene }: RockfallProps): JSX.Element {
  const name = BEATS.fell(fell);
  const [left, top] = [fell.x * CELL_WIDTH, fell.y * CELL_HEIGHT];
  return (
    <g>
      <CellRect class="saboteur-hole" cell={fell} inset={5} rx={10} />
      <MineCard
        x={fell.x}
        y={fell.y}
        href={pathPicture(fell.shape)}
        class={scene.hasReached(name) ? "saboteur-fallen" : ""}
        anchored
      />
      {scene.isShowing(name) &&
        DUST.map(([x, y, r], at) => (
          <circle
            key={at}
            class="saboteur-dust"
            cx={left + x * CELL_WIDTH}
            cy={top + y * CELL_HEIGHT}
            r={r}
          />
        ))}
    </g>
  );
}

/** Clouds of dust: where in the cell, and how large. */
const DUST: readonly (readonly [number, number, number])[] = [
  [0.2, 0.3, 16],
  [0.75, 0.25, 14],
  [0.5, 0.55, 22],
  [0.25, 0.8, 15],
  [0.8, 0.75, 18],
];

/** A goal: its back, its face, or what only this reader has seen of it. */
function GoalCard({
  view,
  frame,
  goal,
}: TilesProps & { readonly goal: SaboteurGoal }): JSX.Element {
  const { mine } = view.play.public;
  const { scene } = view;
  const at = GOALS.indexOf(goal);
  const beat = BEATS.goal(goal);
  const up = scene.hasReached(beat) ? (mine.goals[at] ?? null) : null;
  const peeked = view.play.private?.peeked[at] ?? null;
  const turns = up !== null && scene.isShowing(beat);
  const cell = GOAL_CELLS[goal];
  const back = goalPicture(null, null);
  const name = nameGoal(goal);
  if (up) {
    return (
      <>
        {turns && <MineCard {...cell} href={back} class="saboteur-flip-back" />}
        <MineCard
          {...cell}
          href={goalPicture(up.face, up.turned)}
          label={t("saboteur-goal-open", { goal: name, face: nameFace(up.face) })}
          class={turns ? "saboteur-flip-face" : ""}
          anchored
        />
      </>
    );
  }
  if (!peeked)
    return (
      <MineCard {...cell} href={back} label={t("saboteur-goal-closed", { goal: name })} anchored />
    );
  return (
    <g role="img" aria-label={t("saboteur-goal-seen", { goal: name, face: nameFace(peeked) })}>
      <MineCard {...cell} href={back} anchored />
      <MineCard {...cell} href={goalPicture(peeked, false)} class="saboteur-peeked" />
      <CellRect class="saboteur-peeked-frame" cell={cell} inset={3} rx={6} />
      <g
        class="saboteur-eye"
        transform={`translate(${cell.x * CELL_WIDTH + CELL_WIDTH / 2} ${cell.y * CELL_HEIGHT + CELL_HEIGHT - 20}) ${setUpright(frame)}`}
      >
        <circle r={17} />
        <path d="M-12 0s4-8 12-8 12 8 12 8-4 8-12 8-12-8-12-8z" />
        <circle class="saboteur-pupil" r={3.5} />
      </g>
    </g>
  );
}
