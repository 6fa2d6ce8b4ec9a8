// Notices under the board: what the reader should know or do besides playing.

import type { JSX } from "preact";

import { LateContent } from "../ui/late";
import type { AnyGamePart } from "../game/contract";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import type { Sentence } from "./logSentences";
import { notices, sheets } from "./later";
import { isAlone, isStepping } from "./solo";

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
  const looks = beat?.waits === "page";
  const steps = showsNextMove(update);
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
      {(looks || rests || summary || steps) && (
        <LateContent late={notices}>
          {({ Look, Pause, Summary, NextMove }) => (
            <>
              {looks && <Look page={page} summary={summary} />}
              {rests && <Pause page={page} update={update} summary={summary} />}
              {summary && !rests && !looks && <Summary>{summary}</Summary>}
              {steps && <NextMove page={page} update={update} />}
            </>
          )}
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

/** Whether to show the button that lets bots move: also while one of them thinks. */
function showsNextMove(update: Update): boolean {
  const { table, play } = update;
  if (isStepping(update)) return true;
  const steps = table.settings.bot_pace === "step" && isAlone(update);
  return steps && table.status === "playing" && !!play?.to_act.some((seat) => seat !== table.alone);
}
