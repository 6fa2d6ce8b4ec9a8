// A television: the table for a room. Phones hold the hands.

import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { need, t } from "../i18n";
import { Clock } from "../table/Clock";
import { Ended } from "../table/Ended";
import { GameStage } from "../table/GameStage";
import type { GameView } from "../game/contract";
import { LineNotice } from "../table/Line";
import { gameTitle, isFree, seatName, spoken } from "../table/names";
import { gameName, usePart, type AnyPart } from "../table/parts";
import { Session } from "../table/session";
import { sentences } from "../table/story";
import "../table/topbar.css";
import { SeatMark } from "../ui/SeatMark";
import { excuse } from "../ui/Wrong";
import type { Update } from "../wire/messages";
import "./screen.css";

/** So many of the last things that happened are shown. */
const LAST = 5;
/** Nobody is aimed at from a television. */
const targets = signal<ReadonlyMap<number, () => void>>(new Map());

export default function ScreenPage({ parts }: { parts: readonly string[] }): JSX.Element {
  const code = parts[0] ?? "";
  const session = useMemo(() => new Session(code, true), [code]);
  const ready = useSignal(false);
  useEffect(() => {
    void need("screen", "table").then(() => (ready.value = true));
  }, []);
  const update = session.update.value;
  const ended = session.ended.value;
  if (!ready.value) return <p class="screen-wait quiet">{t("loading")}</p>;
  if (ended) return <Ended why={ended} />;
  if (!update) return <Waiting session={session} />;
  return <Screen session={session} update={update} />;
}

/** Not let in yet: the host has to allow it. */
function Waiting({ session }: { session: Session }): JSX.Element {
  const refusal = session.refusal.value;
  return (
    <>
      {!refusal && <LineNotice session={session} />}
      <main class="screen-wait stack" id="content">
        <h1>{spoken(session.code)}</h1>
        <p role="status">{refusal ? excuse(refusal.code) : t("loading")}</p>
        {refusal?.code === "no-screen" && <p class="quiet">{t("screen-allow")}</p>}
      </main>
    </>
  );
}

function Screen({ session, update }: { session: Session; update: Update }): JSX.Element {
  const { table, play } = update;
  // The settings may name another game already: the next one.
  const game = play?.game ?? table.settings.game;
  const part = usePart(gameName(game));
  const who = (seat: number): string => seatName(table, seat);
  const view: GameView | null = play && {
    table,
    you: update.you,
    play: { ...play, choices: [] },
    deck: session.deck.value,
    place: "screen",
    answered: true,
    who,
    choose: () => undefined,
    targets,
  };
  const over = table.status === "over";
  return (
    <main class="screen" id="content">
      <header class="screen-top">
        <h1>
          {gameTitle(game)}
          <span class="screen-now" role="status">
            {now(update, part, view)}
          </span>
        </h1>
        {session.line.value === "lost" && <p class="screen-lost">{t("error-lost")}</p>}
        <Clock session={session} />
      </header>
      <div class="screen-board">
        {view && !over && <GameStage view={view} />}
        {view && over && part && <part.Result view={view} />}
        {!view && <Invitation code={table.code} large />}
      </div>
      <aside class="screen-side">
        <ol class="plain screen-seats">
          {table.seats.map((info, seat) => (
            <li
              key={seat}
              class={`${play?.to_act.includes(seat) ? "turn" : ""} ${info.away ? "away" : ""}`}
            >
              <span class="screen-who">
                <SeatMark seat={seat} />
                <bdi>{isFree(info) ? t("screen-free") : who(seat)}</bdi>
                {play?.to_act.includes(seat) && <em>{t("screen-turn")}</em>}
              </span>
              {part && view && <part.Badge view={view} seat={seat} />}
            </li>
          ))}
        </ol>
        {part && <Story session={session} part={part} table={table} />}
        {view && <Invitation code={table.code} />}
      </aside>
    </main>
  );
}

function now({ table }: Update, part: AnyPart | null, view: GameView | null): string {
  if (table.status === "open") return t("screen-join");
  if (table.status === "over") return t("table-over");
  if (!view || !part) return t("table-playing");
  return table.status === "resting" ? t("table-resting") : part.headline(view);
}

interface StoryProps {
  readonly session: Session;
  readonly part: AnyPart;
  readonly table: Update["table"];
}

function Story({ session, part, table }: StoryProps): JSX.Element {
  const last = sentences(session.story.value, part, table).slice(-LAST);
  return (
    <ol class="plain screen-story">
      {last.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}

function Invitation({ code, large = false }: { code: string; large?: boolean }): JSX.Element {
  const size = large ? 420 : 150;
  return (
    <figure class={large ? "screen-invite large" : "screen-invite"}>
      <img src={`/api/tables/${code}/qr.svg`} alt={t("screen-qr")} width={size} height={size} />
      <figcaption>
        <span>{t("screen-code")}</span>
        <strong dir="ltr">{spoken(code)}</strong>
      </figcaption>
    </figure>
  );
}
