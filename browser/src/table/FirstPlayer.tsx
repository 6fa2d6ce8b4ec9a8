// Who begins, where the rules leave it to the players: everybody with a seat may say it.

import type { JSX } from "preact";

import { isFree, nameSeat } from "../game/names";
import { t } from "../i18n";
import { SeatMark } from "../ui/SeatMark";
import type { Update } from "../wire/messages";
import "./firstPlayer.css";
import { findFirstSeat } from "./firstSeat";
import type { PageState } from "./pageState";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

export function FirstPlayer({ page, update }: Props): JSX.Element | null {
  const { table, you } = update;
  const question = table.first_question;
  const first = findFirstSeat(table);
  if (!question || (you.seat === null && first === null)) return null;
  const name = (seat: number | null): void => void page.session.ask({ type: "name-first", seat });
  return (
    <section class="first-player sheet">
      <h2 id="first-player">{t(`first-player-${question}`)}</h2>
      {you.seat === null ? (
        <p>{first !== null && t("first-player-named", { who: nameSeat(table, first) })}</p>
      ) : (
        <>
          <div class="first-player-names" role="group" aria-labelledby="first-player">
            {table.seats.map((info, seat) =>
              isFree(info) ? null : (
                <button
                  key={seat}
                  type="button"
                  aria-pressed={seat === first}
                  onClick={() => name(seat)}
                >
                  <SeatMark seat={seat} who={table.seats[seat]} />
                  <bdi>{nameSeat(table, seat)}</bdi>
                </button>
              ),
            )}
            <button type="button" aria-pressed={first === null} onClick={() => name(null)}>
              {t("first-player-lots")}
            </button>
          </div>
          <p class="quiet" role="status">
            {first === null
              ? t("first-player-help")
              : t(first === you.seat ? "first-player-named.you" : "first-player-named", {
                  who: nameSeat(table, first),
                })}
          </p>
        </>
      )}
    </section>
  );
}
