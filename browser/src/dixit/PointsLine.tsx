// The points of a turn in one line below the board, where the list of them may be out of sight.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { DixitTurn } from "../wire/messages";
import { Disclosure } from "./Disclosure";
import { NamedSeat } from "./NamedSeat";
import "./pointsLine.css";
import { FINISHED_REVEAL, hidesPoints } from "./reveal";
import type { DixitView } from "./selection";
import { Plus } from "./Track";
import { Gains } from "./Turn";
import { findFreshTurn } from "./turns";

/** The points of the turn that everybody looks at; null before they are revealed. */
export function sumUp(view: DixitView): JSX.Element | null {
  const turn = findFreshTurn(view);
  const ends = view.play.public.stage.type === "over" && view.scene.beat !== null;
  const looks = view.table.status === "resting" || ends;
  if (!turn || !looks || hidesPoints(view)) return null;
  return <PointsLine view={view} turn={turn} />;
}

/** What each player has got. It opens what that was for. */
function PointsLine({ view, turn }: { view: DixitView; turn: DixitTurn }): JSX.Element {
  const columns = turn.points.length > 4 ? "three" : "two";
  return (
    <Disclosure
      class="dixit-points-line"
      summary={
        <>
          <span class="aloud">{t("dixit-turn-points")}</span>
          <span class={`dixit-points-grid ${columns}`} aria-hidden="true">
            {turn.points.map((points, seat) => (
              <span key={seat} class={points ? "some" : ""} data-seat={seat}>
                <NamedSeat view={view} seat={seat} />
                <Plus points={points} />
              </span>
            ))}
          </span>
          <Icon name="up" size={18} />
        </>
      }
    >
      <div class="dixit-points-sheet">
        <Gains view={view} turn={turn} reveal={FINISHED_REVEAL} />
      </div>
    </Disclosure>
  );
}
