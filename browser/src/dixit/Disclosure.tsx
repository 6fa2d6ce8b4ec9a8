// Something small that a press opens, and that closes when the reader turns to something else.

import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";

interface Props {
  readonly class: string;
  /** What is pressed. */
  readonly summary: JSX.Element;
  /** What to call it, if it has no words. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function Disclosure({ class: name, summary, label, children }: Props): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      class={name}
      // A press on its text keeps the focus in it.
      tabIndex={-1}
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current?.open) return;
        close();
        details.current.querySelector("summary")?.focus();
        event.stopPropagation();
      }}
    >
      <summary aria-label={label} title={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
