// A modal sheet over the page.

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
  /** Whether the current press began beside the sheet. */
  const beside = useRef(false);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      // Its later events are ignored: another sheet may be open already.
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
        // The page closes it, so that it is never closed and still in the state of the page.
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
