// A sheet over the page, from which nothing else can be reached until it is closed.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import "./dialog.css";
import { Icon } from "./Icon";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Dialog({ title, close, children, class: more = "" }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  /** Whether the press that comes to its end now began beside the sheet. */
  const beside = useRef(false);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      // What it says from now on is not heard: another sheet may lie in its place already.
      gone.current = true;
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${more}`}
      aria-label={title}
      onCancel={(event) => {
        // The page closes it: else there is a moment in which it is shut and not yet forgotten.
        event.preventDefault();
        close();
      }}
      onClose={() => gone.current || close()}
      onPointerDown={(event) => (beside.current = event.target === dialog.current)}
      onClick={(event) => beside.current && event.target === dialog.current && close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="bare" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="inside">{children}</div>
    </dialog>
  );
}
