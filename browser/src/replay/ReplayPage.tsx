// The replay of a finished game, all open or as any seat saw it.

import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { loadTexts, t } from "../i18n";
import { GameStage } from "../table/GameStage";
import type { AnyPlay, Perspective, SceneView } from "../game/contract";
import { makeReplayView } from "../game/watchedView";
import { TableClosed } from "../table/TableClosed";
import { ConnectionNotice } from "../table/ConnectionNotice";
import { nameSeat } from "../game/names";
import { SceneEffects } from "../scenes/SceneEffects";
import { allowSounds } from "../scenes/sounds";
import { Session } from "../table/session";
import { shuffleCheck } from "../shuffle/later";
import { Icon } from "../ui/Icon";
import { ErrorPage } from "../ui/ErrorPage";
import { LateContent } from "../ui/late";
import { wide } from "../ui/wide";
import type { Moment } from "../wire/http";
import type { TableInfo, Update } from "../wire/messages";
import { Controls } from "./Controls";
import { type Jump, useReplayKeys } from "./keys";
import { describeMoment, findMover, listHands, makePlay } from "./moments";
import { MoveList } from "./MoveList";
import { MoveReason } from "./MoveReason";
import { OpenHands } from "./OpenHands";
import { Players } from "./Players";
import { useReasons } from "./reasons";
import "./replay.css";
import { findChapterMoment, useStory } from "./story";
import { type ReplayData, useReplay } from "./useReplay";
import { useReplayPart, type ReplayPart } from "./useReplayPart";
import { useReplayScene } from "./useReplayScene";

/** How many milliseconds a moment stays after its scene, while the replay runs by itself. */
const MOMENT_MS = 800;

export default function ReplayPage({ parts }: { parts: readonly string[] }): JSX.Element | null {
  const code = parts[0] ?? "";
  const session = useMemo(() => new Session(code), [code]);
  const ready = useSignal(false);
  useEffect(() => {
    void loadTexts("replay", "table", "why").then(
      () => (ready.value = true),
      () => null, // the page stays empty, and main.tsx shows what went wrong
    );
    allowSounds();
  }, []);
  // The table may go on to another game, so the seats are read once.
  const first = useRef<Update | null>(null);
  first.current ??= session.update.value;
  const update = first.current;
  const closed = session.closed.value;
  if (!ready.value) return null;
  if (closed) return <TableClosed why={closed} />;
  if (!update) {
    return (
      <>
        <ConnectionNotice session={session} />
        <p class="replay-wait quiet">{t("loading")}</p>
      </>
    );
  }
  const asked = Number(new URLSearchParams(location.search).get("game"));
  return <ReplayLoader table={update.table} game={asked || update.table.game} />;
}

interface Game {
  readonly table: TableInfo;
  /** The number of the game at this table, from 1. */
  readonly game: number;
}

function ReplayLoader({ table, game }: Game): JSX.Element {
  const at = useSignal(0);
  const data = useReplay(table.code, game, at);
  const part = useReplayPart(data.game);
  if (data.fault) return <ErrorPage title={t("replay-title")} fault={data.fault} />;
  const { moment, game: name } = data;
  if (!moment || !name || !part) return <p class="replay-wait quiet">{t("loading")}</p>;
  return (
    <Theatre
      table={table}
      game={game}
      at={at}
      data={data}
      part={part}
      moment={moment}
      play={makePlay(name, part, moment, at.value, data.perspective)}
    />
  );
}

interface Props extends Game {
  /** The number of the moment that is shown, from 0. */
  readonly at: Signal<number>;
  readonly data: ReplayData;
  readonly part: ReplayPart;
  readonly moment: Moment;
  /** The moment as a play that asks nobody for a move. */
  readonly play: AnyPlay;
}

function Theatre({ table, game, at, data, part, moment, play }: Props): JSX.Element {
  const running = useSignal(false);
  const who = (seat: number): string => nameSeat(table, seat);
  const asked = useSignal(false);
  const { Insight } = part;
  const { perspective, deck } = data;
  const seat = typeof perspective === "number" ? perspective : null;
  const { lines, moves } = useStory(table.code, game, part, who, seat);
  const last = data.length - 1;
  const scene = useReplayScene(part, play, at.value);
  const isShown = scene.beat === null;
  /** The last moment that has been shown to its end. */
  const shownAt = isShown ? at.value : at.value - 1;
  useEffect(() => {
    if (!running.value || !isShown) return;
    const timer = setTimeout(() => {
      if (at.value < last) at.value += 1;
      else running.value = false;
    }, MOMENT_MS);
    return () => clearTimeout(timer);
  }, [running.value, last, at.value, isShown]);
  const go = (to: number): void => {
    running.value = false;
    at.value = Math.max(0, Math.min(last, to));
  };
  const jump = (jump: Jump): void => {
    if (jump === "toggle") {
      if (at.value >= last) at.value = 0;
      running.value = !running.value;
      return;
    }
    go(
      {
        back: at.value - 1,
        on: at.value + 1,
        chapterBack: findChapterMoment(moves, at.value, "back"),
        chapterOn: findChapterMoment(moves, at.value, "on"),
        first: 0,
        last,
      }[jump],
    );
  };
  useReplayKeys(jump);

  const seats = listSeats(play, table);
  const hands = listHands(moment, perspective);
  const mover = findMover(moment);
  // A reason gives away what its bot knew. Who looks on with less may first want to guess.
  const isOpen = perspective === "all" || (seat !== null && seat === mover) || asked.value;
  const { reasons, fault } = useReasons(table.code, game, moves, at.value, isOpen);
  const view = makeReplayView(table, play, deck, seat, hands, scene);
  return (
    <main class="replay-page" id="content">
      <header class="replay-top row">
        <a class="button" href={`/t/${table.code}`}>
          <Icon name="previous" />
          <span>{t("replay-back")}</span>
        </a>
        <h1>{t("replay-title")}</h1>
        <PerspectiveSelect data={data} seats={seats} who={who} />
        <a
          class="button"
          href={`/api/tables/${table.code}/record?game=${game}`}
          aria-label={t("replay-record")}
          title={t("replay-record")}
          download
        >
          <Icon name="download" />
        </a>
      </header>
      <SceneEffects beat={scene.beat} />
      <Players part={part} view={view} seats={seats} mover={mover} hands={hands} />
      <div class="replay-body">
        <div class="replay-stage">
          <GameStage view={view} />
        </div>
        <section class="replay-now">
          <p class="replay-said" role="status">
            {describeMoment(part, cutNews(play, scene), moment, who, seat) || t("replay-start")}
          </p>
          {data.abandoned && at.value === last && (
            <p class="replay-said" role="status">
              {t("table-abandoned")}
            </p>
          )}
          {moment.bot &&
            (isOpen ? (
              <MoveReason
                part={part}
                answer={reasons.get(at.value)}
                fault={fault}
                deck={deck}
                who={who}
                open={hands}
              />
            ) : (
              <button type="button" onClick={() => (asked.value = true)}>
                <Icon name="bot" />
                {t("replay-why")}
              </button>
            ))}
        </section>
        {Insight && (
          <section class="replay-insight">
            <Insight replay={{ view, game, lines, at: shownAt, go }} />
          </section>
        )}
        {hands.length > 0 && !wide.value && (
          <OpenHands part={part} hands={hands} deck={deck} who={who} />
        )}
        <MoveList part={part} moves={moves} at={shownAt} go={go} />
        <section class="replay-shuffle">
          <LateContent late={shuffleCheck} quiet>
            {({ ShuffleCheck }) => <ShuffleCheck table={table} game={game} />}
          </LateContent>
        </section>
      </div>
      <Controls
        at={at.value}
        last={last}
        running={running.value}
        moves={moves}
        jump={jump}
        go={go}
      />
    </main>
  );
}

/** The play with the news that its scene has told. */
function cutNews(play: AnyPlay, { beat }: SceneView): AnyPlay {
  if (!beat) return play;
  return { ...play, public: { ...play.public, news: play.public.news.slice(0, beat.told) } };
}

/** Chooses whose knowledge is shown. */
function PerspectiveSelect(props: {
  data: ReplayData;
  seats: readonly number[];
  who: (seat: number) => string;
}): JSX.Element {
  const { perspective, show } = props.data;
  return (
    <label class="replay-perspective">
      <span>{t("replay-perspective")}</span>
      <select
        value={String(perspective ?? "")}
        onChange={(event) => show(readPerspective(event.currentTarget.value))}
      >
        <option value="all">{t("replay-all")}</option>
        <option value="">{t("replay-spectator")}</option>
        {props.seats.map((seat) => (
          <option key={seat} value={seat}>
            {props.who(seat)}
          </option>
        ))}
      </select>
    </label>
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
