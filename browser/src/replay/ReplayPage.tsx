// The replay of a finished game: a slider over its moments, as any seat saw them or all open.

import { batch, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { formatNumber, loadTexts, t } from "../i18n";
import { GameStage } from "../table/GameStage";
import type { AnyPlay, Deck, Perspective } from "../game/contract";
import { findGame } from "../game/registry";
import { makeReplayView } from "../game/view";
import { TableClosed } from "../table/TableClosed";
import { ConnectionNotice } from "../table/ConnectionNotice";
import { nameSeat } from "../game/names";
import { usePart } from "../game/parts";
import { Session } from "../table/session";
import { Icon } from "../ui/Icon";
import { ErrorPage } from "../ui/ErrorPage";
import { readFault, type Fault } from "../ui/errors";
import { fetchDeck, fetchReplay } from "../wire/api";
import type { Replay } from "../wire/http";
import type { TableInfo, Update } from "../wire/messages";
import { describeMoment, makePlay } from "./moments";
import { MoveReason } from "./MoveReason";
import { OpenHands } from "./OpenHands";
import "./replay.css";

/** How many milliseconds a moment is shown while the replay runs by itself. */
const MOMENT_MS = 1100;

export default function ReplayPage({ parts }: { parts: readonly string[] }): JSX.Element {
  const code = parts[0] ?? "";
  const session = useMemo(() => new Session(code), [code]);
  const ready = useSignal(false);
  useEffect(() => {
    void loadTexts("replay", "table", "why").then(() => (ready.value = true));
  }, []);
  // The table may go on to another game, so the seats are read once.
  const first = useRef<Update | null>(null);
  first.current ??= session.update.value;
  const update = first.current;
  const closed = session.closed.value;
  if (ready.value && closed) return <TableClosed why={closed} />;
  if (!ready.value || !update) {
    return (
      <>
        <ConnectionNotice session={session} />
        <p class="replay-wait quiet">{t("loading")}</p>
      </>
    );
  }
  const asked = Number(new URLSearchParams(location.search).get("game"));
  return <ReplayView update={update} game={asked || update.table.game} />;
}

interface Props {
  readonly update: Update;
  /** The number of the game at this table, from 1. */
  readonly game: number;
}

function ReplayView({ update, game }: Props): JSX.Element {
  const { table } = update;
  const perspective = useSignal<Perspective>(null);
  const replay = useSignal<Replay | null>(null);
  const at = useSignal(0);
  const running = useSignal(false);
  const fault = useSignal<Fault | null>(null);
  const deck = useSignal<Deck>(null);
  const name = replay.value?.game ?? null;
  const moments = replay.value?.moments ?? [];
  const part = usePart(name);
  const requests = useRef(0);

  /** Fetch and show the moments from another perspective. */
  const show = (wanted: Perspective): void => {
    const nth = ++requests.current;
    fetchReplay(table.code, game, wanted).then(
      (fetched) => {
        // The reader may have chosen another perspective meanwhile.
        if (nth !== requests.current) return;
        batch(() => {
          perspective.value = wanted;
          replay.value = fetched;
        });
      },
      (error: unknown) => (fault.value = readFault(error)),
    );
  };
  useEffect(() => show(null), []);
  useEffect(() => {
    if (!name || !findGame(name)?.hasPictures) return;
    fetchDeck(table.code, game).then(
      ({ cards }) => (deck.value = cards),
      () => null, // the cards are shown without their pictures
    );
  }, [name]);

  const last = Math.max(0, moments.length - 1);
  useEffect(() => {
    if (!running.value) return;
    const timer = setInterval(() => {
      if (at.value < last) at.value += 1;
      else running.value = false;
    }, MOMENT_MS);
    return () => clearInterval(timer);
  }, [running.value, last]);

  if (fault.value) return <ErrorPage title={t("replay-title")} fault={fault.value} />;
  const moment = moments[Math.min(at.value, last)];
  if (!moment || !name || !part) return <p class="replay-wait quiet">{t("loading")}</p>;

  const who = (seat: number): string => nameSeat(table, seat);
  const play = makePlay(name, part, moment, at.value, perspective.value);
  const seat = typeof perspective.value === "number" ? perspective.value : null;
  const go = (to: number): void => {
    running.value = false;
    at.value = Math.max(0, Math.min(last, to));
  };
  return (
    <main class="replay" id="content">
      <header class="replay-top row">
        <a class="button" href={`/t/${table.code}`}>
          <Icon name="previous" />
          {t("replay-back")}
        </a>
        <h1>{t("replay-title")}</h1>
        <label class="replay-perspective">
          <span>{t("replay-perspective")}</span>
          <select
            value={String(perspective.value ?? "")}
            onChange={(event) => show(readPerspective(event.currentTarget.value))}
          >
            <option value="">{t("replay-spectator")}</option>
            {listSeats(play, table).map((number) => (
              <option key={number} value={number}>
                {who(number)}
              </option>
            ))}
            <option value="all">{t("replay-all")}</option>
          </select>
        </label>
      </header>
      <GameStage view={makeReplayView(table, play, deck.value, seat)} />
      {perspective.value === "all" && (
        <OpenHands part={part} moment={moment} deck={deck.value} who={who} />
      )}
      <footer class="replay-controls">
        <p class="replay-said" role="status" tabIndex={0}>
          {describeMoment(part, play, moment, who) || t("replay-start")}
        </p>
        {moment.bot && (
          <MoveReason
            key={at.value}
            part={part}
            code={table.code}
            game={game}
            move={at.value}
            deck={deck.value}
            who={who}
          />
        )}
        <div class="row" dir="ltr">
          <button type="button" aria-label={t("replay-previous")} onClick={() => go(at.value - 1)}>
            <Icon name="back" />
          </button>
          <button
            type="button"
            aria-label={running.value ? t("replay-pause") : t("replay-play")}
            onClick={() => {
              if (at.value >= last) at.value = 0;
              running.value = !running.value;
            }}
          >
            <Icon name={running.value ? "pause" : "play"} />
          </button>
          <button type="button" aria-label={t("replay-next")} onClick={() => go(at.value + 1)}>
            <Icon name="forth" />
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={at.value}
            aria-label={t("replay-moment")}
            aria-valuetext={t("replay-at", { number: at.value, count: last })}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <output>{`${formatNumber(at.value)} / ${formatNumber(last)}`}</output>
          <a
            class="button"
            href={`/api/tables/${table.code}/record?game=${game}`}
            aria-label={t("replay-record")}
            download
          >
            <Icon name="download" />
          </a>
        </div>
      </footer>
    </main>
  );
}

/** The seats of the game; the table may have another number of them by now. */
function listSeats({ public: shown }: AnyPlay, table: TableInfo): readonly number[] {
  const { players = table.seats } = shown as { readonly players?: readonly unknown[] };
  return players.map((_, seat) => seat);
}

function readPerspective(value: string): Perspective {
  return value === "all" ? "all" : value === "" ? null : Number(value);
}
