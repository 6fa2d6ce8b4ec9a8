// The players of a game that the page has no part for: beside their names, and at the end.

import type { JSX } from "preact";

import { formatNumber, t } from "../../i18n";
import { SeatMark } from "../../ui/SeatMark";
import type { GameView } from "../contract";
import { Fields } from "./Fields";
import "./plain.css";
import { formatScalar, isScalar, nameField } from "./values";

/** Numbers and words of a player, where the game lists its players. */
export function Badge({ view, seat }: { view: GameView; seat: number }): JSX.Element | null {
  const { players } = view.play.public as { readonly players?: unknown };
  const player: unknown = Array.isArray(players) ? players[seat] : null;
  if (player === null || typeof player !== "object") return null;
  const fields = Object.entries(player).flatMap(([field, value]) =>
    isScalar(value) ? [`${nameField(field)} ${formatScalar(value)}`] : [],
  );
  return (
    <small class="plain-badge" lang="en" dir="ltr">
      {fields.join(" · ")}
    </small>
  );
}

/** Who has how many points, the most first. */
export function Result({ view }: { view: GameView }): JSX.Element {
  const { scores } = view.table;
  if (!scores) return <p>{t("table-over")}</p>;
  const order = scores
    .map((points, seat) => ({ points, seat }))
    .sort((a, b) => b.points - a.points);
  return (
    <div class="plain-result">
      <h2>{t("table-over")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("plain-player")}</th>
            <th scope="col">{t("plain-points")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ points, seat }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} /> <bdi>{view.who(seat)}</bdi>
              </th>
              <td>{formatNumber(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function OpenHand({ hand }: { hand: object }): JSX.Element {
  return <Fields of={hand} />;
}
