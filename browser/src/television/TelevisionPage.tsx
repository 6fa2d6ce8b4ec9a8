// The television: the table for everybody in a room, who play on their phones.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { loadTexts, t } from "../i18n";
import { Caption } from "../scenes/Caption";
import { Confetti } from "../scenes/Confetti";
import { Director, nameMoment } from "../scenes/director";
import { NO_SCENE } from "../scenes/player";
import { SceneEffects } from "../scenes/SceneEffects";
import { allowSounds } from "../scenes/sounds";
import { Clock } from "../table/Clock";
import { describeEndVote, describeHostRequest } from "../table/openRequests";
import { TableClosed } from "../table/TableClosed";
import { GameStage } from "../table/GameStage";
import type { GameView, SceneView } from "../game/contract";
import { ConnectionNotice } from "../table/ConnectionNotice";
import { nameGame } from "../game/names";
import { usePart } from "../game/parts";
import { makeTelevisionView } from "../game/watchedView";
import { formatCode } from "../ui/tableCode";
import { talk } from "../table/later";
import { LateContent } from "../ui/late";
import { describeEnd, findWinners } from "../table/gameEnd";
import { writeHeadline } from "../table/headline";
import { Session } from "../table/session";
import { type Sentence, writeSentences } from "../table/logSentences";
import "../table/topbar.css";
import { describeError } from "../ui/errors";
import { whenIdle } from "../ui/idle";
import type { Update } from "../wire/messages";
import { Lobby } from "./Lobby";
import { QrCode } from "./QrCode";
import { SeatTiles } from "./SeatTiles";
import { SoundButton } from "./SoundButton";
import "./television.css";

/** How many sentences of the log are shown at most, if there is room. */
const LOG_SENTENCES = 6;

/** More seats than this stand in two columns. */
const ROOMY_SEATS = 6;

export default function TelevisionPage({
  parts,
}: {
  parts: readonly string[];
}): JSX.Element | null {
  const code = parts[0] ?? "";
  const director = useMemo(() => new Director(new Session(code, true)), [code]);
  const { session } = director;
  const ready = useSignal(false);
  useEffect(() => {
    void loadTexts("television", "table", "lobby", "sheets").then(
      () => (ready.value = true),
      () => null, // the page stays empty, and main.tsx shows what went wrong
    );
    allowSounds();
  }, []);
  const update = director.update.value;
  const closed = session.closed.value;
  if (!ready.value) return null;
  if (closed) return <TableClosed why={closed} />;
  if (!update) return <Waiting session={session} />;
  return <Television director={director} update={update} />;
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

function Television({ director, update }: { director: Director; update: Update }): JSX.Element {
  const { session } = director;
  const { table, play } = update;
  // The settings may name the next game already.
  const game = play?.game ?? table.settings.game;
  const part = usePart(game);
  useEffect(() => part?.later && whenIdle(() => void part.later?.load().catch(() => null)), [part]);
  const clueTalk = useMemo(
    () => part?.clues?.followTalk(session, () => undefined),
    [part, session],
  );
  const scene = director.player.view.value;
  const makeView = (of: Update, sceneView: SceneView): GameView | null =>
    of.play &&
    makeTelevisionView(
      { ...of, play: of.play, deck: session.deck.value, scene: sceneView },
      clueTalk?.makeTalk(of),
    );
  const view = makeView(update, scene);
  const settled = director.settled.value ?? update;
  // An abandoned game has no result: its board stays.
  const over = table.status === "over" && !table.abandoned && !scene.beat;
  /** Whether the television was there before the game ended. */
  const sawGame = useRef(false);
  if (view && table.status !== "over") sawGame.current = true;
  const log = part ? writeSentences(director.log.value, part, table, null) : [];
  const captioned = view !== null && (table.status === "playing" || scene.beat !== null);
  // Results and pictures have names on them, and need the room.
  const alone = view !== null && (over || (part?.showsPictures?.(view) ?? false));
  const many = table.seats.length > ROOMY_SEATS;
  return (
    <main
      class={`television${many ? " many" : ""}${alone ? " alone" : ""}`}
      id="content"
      data-scene={scene.beat?.name}
      data-shown={nameMoment(director.settled.value)}
    >
      <SceneEffects beat={scene.beat} />
      {over && sawGame.current && findWinners(update).length > 0 && <Confetti />}
      <header class="television-top">
        <h1>
          <span class="television-game">{nameGame(game)}</span>
          <span class="television-now" role="status" data-gap>
            {settled.table.status === "open"
              ? t("television-join")
              : settled.table.status === "over" && !director.player.isGreat.value
                ? describeEnd(settled)
                : writeHeadline(settled, makeView(settled, NO_SCENE), part, director.player)}
          </span>
        </h1>
        {session.connection.value === "lost" && <p class="television-lost">{t("error-lost")}</p>}
        <p class="television-question" role="status">
          {describeHostRequest(update) || describeEndVote(update)}
        </p>
        <Clock session={session} />
        {view && <Invitation code={table.code} />}
        <SoundButton words={!view} />
      </header>
      <div class="television-board">
        {captioned && <Caption log={log} />}
        {view && !over && <GameStage view={view} />}
        {view && over && part && <part.Result view={view} />}
        {!view && <Lobby session={session} game={game} table={table} />}
      </div>
      {session.heard.value && (
        <LateContent late={talk} quiet>
          {({ Bubbles }) => <Bubbles session={session} table={table} />}
        </LateContent>
      )}
      {!alone && (
        <aside class="television-side">
          <SeatTiles update={update} settled={settled} part={part} view={view} />
          {/* The caption tells the last one. */}
          {view && <LatestSentences log={captioned ? log.slice(0, -1) : log} />}
        </aside>
      )}
    </main>
  );
}

/** The latest sentences of the log, the newest first: whole ones, as many as there is room for. */
function LatestSentences({ log }: { log: readonly Sentence[] }): JSX.Element {
  return (
    <ol class="plain television-log">
      {log
        .slice(-LOG_SENTENCES)
        .reverse()
        .map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
    </ol>
  );
}

/** For those who come later. */
function Invitation({ code }: { code: string }): JSX.Element {
  return (
    <figure class="television-invite" data-gap>
      <QrCode code={code} />
      <figcaption>
        <span class="aloud">{t("television-code")}</span>
        <strong dir="ltr">{formatCode(code)}</strong>
      </figcaption>
    </figure>
  );
}
