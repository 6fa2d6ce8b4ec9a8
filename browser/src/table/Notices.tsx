// Notices under the board: what the reader should know or do besides playing.

import type { JSX } from "preact";

import { t } from "../i18n";
import { LateContent } from "../ui/late";
import type { AnyGamePart } from "../game/contract";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import type { Sentence } from "./logSentences";
import { sheets } from "./later";
import { Notice, Summary } from "./Notice";
import { isAlone, isStepping } from "./pace";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

export function Notices({
  page,
  update,
  part,
  log,
}: Props & {
  readonly part: AnyGamePart | null;
  readonly log: readonly Sentence[];
}): JSX.Element {
  const { table, you } = update;
  const running = page.isRunning.value;
  const view = page.view.value;
  const beat = view?.scene.beat ?? null;
  const summary = (view && part?.sumUp?.(view)) ?? null;
  const me = you.seat === null ? undefined : table.seats[you.seat];
  const rests = table.status === "resting" && (!beat || summary) && me && !me.away;
  return (
    <div class="notices">
      {running && me && !me.away && (
        <div role="status">
          {log.some(({ isByStandIn }) => isByStandIn) && (
            <LateContent late={sheets} quiet>
              {({ Meanwhile }) => <Meanwhile key={table.game} page={page} log={log} />}
            </LateContent>
          )}
        </div>
      )}
      {isRare(page, update) && (
        <LateContent late={sheets}>
          {({ RareNotices }) => <RareNotices page={page} update={update} />}
        </LateContent>
      )}
      {beat?.waits === "page" && <Look page={page} summary={summary} />}
      {summary && !rests && beat?.waits !== "page" && <Summary>{summary}</Summary>}
      {(rests || showsNextMove(update)) && (
        <LateContent late={sheets}>
          {({ Pause, NextMove }) =>
            rests ? (
              <Pause page={page} update={update} summary={summary} />
            ) : (
              <NextMove page={page} update={update} />
            )
          }
        </LateContent>
      )}
    </div>
  );
}

/** Whether there is something to say that few games bring about. */
function isRare(page: PageState, { table, you, end_vote, host_request }: Update): boolean {
  if (page.unseated.value || you.reserved !== null || end_vote || host_request) return true;
  return you.seat === null ? page.isRunning.value : (table.seats[you.seat]?.away ?? false);
}

interface Summed {
  /** What the reader looks at, in one line. */
  readonly summary: JSX.Element | null;
}

/** The page goes on when the reader has seen it all. */
function Look({ page, summary }: Summed & Pick<Props, "page">): JSX.Element {
  return (
    <Notice icon="eye" says={t("table-rest-you")} summary={summary}>
      <button type="button" class="main" onClick={() => page.director.player.advance()}>
        {t("table-go-on")}
      </button>
    </Notice>
  );
}

/** Whether to show the button that lets bots move: also while one of them thinks. */
function showsNextMove(update: Update): boolean {
  const { table, play } = update;
  if (isStepping(update)) return true;
  const steps = table.settings.bot_pace === "step" && isAlone(update);
  return steps && table.status === "playing" && !!play?.to_act.some((seat) => seat !== table.alone);
}
