// A finished game again: a slider over its moments, from any seat's knowledge or with all open.

import { batch, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { digits, need, t } from "../i18n";
import { GameStage } from "../table/GameStage";
import type { GameView } from "../game/contract";
import { Ended } from "../table/Ended";
import { LineNotice } from "../table/Line";
import { seatName } from "../table/names";
import { usePart } from "../table/parts";
import { Session } from "../table/session";
import { Icon } from "../ui/Icon";
import { Wrong } from "../ui/Wrong";
import { Refusal, deckOf, moments, type Moment, type Picture } from "../wire/api";
import type { Update } from "../wire/messages";
import { Hands } from "./Hands";
import { Why } from "./Why";
import { gameOf, viewOf, playOf, type Eyes } from "./moments";
import "./replay.css";

/** In a replay nobody is aimed at. */
const targets = signal<ReadonlyMap<number, () => void>>(new Map());

/** Milliseconds that a moment is shown while the replay runs by itself. */
const PACE = 1100;

export default function ReplayPage({ parts }: { parts: readonly string[] }): JSX.Element {
  const code = parts[0] ?? "";
  const session = useMemo(() => new Session(code), [code]);
  const ready = useSignal(false);
  useEffect(() => {
    void need("replay", "table", "why").then(() => (ready.value = true));
  }, []);
  // The table may go on to another game; who sat where is read once.
  const first = useRef<Update | null>(null);
  first.current ??= session.update.value;
  const update = first.current;
  const ended = session.ended.value;
  if (ready.value && ended) return <Ended why={ended} />;
  if (!ready.value || !update) {
    return (
      <>
        <LineNotice session={session} />
        <p class="replay-wait quiet">{t("loading")}</p>
      </>
    );
  }
  const asked = Number(new URLSearchParams(location.search).get("game"));
  return <Replay update={update} game={asked || update.table.game} />;
}

interface Props {
  readonly update: Update;
  /** Which of the table's games. */
  readonly game: number;
}

function Replay({ update, game }: Props): JSX.Element {
  const { table } = update;
  const eyes = useSignal<Eyes>(null);
  const shown = useSignal<readonly Moment[]>([]);
  const at = useSignal(0);
  const running = useSignal(false);
  const wrong = useSignal<string | null>(null);
  const deck = useSignal<readonly Picture[] | null>(null);
  const name = shown.value[0] ? gameOf(shown.value[0]) : null;
  const part = usePart(name);
  const looks = useRef(0);

  /** Look with other eyes: what they knew has to be fetched first. */
  const showEyes = (wanted: Eyes): void => {
    const nth = ++looks.current;
    moments(table.code, game, wanted).then(
      (all) => {
        // Other eyes may have been asked for meanwhile.
        if (nth !== looks.current) return;
        batch(() => {
          eyes.value = wanted;
          shown.value = all;
        });
      },
      (error: unknown) => (wrong.value = error instanceof Refusal ? error.code : "unknown"),
    );
  };
  useEffect(() => showEyes(null), []);
  useEffect(() => {
    if (name !== "dixit") return;
    deckOf(table.code, game).then(
      ({ cards }) => (deck.value = cards),
      () => null, // the cards lie there without their pictures
    );
  }, [name]);

  const last = Math.max(0, shown.value.length - 1);
  useEffect(() => {
    if (!running.value) return;
    const timer = setInterval(() => {
      if (at.value < last) at.value += 1;
      else running.value = false;
    }, PACE);
    return () => clearInterval(timer);
  }, [running.value, last]);

  if (wrong.value) return <Wrong title={t("replay-title")} code={wrong.value} />;
  const moment = shown.value[Math.min(at.value, last)];
  if (!moment || !name) return <p class="replay-wait quiet">{t("loading")}</p>;

  const who = (seat: number): string => seatName(table, seat);
  const play = playOf(name, moment, at.value, eyes.value);
  const seat = typeof eyes.value === "number" ? eyes.value : null;
  const now: GameView = {
    table,
    you: update.you,
    play,
    deck: deck.value,
    place: "replay",
    answered: true,
    who,
    choose: () => undefined,
    targets,
  };
  const said = part ? play.public.news.map((news) => part.said(news, who)) : [];
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
        <label class="replay-eyes">
          <span>{t("replay-eyes")}</span>
          <select
            value={String(eyes.value ?? "")}
            onChange={(event) => showEyes(eyesOf(event.currentTarget.value))}
          >
            <option value="">{t("replay-spectator")}</option>
            {play.public.players.map((_, number) => (
              <option key={number} value={number}>
                {who(number)}
              </option>
            ))}
            <option value="all">{t("replay-all")}</option>
          </select>
        </label>
      </header>
      <GameStage view={viewOf(now, play, seat)} />
      {eyes.value === "all" && <Hands game={name} moment={moment} deck={deck.value} who={who} />}
      <footer class="replay-controls">
        <p class="replay-said" role="status" tabIndex={0}>
          {said.filter(Boolean).join(" ") || t("replay-start")}
        </p>
        {moment.bot && (
          <Why
            key={at.value}
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
          <output>{`${digits(at.value)} / ${digits(last)}`}</output>
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

function eyesOf(value: string): Eyes {
  return value === "all" ? "all" : value === "" ? null : Number(value);
}
