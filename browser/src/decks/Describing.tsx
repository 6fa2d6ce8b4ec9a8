// Lets the server's model describe the pictures of a deck, and shows how far it is.

import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { describeError, readFault, type Fault } from "../ui/errors";
import type { DescriptionRun, StoredDeckInfo } from "../wire/http";
import { fetchDescription, startDescription, stopDescription } from "./operator";

const POLL_MILLISECONDS = 1500;

/** The server describes one deck at a time, so all rows share what it is at. */
const run = signal<DescriptionRun | null>(null);

interface Props {
  readonly deck: StoredDeckInfo;
  readonly model: string;
  readonly changed: () => Promise<void>;
}

export function Describing({ deck, model, changed }: Props): JSX.Element {
  const wrong = useSignal<Fault | null>(null);
  const now = run.value;
  const isOurs = now?.deck === deck.name;
  const isRunning = now?.running ?? false;

  async function follow(ask: () => Promise<DescriptionRun>): Promise<void> {
    try {
      run.value = await ask();
      wrong.value = null;
    } catch (error) {
      wrong.value = readFault(error);
    }
  }

  useEffect(() => {
    if (run.value === null) void follow(fetchDescription);
  }, []);

  useEffect(() => {
    if (!isOurs || !isRunning) return;
    const timer = setInterval(
      () =>
        void follow(fetchDescription).then(() => {
          if (run.value?.running === false) void changed();
        }),
      POLL_MILLISECONDS,
    );
    return () => clearInterval(timer);
  }, [isOurs, isRunning]);

  const id = `deck-of-${deck.name}`;
  return (
    <div class="deck-describing">
      {isOurs && isRunning ? (
        <>
          <label>
            <span>{t("deck-describing")}</span>
            <progress value={now.done} max={now.of || 1} />
          </label>
          <span class="quiet">{t("deck-progress", { done: now.done, of: now.of })}</span>
          <button
            type="button"
            aria-describedby={id}
            onClick={() => void follow(() => stopDescription(deck.name)).then(changed)}
          >
            {t("deck-stop")}
          </button>
        </>
      ) : (
        <button
          type="button"
          disabled={isRunning}
          aria-describedby={id}
          onClick={() => void follow(() => startDescription(deck.name))}
        >
          <Icon name="eye" />
          {t("deck-describe", { model })}
        </button>
      )}
      <span role="status">
        {isOurs && !isRunning && (
          <>
            {now.of === 0 && !now.fault
              ? t("deck-described-all")
              : t("deck-described", { count: now.done - now.failed, of: now.of })}
            {now.fault && (
              <span class="deck-detail deck-wrong">
                {t("deck-describing-broke")} <bdi lang="en">{now.fault}</bdi>
              </span>
            )}
          </>
        )}
      </span>
      {wrong.value !== null && (
        <p class="deck-wrong" role="alert">
          {describeError(wrong.value)}
        </p>
      )}
    </div>
  );
}
