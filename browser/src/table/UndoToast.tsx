// A move that can still be taken back. Whoever goes on sends it.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import "./undo.css";
import { type Session, UNDO_MS } from "./session";

export function UndoToast({ session }: { session: Session }): JSX.Element {
  const toast = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const press = (event: PointerEvent): void => {
      const isInside = event.target instanceof Node && toast.current?.contains(event.target);
      if (!isInside) session.sendHeld();
    };
    const key = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea");
      // By what the key writes; a script without a z has it where others do.
      const key = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code;
      const isUndo = key === "z" || key === "KeyZ";
      if (!isUndo || isTyping || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      session.undo();
    };
    addEventListener("pointerdown", press, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("keydown", key, true);
    };
  }, []);
  return (
    <div ref={toast} class="undo-toast" style={{ "--undo-time": `${UNDO_MS}ms` }}>
      <button type="button" onClick={() => session.undo()}>
        <Icon name="undo" />
        {t("table-undo")}
      </button>
      <button
        type="button"
        class="undo-now"
        aria-label={t("table-send-now")}
        title={t("table-send-now")}
        onClick={() => session.sendHeld()}
      >
        <Icon name="check" />
      </button>
    </div>
  );
}
