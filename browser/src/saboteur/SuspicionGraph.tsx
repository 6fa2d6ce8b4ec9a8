// Who was suspected, move by move, and who really was a saboteur: under the board of a replay.

import type { JSX, TargetedPointerEvent } from "preact";
import { useMemo, useState } from "preact/hooks";

import type { ReplayInsight } from "../game/contract";
import { formatPercent, t } from "../i18n";
import { SeatMark } from "../ui/SeatMark";
import { wide } from "../ui/wide";
import type { SaboteurPlay, SaboteurRole } from "../wire/messages";
import { rolePicture } from "./pictures";
import "./suspicionGraph.css";
import {
  drawLine,
  findRound,
  findRounds,
  measureSuspicion,
  type Round,
  type Suspicion,
  useSuspicion,
} from "./suspicionLines";

interface Props {
  readonly replay: ReplayInsight<SaboteurPlay>;
}

export function SuspicionGraph({ replay }: Props): JSX.Element | null {
  const { view, game, lines, at, go } = replay;
  const suspicion = useSuspicion(view.table.code, game);
  const rounds = useMemo(() => findRounds(lines), [lines]);
  const [by, setBy] = useState<number | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  if (!rounds.length) return null;
  const seats = view.play.public.players.map((_, seat) => seat);
  const now = Math.max(0, findRound(rounds, at));
  const isOpen = Boolean(view.open?.length);
  const findRoles = (round: number): readonly (SaboteurRole | null)[] => {
    if (!isOpen) return [];
    // The roles of a round that was never finished are open only while it is shown.
    return rounds[round]?.roles ?? (round === now ? listOpenRoles(view.open) : []);
  };
  const present = suspicion[Math.min(at, rounds[now]?.last ?? 0)];
  return (
    <details class="saboteur-graph" open>
      <summary>{t("saboteur-graph")}</summary>
      <label class="saboteur-graph-by">
        <span>{t("saboteur-graph-by")}</span>
        <select
          value={by ?? ""}
          onChange={({ currentTarget: { value } }) => setBy(value === "" ? null : Number(value))}
        >
          <option value="">{t("saboteur-graph-all")}</option>
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {view.who(seat)}
            </option>
          ))}
        </select>
      </label>
      <div class="saboteur-graph-rounds" dir="ltr">
        {rounds.map(
          (round, nth) =>
            (wide.value || nth === now) && (
              <RoundGraph
                key={nth}
                title={t("table-round", { round: nth + 1 })}
                round={round}
                roles={findRoles(nth)}
                suspicion={suspicion}
                seats={seats}
                by={by}
                chosen={chosen}
                at={nth === now ? at : null}
                go={go}
              />
            ),
        )}
      </div>
      <ul class="saboteur-graph-legend plain">
        {seats.map((seat) => (
          <Suspect
            key={seat}
            seat={seat}
            name={view.who(seat)}
            share={measureSuspicion(present, seat, by)}
            role={findRoles(now)[seat] ?? null}
            isChosen={chosen === seat}
            choose={() => choose(chosen === seat ? null : seat)}
          />
        ))}
      </ul>
    </details>
  );
}

function listOpenRoles(
  open: ReplayInsight<SaboteurPlay>["view"]["open"],
): readonly (SaboteurRole | null)[] {
  return (open ?? []).map(({ role }) => role);
}

interface RoundProps {
  readonly title: string;
  readonly round: Round;
  readonly roles: readonly (SaboteurRole | null)[];
  readonly suspicion: Suspicion;
  readonly seats: readonly number[];
  readonly by: number | null;
  readonly chosen: number | null;
  /** The present moment, if it belongs to this round. */
  readonly at: number | null;
  readonly go: (to: number) => void;
}

/** The lines of one round. What they say of the present moment is written in the legend. */
function RoundGraph({ round, roles, suspicion, seats, by, chosen, ...props }: RoundProps) {
  const { first, last } = round;
  const length = Math.max(1, last - first);
  const paths = useMemo(
    () => seats.map((seat) => drawLine(suspicion, round, seat, by)),
    [suspicion, round, by],
  );
  const cursor = props.at === null ? null : (100 * (Math.min(props.at, last) - first)) / length;
  const tap = ({ offsetX, currentTarget }: TargetedPointerEvent<SVGSVGElement>): void => {
    const share = offsetX / Math.max(1, currentTarget.clientWidth);
    props.go(first + Math.round(Math.max(0, Math.min(1, share)) * length));
  };
  return (
    <figure style={{ "--moves": length }}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" onPointerDown={tap}>
        <path class="saboteur-graph-grid" d="M0 0H100M0 50H100M0 100H100" />
        {paths.map((path, seat) => (
          <path
            key={seat}
            class={[
              "saboteur-graph-line",
              roles[seat] === "saboteur" && "saboteur-graph-saboteur",
              chosen !== null && chosen !== seat && "saboteur-graph-faded",
            ]
              .filter(Boolean)
              .join(" ")}
            data-seat={seat % 10}
            d={path}
          />
        ))}
        {cursor !== null && <path class="saboteur-graph-cursor" d={`M${cursor} 0V100`} />}
      </svg>
      <figcaption>{props.title}</figcaption>
    </figure>
  );
}

interface SuspectProps {
  readonly seat: number;
  readonly name: string;
  readonly share: number | null;
  readonly role: SaboteurRole | null;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A player in the legend; a tap brings their line to the fore. */
function Suspect({ seat, name, share, role, isChosen, choose }: SuspectProps): JSX.Element {
  return (
    <li>
      <button type="button" class="bare" aria-pressed={isChosen} onClick={choose}>
        <i class={role === "saboteur" ? "saboteur-graph-saboteur" : ""} data-seat={seat % 10} />
        <SeatMark seat={seat} />
        <bdi>{name}</bdi>
        {role && (
          <img
            src={rolePicture(role, seat)}
            alt={t(`saboteur-role-${role}`)}
            width={14}
            height={21}
          />
        )}
        <b>{share === null ? "–" : formatPercent(share)}</b>
      </button>
    </li>
  );
}
