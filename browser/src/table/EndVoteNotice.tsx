// The notice of an open vote to end a game, with the reader's choice.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { Update } from "../wire/messages";
import { describeEndVote } from "./openRequests";
import { Notice } from "./Notice";
import type { PageState } from "./pageState";
import { SecondsLeft } from "./SecondsLeft";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

/** Vote on the end of the game; the first vote opens it. */
export function vote({ session }: PageState, update: Update, yes: boolean): void {
  void session.ask({ type: "vote-end", game: update.table.game, yes });
}

export function EndVoteNotice({ page, update }: Props): JSX.Element | null {
  const { end_vote, you } = update;
  if (!end_vote) return null;
  const chosen = (seats: readonly number[]): boolean =>
    you.seat !== null && seats.includes(you.seat);
  return (
    <Notice icon="person" says={describeEndVote(update)}>
      <SecondsLeft until={page.session.endVoteDeadline.value} />
      {you.seat !== null && (
        <div class="notice-choice" role="group" aria-label={t("table-end")}>
          <button
            type="button"
            aria-pressed={chosen(end_vote.yes)}
            onClick={() => vote(page, update, true)}
          >
            {t("table-end-yes")}
          </button>
          <button
            type="button"
            aria-pressed={chosen(end_vote.no)}
            onClick={() => vote(page, update, false)}
          >
            {t("table-end-no")}
          </button>
        </div>
      )}
    </Notice>
  );
}
