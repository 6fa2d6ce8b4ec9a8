// The television: the table for everybody in a room, who play on their phones.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { loadTexts, t } from "../i18n";
import { Clock } from "../table/Clock";
import { TableClosed } from "../table/TableClosed";
import { GameStage } from "../table/GameStage";
import type { AnyGamePart, GameView } from "../game/contract";
import { ConnectionNotice } from "../table/ConnectionNotice";
import { nameGame, isFree } from "../game/names";
import { usePart } from "../game/parts";
import { makeTelevisionView } from "../game/view";
import { formatCode } from "../ui/tableCode";
import { nameSeat } from "../game/names";
import { writeHeadline } from "../table/headline";
import { Session } from "../table/session";
import { writeSentences } from "../table/logSentences";
import "../table/topbar.css";
import { SeatMark } from "../ui/SeatMark";
import { describeError } from "../ui/errors";
import type { Update } from "../wire/messages";
import "./television.css";

/** How many sentences of the log are shown. */
const LOG_SENTENCES = 5;

export default function TelevisionPage({ parts }: { parts: readonly string[] }): JSX.Element {
  const code = parts[0] ?? "";
  const session = useMemo(() => new Session(code, true), [code]);
  const ready = useSignal(false);
  useEffect(() => {
    void loadTexts("television", "table").then(() => (ready.value = true));
  }, []);
  const update = session.update.value;
  const closed = session.closed.value;
  if (!ready.value) return <p class="television-wait quiet">{t("loading")}</p>;
  if (closed) return <TableClosed why={closed} />;
  if (!update) return <Waiting session={session} />;
  return <Television session={session} update={update} />;
}

/** Before the host has allowed the television. */
function Waiting({ session }: { session: Session }): JSX.Element {
  const refusal = session.refusal.value;
  return (
    <>
      {!refusal && <ConnectionNotice session={session} />}
      <main class="television-wait stack" id="content">
        <h1>{formatCode(session.code)}</h1>
        <p role="status">{refusal ? describeError(refusal) : t("loading")}</p>
        {refusal?.code === "television-off" && <p class="quiet">{t("television-allow")}</p>}
      </main>
    </>
  );
}

function Television({ session, update }: { session: Session; update: Update }): JSX.Element {
  const { table, play } = update;
  // The settings may name the next game already.
  const game = play?.game ?? table.settings.game;
  const part = usePart(game);
  const who = (seat: number): string => nameSeat(table, seat);
  const view =
    play && makeTelevisionView({ table, you: update.you, play, deck: session.deck.value });
  const over = table.status === "over";
  return (
    <main class="television" id="content">
      <header class="television-top">
        <h1>
          {nameGame(game)}
          <span class="television-now" role="status">
            {writeTelevisionHeadline(update, part, view)}
          </span>
        </h1>
        {session.connection.value === "lost" && <p class="television-lost">{t("error-lost")}</p>}
        <Clock session={session} />
      </header>
      <div class="television-board">
        {view && !over && <GameStage view={view} />}
        {view && over && part && <part.Result view={view} />}
        {!view && <Invitation code={table.code} large />}
      </div>
      <aside class="television-side">
        <ol class="plain television-seats">
          {table.seats.map((info, seat) => (
            <li
              key={seat}
              class={`${play?.to_act.includes(seat) ? "turn" : ""} ${info.away ? "away" : ""}`}
            >
              <span class="television-who">
                <SeatMark seat={seat} />
                <bdi>{isFree(info) ? t("television-free") : who(seat)}</bdi>
                {play?.to_act.includes(seat) && <em>{t("television-turn")}</em>}
              </span>
              {part && view && <part.Badge view={view} seat={seat} />}
            </li>
          ))}
        </ol>
        {part && <LatestSentences session={session} part={part} table={table} />}
        {view && <Invitation code={table.code} />}
      </aside>
    </main>
  );
}

function writeTelevisionHeadline(
  update: Update,
  part: AnyGamePart | null,
  view: GameView | null,
): string {
  return update.table.status === "open" ? t("television-join") : writeHeadline(update, view, part);
}

interface LatestProps {
  readonly session: Session;
  readonly part: AnyGamePart;
  readonly table: Update["table"];
}

/** The latest sentences of the log. */
function LatestSentences({ session, part, table }: LatestProps): JSX.Element {
  const last = writeSentences(session.log.value, part, table).slice(-LOG_SENTENCES);
  return (
    <ol class="plain television-log">
      {last.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}

function Invitation({ code, large = false }: { code: string; large?: boolean }): JSX.Element {
  const size = large ? 420 : 150;
  return (
    <figure class={large ? "television-invite large" : "television-invite"}>
      <img src={`/api/tables/${code}/qr.svg`} alt={t("television-qr")} width={size} height={size} />
      <figcaption>
        <span>{t("television-code")}</span>
        <strong dir="ltr">{formatCode(code)}</strong>
      </figcaption>
    </figure>
  );
}
