// What few games bring about, for readers with a screen reader.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { t } from "../i18n";
import type { Update } from "../wire/messages";
import { describeEndVote, describeHostRequest } from "./openRequests";

/** An open vote to end the game, a vote that has changed nothing, a request for the host's role. */
export function RareAnnouncements({ update }: { update: Update }): JSX.Element {
  const { table, end_vote } = update;
  /** The number of the game that the last vote was about. */
  const voted = useRef<number | null>(null);
  if (end_vote) voted.current = table.game;
  const failed = !end_vote && voted.current === table.game && table.status !== "over";
  return (
    <>
      <p>{failed ? t("table-end-failed") : describeEndVote(update)}</p>
      <p>{describeHostRequest(update)}</p>
    </>
  );
}
