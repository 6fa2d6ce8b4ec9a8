// A link to copy, or to share where the device can.

import type { JSX } from "preact";
import { useId, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import { copyText } from "./copy";
import "./copyfield.css";
import { Icon } from "./Icon";

interface Props {
  readonly label: string;
  readonly text: string;
  /** Offer the device's share sheet, where it has one. */
  readonly share?: boolean;
}

/** Absent from pages over plain http, and from some browsers. */
const canShare = "share" in navigator;

export function CopyField({ label, text, share = false }: Props): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState(false);
  const id = useId();
  const copy = async (): Promise<void> => {
    if (!(await copyText(text, field.current))) return;
    setDone(true);
    setTimeout(() => setDone(false), 2500);
  };
  return (
    <div class="copy-field">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input
          id={id}
          ref={field}
          value={text}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => void copy()}>
          <Icon name={done ? "check" : "copy"} />
          <span aria-live="polite">{done ? t("copied") : t("copy")}</span>
        </button>
        {share && canShare && (
          <button
            type="button"
            onClick={() => void navigator.share({ url: text }).catch(() => null)}
          >
            <Icon name="share" />
            {t("share")}
          </button>
        )}
      </div>
    </div>
  );
}
