// The notice of an open request for the host's role, with the host's answer.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { Update } from "../wire/messages";
import { describeHostRequest } from "./openRequests";
import { Notice } from "./Notice";
import type { PageState } from "./pageState";
import { SecondsLeft } from "./SecondsLeft";

export function HostRequestNotice({
  page,
  update,
}: {
  page: PageState;
  update: Update;
}): JSX.Element | null {
  const { session } = page;
  if (!update.host_request) return null;
  return (
    <Notice icon="host" says={describeHostRequest(update)}>
      <SecondsLeft until={session.hostDeadline.value} />
      {update.you.host && (
        <button type="button" class="main" onClick={() => void session.ask({ type: "back" })}>
          {t("table-host-here")}
        </button>
      )}
    </Notice>
  );
}
