// A table: the frame around a game, with its people, its talk and its clock.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { need, t } from "../i18n";
import { wide } from "../ui/wide";
import type { Update } from "../wire/messages";
import { After } from "./After";
import { playNow, takeSeat } from "./arriving";
import { LastSeconds } from "./Clock";
import { Desk } from "./desk";
import { Ended } from "./Ended";
import { GameStage } from "./GameStage";
import { headline } from "./headline";
import { useKeys } from "./Keys";
import { LineNotice, Toast } from "./Line";
import { Lobby } from "./Lobby";
import { gameTitle, spoken } from "./names";
import { Notices } from "./Notices";
import { gameName, usePart, type AnyPart } from "./parts";
import { Seats } from "./Seats";
import { Session } from "./session";
import { Sheets } from "./Sheets";
import { listenTo } from "./sounds";
import { useSentences, type Sentence } from "./story";
import "./table.css";
import { TalkBar, TalkColumn } from "./Talk";
import { TopBar } from "./TopBar";

export default function TablePage({
  parts: [code = ""],
}: {
  parts: readonly string[];
}): JSX.Element {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    void need("table").then(() => {
      const opened = new Desk(new Session(code));
      listenTo(opened);
      takeSeat(opened);
      addEventListener("hashchange", () => takeSeat(opened));
      playNow(opened);
      setDesk(opened);
    });
  }, []);
  return desk ? <Opened desk={desk} /> : <Waiting />;
}

function Waiting(): JSX.Element {
  return (
    <main id="content" class="table-waiting">
      <p class="quiet">{t("loading")}</p>
    </main>
  );
}

function Opened({ desk }: { desk: Desk }): JSX.Element {
  const { session } = desk;
  const ended = session.ended.value;
  const update = session.update.value;
  if (ended) return <Ended why={ended} />;
  if (!update) {
    return (
      <>
        <LineNotice session={session} />
        <Waiting />
        <Toast desk={desk} />
      </>
    );
  }
  return <Frame desk={desk} update={update} />;
}

function Frame({ desk, update }: { desk: Desk; update: Update }): JSX.Element {
  const { table } = update;
  const part = usePart(update.play?.game ?? gameName(table.settings.game));
  const log = useSentences(desk, update, part);
  useKeys(desk);
  useTitle(desk, update);
  const open = table.status === "open";
  const aside = wide.value;
  return (
    <div class={`table ${table.status}`}>
      <a class="skip button" href="#content">
        {t("skip-to-content")}
      </a>
      <TopBar desk={desk} part={part} />
      <LineNotice session={desk.session} />
      <div class="table-middle">
        {!open && <Seats desk={desk} update={update} part={part} />}
        <main id="content" class="table-main" tabIndex={-1}>
          <Stage desk={desk} update={update} part={part} />
          <Notices desk={desk} update={update} />
        </main>
        {aside && <TalkColumn desk={desk} update={update} log={log} />}
      </div>
      {!aside && <TalkBar desk={desk} />}
      <Announcer desk={desk} part={part} log={log} />
      <Toast desk={desk} />
      <Sheets desk={desk} update={update} log={log} />
    </div>
  );
}

interface Props {
  readonly desk: Desk;
  readonly update: Update;
  readonly part: AnyPart | null;
}

function Stage({ desk, update, part }: Props): JSX.Element {
  const view = desk.view.value;
  const { status, seats } = update.table;
  if (status === "open") return <Lobby desk={desk} update={update} />;
  if (status === "over") return <After desk={desk} update={update} part={part} />;
  if (view) return <GameStage view={view} />;
  return (
    <div class="table-stage">
      <p class="table-wait">{t("table-behind-doors", { count: seats.length })}</p>
    </div>
  );
}

interface AnnouncerProps {
  readonly desk: Desk;
  readonly part: AnyPart | null;
  readonly log: readonly Sentence[];
}

/** The headline and the news, for those who hear the page. */
function Announcer({ desk, part, log }: AnnouncerProps): JSX.Element {
  const line = log.at(-1)?.line;
  const news = log.filter((sentence) => sentence.line === line);
  return (
    <>
      <p class="aloud" role="status">
        {news.map(({ text }) => text).join(" ")}
      </p>
      <p class="aloud" role="status">
        {headline(desk, part)}
      </p>
      <LastSeconds session={desk.session} mine={desk.mine.value} />
    </>
  );
}

function useTitle(desk: Desk, { table }: Update): void {
  const where = t("table-title", {
    game: gameTitle(table.settings.game),
    code: spoken(table.code),
  });
  const title = desk.mine.value ? `● ${t("table-your-turn")} – ${where}` : where;
  useEffect(() => {
    // Not every window bar hides the signs that isolate names.
    document.title = title.replace(/[\u2068\u2069]/g, "");
  }, [title]);
}
