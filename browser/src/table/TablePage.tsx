// A table: the frame around a game, with its players, its chat and its clock.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { loadTexts, t } from "../i18n";
import { mayBeShortcut } from "../ui/keys";
import { LateContent } from "../ui/late";
import { useTitle } from "../ui/useTitle";
import { wide } from "../ui/wide";
import type { Update } from "../wire/messages";
import { Caption } from "../scenes/Caption";
import { nameMoment } from "../scenes/director";
import { SceneEffects } from "../scenes/SceneEffects";
import { allowSounds, makeSound } from "../scenes/sounds";
import { LastSeconds } from "./Clock";
import { addressActions, gameOver, keys, lobby, sheets, talk, useLoadAhead } from "./later";
import { PageState } from "./pageState";
import { GameStage } from "./GameStage";
import { writeHeadline } from "./headline";
import { ConnectionNotice } from "./ConnectionNotice";
import { Toast } from "./Toast";
import { nameGame } from "../game/names";
import { formatCode } from "../ui/tableCode";
import { Notices } from "./Notices";
import type { AnyGamePart, GameView } from "../game/contract";
import { usePart } from "../game/parts";
import { Seats } from "./Seats";
import { Session } from "./session";
import { SheetLayer } from "./SheetLayer";
import { useLogSentences, type Sentence } from "./logSentences";
import "./table.css";
import { LogAndChatBar, LogAndChatColumn } from "./LogAndChat";
import { TopBar } from "./TopBar";

export default function TablePage({
  parts: [code = ""],
}: {
  parts: readonly string[];
}): JSX.Element | null {
  const [page, setPage] = useState<PageState | null>(null);
  useEffect(() => {
    void loadTexts("table").then(
      () => {
        const opened = new PageState(new Session(code));
        allowSounds();
        opened.isMyTurn.subscribe((mine) => mine && makeSound("turn"));
        const follow = (): void => {
          if (/^#(now|claim)/.test(location.hash))
            addressActions.use(({ followAddress }) => followAddress(opened.session));
        };
        follow();
        addEventListener("hashchange", follow);
        setPage(opened);
      },
      () => null, // the page stays empty, and main.tsx shows what went wrong
    );
  }, []);
  return page && <Opened page={page} />;
}

function Waiting(): JSX.Element {
  return (
    <main id="content" class="table-waiting">
      <p class="quiet">{t("loading")}</p>
    </main>
  );
}

function Opened({ page }: { page: PageState }): JSX.Element {
  const { session } = page;
  const closed = session.closed.value;
  const update = page.update.value;
  if (closed) {
    return (
      <LateContent late={sheets}>{({ TableClosed }) => <TableClosed why={closed} />}</LateContent>
    );
  }
  if (!update) {
    return (
      <>
        <ConnectionNotice session={session} />
        <Waiting />
        <Toast page={page} />
      </>
    );
  }
  return <Frame page={page} update={update} />;
}

function Frame({ page, update }: { page: PageState; update: Update }): JSX.Element {
  const { table } = update;
  const part = usePart(update.play?.game ?? null);
  const log = useLogSentences(page, update, part);
  useShortcuts(page);
  useLoadAhead(page, update);
  useTitle(writeTitle(page.isMyTurn.value, update), page.isMyTurn.value);
  const open = table.status === "open";
  const aside = wide.value;
  const view = page.view.value;
  const status = findShownStatus(update, view);
  useHurry(page);
  return (
    <div
      class={`table ${status}`}
      data-scene={view?.scene.beat?.name}
      data-shown={nameMoment(page.director.settled.value)}
    >
      <a class="skip button" href="#content">
        {t("skip-to-content")}
      </a>
      <TopBar page={page} part={part} />
      <ConnectionNotice session={page.session} />
      <div class="table-middle">
        {!open && <Seats page={page} update={update} part={part} />}
        <main id="content" class="table-main" tabIndex={-1}>
          {view && (status === "playing" || view.scene.beat) && (
            <Caption log={log} since={page.recentLine.value} />
          )}
          <Stage page={page} update={update} part={part} />
          <Notices page={page} update={update} part={part} log={log} />
        </main>
        {aside && <LogAndChatColumn page={page} update={update} log={log} />}
      </div>
      {!aside && <LogAndChatBar page={page} />}
      <SceneEffects beat={view?.scene.beat ?? null} />
      <Announcer page={page} update={page.director.settled.value ?? update} part={part} log={log} />
      <Toast page={page} />
      {page.session.heard.value && (
        <LateContent late={talk} quiet>
          {({ Bubbles }) => <Bubbles session={page.session} table={table} />}
        </LateContent>
      )}
      <SheetLayer page={page} update={update} log={log} />
    </div>
  );
}

/** The status as the page shows it: a game is not over before its last scene is. */
function findShownStatus({ table }: Update, view: GameView | null): Update["table"]["status"] {
  return table.status === "over" && view?.scene.beat ? "playing" : table.status;
}

/** The keys of the table are loaded later; one that is pressed before waits for them. */
function useShortcuts(page: PageState): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (mayBeShortcut(event)) keys.use(({ pressKey }) => pressKey(page, event));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [page]);
}

/** Keys that say nothing about what the reader wants to do next. */
const IDLE_KEYS: readonly string[] = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** Lets a reader who acts early skip ahead: by a beat with a tap on the board, as far as possible with
 * a key or a tap on what is marked with `data-acts`, such as the hand. */
function useHurry({ director }: PageState): void {
  useLayoutEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      // Before the click, which is meant for what is shown then.
      if (target instanceof Element && target.closest("#content [data-acts]")) director.hurry();
    };
    // A click and not a press, so that the reader can move the board about.
    const tap = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || !target.closest("#content")) return;
      const isForBoard = !target.closest("button, a") || target.closest("[data-advances]");
      const { beat } = director.player.view.peek();
      if (isForBoard && !beat?.waits && !target.closest("[data-acts]")) director.player.advance();
    };
    const type = ({ key, target }: KeyboardEvent): void => {
      const isOn = (selector: string): boolean =>
        target instanceof Element && target.closest(selector) !== null;
      const isPress = key === "Enter" || key === " ";
      if (isOn("input, textarea, dialog") || (isPress && isOn("button, a, summary"))) return;
      if (!IDLE_KEYS.includes(key)) director.hurry();
    };
    addEventListener("pointerdown", press, true);
    addEventListener("click", tap, true);
    addEventListener("keydown", type, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("click", tap, true);
      removeEventListener("keydown", type, true);
    };
  }, [director]);
}

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly part: AnyGamePart | null;
}

function Stage({ page, update, part }: Props): JSX.Element {
  const view = page.view.value;
  const status = findShownStatus(update, view);
  if (status === "open") {
    return (
      <LateContent late={lobby}>{({ Lobby }) => <Lobby page={page} update={update} />}</LateContent>
    );
  }
  if (status === "over") {
    return (
      <LateContent late={gameOver}>
        {({ GameOver }) => <GameOver page={page} update={update} part={part} />}
      </LateContent>
    );
  }
  if (view) return <GameStage view={view} />;
  return (
    <LateContent late={sheets}>{({ BehindDoors }) => <BehindDoors {...update} />}</LateContent>
  );
}

/** The headline and the news, for readers with a screen reader. */
function Announcer({
  page,
  update,
  part,
  log,
}: Props & { readonly log: readonly Sentence[] }): JSX.Element {
  const line = log.at(-1)?.line;
  const news = log.filter((sentence) => sentence.line === line);
  const hasRareNews = useRef(false);
  hasRareNews.current ||= Boolean(update.end_vote ?? update.host_request);
  return (
    <>
      <p class="aloud" role="status">
        {news.map(({ text }) => text).join(" ")}
      </p>
      <p class="aloud" role="status">
        {writeHeadline(update, page.settledView.value, part, page.director.player)}
      </p>
      <div class="aloud" role="status">
        {hasRareNews.current && (
          <LateContent late={sheets} quiet>
            {({ RareAnnouncements }) => <RareAnnouncements update={update} />}
          </LateContent>
        )}
      </div>
      <LastSeconds session={page.session} mine={page.isMyTurn.value} />
    </>
  );
}

/** What a table is called in a list of tabs. */
function writeTitle(mine: boolean, { table }: Update): string {
  const where = t("table-title", {
    game: nameGame(table.settings.game),
    code: formatCode(table.code),
  });
  return mine ? `● ${t("table-your-turn")} – ${where}` : where;
}
