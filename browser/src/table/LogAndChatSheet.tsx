// Log and chat in a sheet over the board, on a phone.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import type { Update } from "../wire/messages";
import { findShownTab, Panels } from "./LogAndChat";
import "./logAndChatSheet.css";
import type { Sentence } from "./logSentences";
import type { PageState } from "./pageState";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly log: readonly Sentence[];
}

export function LogAndChatSheet(props: Props): JSX.Element {
  const { page } = props;
  return (
    <Dialog title={t(`table-${findShownTab(page)}`)} close={() => page.close()} class="talk-sheet">
      <Panels {...props} />
    </Dialog>
  );
}
