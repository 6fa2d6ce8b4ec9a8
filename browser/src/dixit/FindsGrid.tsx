// Who found whose clues so far: under the board of a replay.

import type { JSX } from "preact";

import type { ReplayInsight } from "../game/contract";
import { formatNumber, t } from "../i18n";
import { SeatMark } from "../ui/SeatMark";
import type { DixitPlay } from "../wire/messages";
import "./findsGrid.css";
import { NamedSeat } from "./NamedSeat";
import { listShownTurns } from "./reveal";
import { countFinds } from "./turns";

/** A row for each player who looked, a column for each storyteller. */
export function FindsGrid({ replay }: { replay: ReplayInsight<DixitPlay> }): JSX.Element {
  const { view } = replay;
  const { players } = view.play.public;
  const seats = players.map((_, seat) => seat);
  const counts = countFinds(listShownTurns(view), players.length);
  return (
    <details class="dixit-finds" open>
      <summary>{t("dixit-finds")}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((teller) => (
              <th key={teller} scope="col">
                <SeatMark seat={teller} />
                <span class="aloud">
                  {t("dixit-storyteller")}: {view.who(teller)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((finder) => (
            <tr key={finder}>
              <th scope="row">
                <NamedSeat view={view} seat={finder} />
              </th>
              {seats.map((teller) => {
                const { found = 0, told = 0 } = counts[finder]?.[teller] ?? {};
                if (finder === teller) return <td key={teller} class="dixit-finds-own" />;
                const who = { finder: view.who(finder), teller: view.who(teller) };
                return (
                  <td
                    key={teller}
                    style={{ "--share": told ? found / told : 0 }}
                    title={t("dixit-finds-cell", { ...who, found, told })}
                  >
                    {told > 0 && `${formatNumber(found)}/${formatNumber(told)}`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
