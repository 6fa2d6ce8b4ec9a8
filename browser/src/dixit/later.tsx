// Where the board shows what is loaded after it.

import type { JSX } from "preact";

import { Late, LateContent } from "../ui/late";
import type { DixitPlay } from "../wire/messages";
import type { DixitView } from "./selection";
import { hasFreshTurn } from "./turns";

export const later = new Late(() => import("./loadedLater"));

/** Whether a play cannot be shown without it. */
export function needsLater({ public: open }: DixitPlay): boolean {
  return open.stage.type === "over" || hasFreshTurn(open);
}

export function Result({ view }: { view: DixitView }): JSX.Element {
  return <LateContent late={later}>{(it) => <it.Result view={view} />}</LateContent>;
}
