// One notice: an icon, a sentence, and what the reader may do about it.

import type { ComponentChildren, JSX } from "preact";

import { Icon, type IconName } from "../ui/Icon";
import "./notices.css";

interface Props {
  readonly icon: IconName;
  readonly says: string;
  /** What the reader looks at, in one line. Where there is no room for both, it takes the place of
   * the sentence, as long as there is something to press. */
  readonly summary?: JSX.Element | null;
  readonly children?: ComponentChildren;
}

export function Notice({ icon, says, summary, children }: Props): JSX.Element {
  return (
    <div class={summary ? "notice summed" : "notice"}>
      {summary && <div class="notice-summary">{summary}</div>}
      <Icon name={icon} />
      <p>{says}</p>
      {children}
    </div>
  );
}

/** What everybody looks at, for those for whom nobody waits. */
export function Summary({ children }: { children: JSX.Element }): JSX.Element {
  return (
    <div class="notice summary">
      <div class="notice-summary">{children}</div>
    </div>
  );
}
