// The clock: a ring that empties, with the seconds left in it.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import type { Session } from "./session";

const CIRCUMFERENCE = 2 * Math.PI * 18;
/** With this many seconds left the clock changes its shape and is announced. */
const LATE_SECONDS = 10;

/** The whole seconds left until a time of `Date.now()`; null without one. */
export function useSecondsLeft(end: number | null): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [end === null]);
  return end === null ? null : Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

export function Clock({ session }: { session: Session }): JSX.Element | null {
  const left = useSecondsLeft(session.deadline.value);
  const update = session.update.value;
  const moment = `${update?.table.game} ${update?.play?.phase} ${update?.table.status}`;
  const whole = useRef({ moment: "", seconds: 1 });
  if (left === null) return null;
  // The ring is full at the most time that was left of this decision.
  if (whole.current.moment !== moment) whole.current = { moment, seconds: Math.max(1, left) };
  const part = Math.min(1, left / whole.current.seconds);
  const late = left <= LATE_SECONDS;
  return (
    <div
      class={late ? "clock late" : "clock"}
      role="timer"
      aria-label={t("table-clock", { count: left })}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        {late ? (
          <path class="clock-alarm" d="M14 2h16l12 12v16L30 42H14L2 30V14z" />
        ) : (
          <>
            <circle class="clock-track" cx="22" cy="22" r="18" />
            <circle
              class="clock-ring"
              cx="22"
              cy="22"
              r="18"
              stroke-dasharray={CIRCUMFERENCE}
              stroke-dashoffset={CIRCUMFERENCE * (1 - part)}
              transform="rotate(-90 22 22)"
            />
          </>
        )}
      </svg>
      <span aria-hidden="true" dir="ltr" class={left < 60 ? "" : "clock-long"}>
        {formatSeconds(left)}
      </span>
    </div>
  );
}

/** Seconds in digits, such as 1:05. */
export function formatSeconds(left: number): string {
  if (left < 60) return formatNumber(left);
  return `${formatNumber(Math.floor(left / 60))}:${padDigits(left % 60)}`;
}

function padDigits(number: number): string {
  return formatNumber(Math.floor(number / 10)) + formatNumber(number % 10);
}

/** Announces once that the reader's time is nearly over. */
export function LastSeconds({ session, mine }: { session: Session; mine: boolean }): JSX.Element {
  const left = useSecondsLeft(session.deadline.value);
  const late = mine && left !== null && left <= LATE_SECONDS;
  return (
    <p class="aloud" role="status">
      {late ? t("table-hurry") : ""}
    </p>
  );
}
