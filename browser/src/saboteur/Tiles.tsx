// The cards that lie in the mine.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView } from "../game/contract";
import type { SaboteurGoal, SaboteurPlay } from "../wire/messages";
import { CELL_HEIGHT, CELL_WIDTH } from "./layout";
import { CellRect } from "./CellRect";
import { type Cell, GOAL_CELLS, GOALS } from "./cards";
import { useRecent } from "./useRecent";
import { goalPicture, pathPicture, START_PICTURE } from "./pictures";
import { nameFace, nameGoal, nameShape } from "./words";

interface CardProps extends Cell {
  readonly href: string;
  readonly label?: string;
  readonly class?: string;
}

/** A card that touches the next one. It is a little larger, so that no seam shows. */
export function MineCard({ x, y, href, label, class: more = "" }: CardProps): JSX.Element {
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
      {...spoken}
    />
  );
}

export function Tiles({ view }: { view: GameView<SaboteurPlay> }): JSX.Element {
  const { mine, news } = view.play.public;
  const last = mine.laid.at(-1);
  const fresh = news.some((one) => one.type === "laid");
  const fell = news.find((one) => one.type === "fell") ?? null;
  const fallen = useRecent(fell, view.play.phase, 700);
  return (
    <g class="saboteur-tiles">
      <MineCard x={0} y={0} href={START_PICTURE} label={t("saboteur-start")} />
      {mine.laid.map((tile) => (
        <MineCard
          key={`${tile.x},${tile.y} ${tile.shape}`}
          x={tile.x}
          y={tile.y}
          href={pathPicture(tile.shape)}
          label={t("saboteur-laid", { card: nameShape(tile.shape), x: tile.x, y: tile.y })}
          class={fresh && tile === last ? "saboteur-fresh" : ""}
        />
      ))}
      {GOALS.map((goal) => (
        <GoalCard key={goal} view={view} goal={goal} />
      ))}
      {last && (
        <CellRect key={`${last.x},${last.y}`} class="saboteur-ring" cell={last} inset={2} rx={6} />
      )}
      {fallen && (
        <MineCard
          key={`${fallen.x},${fallen.y} fell`}
          x={fallen.x}
          y={fallen.y}
          href={pathPicture(fallen.shape)}
          class="saboteur-fallen"
        />
      )}
    </g>
  );
}

/** A goal: its back, its face, or what only this reader has seen of it. */
function GoalCard({
  view,
  goal,
}: {
  view: GameView<SaboteurPlay>;
  goal: SaboteurGoal;
}): JSX.Element {
  const { mine, news } = view.play.public;
  const at = GOALS.indexOf(goal);
  const up = mine.goals[at] ?? null;
  const peeked = view.play.private?.peeked[at] ?? null;
  // A stone that was laid was face up before the round ended.
  const sudden = news.some(
    (one) =>
      (one.type === "turned" && one.goal === goal) ||
      (one.type === "roundended" && up?.turned === null),
  );
  const isTurning = useRecent(sudden && up ? true : null, view.play.phase, 950) !== null;
  const turns = up !== null && isTurning;
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
        />
      </>
    );
  }
  if (!peeked)
    return <MineCard {...cell} href={back} label={t("saboteur-goal-closed", { goal: name })} />;
  return (
    <g role="img" aria-label={t("saboteur-goal-seen", { goal: name, face: nameFace(peeked) })}>
      <MineCard {...cell} href={back} />
      <MineCard {...cell} href={goalPicture(peeked, false)} class="saboteur-peeked" />
      <CellRect class="saboteur-peeked-frame" cell={cell} inset={3} rx={6} />
      <g
        class="saboteur-eye"
        transform={`translate(${cell.x * CELL_WIDTH + CELL_WIDTH / 2} ${cell.y * CELL_HEIGHT + CELL_HEIGHT - 20})`}
      >
        <circle r={17} />
        <path d="M-12 0s4-8 12-8 12 8 12 8-4 8-12 8-12-8-12-8z" />
        <circle class="saboteur-pupil" r={3.5} />
      </g>
    </g>
  );
}
