// A table: the frame around a game, with its players, its chat and its clock.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { loadTexts, t } from "../i18n";
import { wide } from "../ui/wide";
import type { Update } from "../wire/messages";
import { GameOver } from "./GameOver";
import { playNowFromAddress, claimSeatFromAddress } from "./addressActions";
import { LastSeconds } from "./Clock";
import { PageState } from "./pageState";
import { TableClosed } from "./TableClosed";
import { GameStage } from "./GameStage";
import { writeHeadline } from "./headline";
import { useShortcuts } from "./Shortcuts";
import { ConnectionNotice } from "./ConnectionNotice";
import { Toast } from "./Toast";
import { Lobby } from "./Lobby";
import { nameGame } from "../game/names";
import { formatCode } from "../ui/tableCode";
import { Notices } from "./Notices";
import type { AnyGamePart } from "../game/contract";
import { usePart } from "../game/parts";
import { Seats } from "./Seats";
import { Session } from "./session";
import { Sheets } from "./Sheets";
import { playSounds } from "./sounds";
import { useLogSentences, type Sentence } from "./logSentences";
import "./table.css";
import { LogAndChatBar, LogAndChatColumn } from "./LogAndChat";
import { TopBar } from "./TopBar";

export default function TablePage({
  parts: [code = ""],
}: {
  parts: readonly string[];
}): JSX.Element {
  const [page, setPage] = useState<PageState | null>(null);
  useEffect(() => {
    void loadTexts("table", "refusals").then(() => {
      const opened = new PageState(new Session(code));
      playSounds(opened);
      claimSeatFromAddress(opened);
      addEventListener("hashchange", () => claimSeatFromAddress(opened));
      playNowFromAddress(opened);
      setPage(opened);
    });
  }, []);
  return page ? <Opened page={page} /> : <Waiting />;
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
  const update = session.update.value;
  if (closed) return <TableClosed why={closed} />;
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
  const part = usePart(update.play?.game ?? table.settings.game);
  const log = useLogSentences(page, update, part);
  useShortcuts(page);
  useTitle(page, update);
  const open = table.status === "open";
  const aside = wide.value;
  return (
    <div class={`table ${table.status}`}>
      <a class="skip button" href="#content">
        {t("skip-to-content")}
      </a>
      <TopBar page={page} part={part} />
      <ConnectionNotice session={page.session} />
      <div class="table-middle">
        {!open && <Seats page={page} update={update} part={part} />}
        <main id="content" class="table-main" tabIndex={-1}>
          <Stage page={page} update={update} part={part} />
          <Notices page={page} update={update} />
        </main>
        {aside && <LogAndChatColumn page={page} update={update} log={log} />}
      </div>
      {!aside && <LogAndChatBar page={page} />}
      <Announcer page={page} update={update} part={part} log={log} />
      <Toast page={page} />
      <Sheets page={page} update={update} log={log} />
    </div>
  );
}

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly part: AnyGamePart | null;
}

function Stage({ page, update, part }: Props): JSX.Element {
  const view = page.view.value;
  const { status, seats } = update.table;
  if (status === "open") return <Lobby page={page} update={update} />;
  if (status === "over") return <GameOver page={page} update={update} part={part} />;
  if (view) return <GameStage view={view} />;
  return (
    <div class="table-stage">
      <p class="table-wait">{t("table-behind-doors", { count: seats.length })}</p>
    </div>
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
  return (
    <>
      <p class="aloud" role="status">
        {news.map(({ text }) => text).join(" ")}
      </p>
      <p class="aloud" role="status">
        {writeHeadline(update, page.view.value, part)}
      </p>
      <LastSeconds session={page.session} mine={page.isMyTurn.value} />
    </>
  );
}

function useTitle(page: PageState, { table }: Update): void {
  const where = t("table-title", {
    game: nameGame(table.settings.game),
    code: formatCode(table.code),
  });
  const title = page.isMyTurn.value ? `● ${t("table-your-turn")} – ${where}` : where;
  useEffect(() => {
    // Some window bars show the signs that isolate names.
    document.title = title.replace(/[\u2068\u2069]/g, "");
  }, [title]);
}
