// The sheets over the table, one at a time.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { LateSheet } from "../ui/late";
import type { Update } from "../wire/messages";
import { sheets } from "./later";
import type { Sentence } from "./logSentences";
import type { PageState } from "./pageState";
import { reportCoveredBoard } from "./solo";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly log: readonly Sentence[];
}

export function SheetLayer(props: Props): JSX.Element | null {
  const { page } = props;
  useEffect(() => reportCoveredBoard(page), [page]);
  if (!page.sheet.value) return null;
  return (
    <LateSheet late={sheets} close={() => page.close()}>
      {({ Sheets }) => <Sheets {...props} />}
    </LateSheet>
  );
}
