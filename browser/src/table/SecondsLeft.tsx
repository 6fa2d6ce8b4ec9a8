// The seconds left of something, in digits.

import type { JSX } from "preact";

import { t } from "../i18n";
import { formatSeconds, useSecondsLeft } from "./Clock";
import "./secondsLeft.css";

export function SecondsLeft({ until }: { until: number | null }): JSX.Element | null {
  const left = useSecondsLeft(until);
  if (left === null) return null;
  return (
    <span class="seconds-left" role="timer" aria-label={t("table-clock", { count: left })}>
      <span aria-hidden="true" dir="ltr">
        {formatSeconds(left)}
      </span>
    </span>
  );
}
