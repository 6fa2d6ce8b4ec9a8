// What lies over the table for a moment: a move that can be taken back, a refusal.

import type { JSX } from "preact";

import { LateContent } from "../ui/late";
import { sheets } from "./later";
import type { PageState } from "./pageState";
import { UndoToast } from "./UndoToast";

export function Toast({ page }: { page: PageState }): JSX.Element {
  const { session } = page;
  const refusal = session.refusal.value;
  return (
    <>
      <div role="status">{session.held.value && <UndoToast session={session} />}</div>
      <div role="alert">
        {refusal && (
          <LateContent late={sheets}>
            {({ RefusalToast }) => <RefusalToast page={page} refusal={refusal} />}
          </LateContent>
        )}
      </div>
    </>
  );
}
