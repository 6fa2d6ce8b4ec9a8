// How the game ended: everybody's gold, and who was who in each round.

import type { JSX } from "preact";

import { formatList, t } from "../i18n";
import type { GameView } from "../game/contract";
import { CountUp } from "../scenes/CountUp";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import type { SaboteurPlay } from "../wire/messages";
import { goldPicture, rolePicture } from "./pictures";
import "./result.css";

export function Result({ view }: { view: GameView<SaboteurPlay> }): JSX.Element | null {
  const { fortunes, results } = view.play.public;
  if (!fortunes) return null;
  const rows = fortunes
    .map((gold, seat) => ({ seat, gold, nuggets: gold.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.nuggets - one.nuggets || one.seat - other.seat);
  const most = rows[0]?.nuggets;
  const winners = rows.filter((row) => row.nuggets === most);
  const who = formatList(winners.map((row) => view.who(row.seat)));
  return (
    <section class="saboteur-result" aria-label={t("saboteur-final-title")}>
      <p class="saboteur-final quiet">{t("saboteur-final-title")}</p>
      <h2>{t("saboteur-news-gameended", { who, count: winners.length })}</h2>
      <div class="saboteur-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("saboteur-player")}</th>
              {results.map((result, at) => (
                <th key={at} scope="col" class="saboteur-column">
                  {t("saboteur-round", { round: at + 1 })}
                  <span class="aloud">{t(`saboteur-winners-${result.winners}`)}</span>
                </th>
              ))}
              <th scope="col">{t("saboteur-gold")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, gold, nuggets }) => (
              <tr key={seat} class={nuggets === most ? "saboteur-first" : ""}>
                <th scope="row">
                  {nuggets === most && <Icon name="host" size={18} />}
                  <SeatMark seat={seat} who={view.table.seats[seat]} />
                  <bdi>{view.who(seat)}</bdi>
                </th>
                {results.map((result, at) => {
                  const role = result.roles[seat] ?? "miner";
                  const words = t(`saboteur-role-${role}`);
                  return (
                    <td
                      key={at}
                      class={
                        role === result.winners ? "saboteur-was saboteur-was-won" : "saboteur-was"
                      }
                    >
                      <span class="saboteur-was-card">
                        <img
                          src={rolePicture(role, seat)}
                          alt={words}
                          title={words}
                          width={240}
                          height={360}
                        />
                        {role === result.winners && (
                          <span class="saboteur-was-tick">
                            <Icon name="check" size={14} />
                            <span class="aloud">{t("saboteur-won")}</span>
                          </span>
                        )}
                      </span>
                    </td>
                  );
                })}
                <td class="saboteur-sum">
                  <b>
                    <CountUp
                      to={nuggets}
                      write={(counted) => t("saboteur-gold-count", { nuggets: counted })}
                    />
                  </b>
                  <span class="saboteur-sum-cards">
                    {gold.map((worth, at) => (
                      <img key={at} src={goldPicture(worth)} alt="" width={240} height={360} />
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
