// What waits for the answers of others, in words: a vote to end a game, a request for the host's role.

import { formatList, t } from "../i18n";
import { nameSeat } from "../game/names";
import type { Update } from "../wire/messages";
import { nameHost } from "./headline";

/** The open vote to end a game before its end, in a sentence; empty without one. */
export function describeEndVote({ table, end_vote }: Update): string {
  if (!end_vote) return "";
  const { yes, needed } = end_vote;
  const who = formatList(yes.map((seat) => nameSeat(table, seat)));
  return t("table-end-vote", { who, yes: yes.length, needed });
}

/** The open request for the host's role in a sentence; empty without one. */
export function describeHostRequest({ table, you, host_request }: Update): string {
  if (!host_request) return "";
  const who = nameSeat(table, host_request.seat);
  if (you.host) return t("table-host-asked-you", { who });
  return t("table-host-asked", { who, host: nameHost({ table }) });
}
