// Before the game: its picture, and how to join with a phone.

import type { JSX } from "preact";

import { isFree, nameSeat } from "../game/names";
import { useIntros } from "../game/parts";
import { t } from "../i18n";
import { findFirstSeat } from "../table/firstSeat";
import type { Session } from "../table/session";
import { SeatMark } from "../ui/SeatMark";
import { formatCode } from "../ui/tableCode";
import type { TableInfo } from "../wire/messages";
import { shortenLink } from "./address";
import "./lobby.css";
import { QrCode } from "./QrCode";

interface Props {
  readonly session: Session;
  readonly game: string;
  readonly table: TableInfo;
}

export function Lobby({ session, game, table }: Props): JSX.Element {
  const intro = useIntros()?.get(game);
  const address = shortenLink(session.link.value || location.origin);
  return (
    <section class="television-lobby">
      <div class="television-art">{intro && <intro.Scene />}</div>
      <FirstPlayer table={table} />
      <div class="television-ways">
        <QrCode code={session.code} />
        <dl>
          <dt>{t("television-address")}</dt>
          <dd class="television-address" dir="ltr" style={{ "--letters": address.length }}>
            {address}
          </dd>
          <dt>{t("television-code")}</dt>
          <dd class="television-code" dir="ltr">
            {formatCode(session.code)}
          </dd>
        </dl>
      </div>
    </section>
  );
}

/** Who begins, as soon as there is somebody who could say it. */
function FirstPlayer({ table }: { table: TableInfo }): JSX.Element | null {
  const question = table.first_question;
  const first = findFirstSeat(table);
  if (!question || table.seats.every(isFree)) return null;
  return (
    <p class="television-first" role="status">
      <span>{t(`first-player-${question}`)}</span>{" "}
      <strong>
        {first !== null && <SeatMark seat={first} />}
        {first === null
          ? t("first-player-open")
          : t("first-player-named", { who: nameSeat(table, first) })}
      </strong>
    </p>
  );
}
