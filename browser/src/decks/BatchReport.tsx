// The progress of an upload in two bars, then its result and why files were refused.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { describeError } from "../ui/errors";
import { pictureUrl } from "../wire/api";
import { findTitle, formatBytes } from "./names";
import type { RefusedFile } from "../wire/http";
import { batch, dismiss, stop, type Batch } from "./uploads";

/** How many new pictures are shown; more are only counted. */
const PICTURES_SHOWN = 24;

export function BatchReport(): JSX.Element | null {
  const now = batch.value;
  if (now === null) return null;
  return (
    <div class="deck-batch">
      {now.running ? <Bars now={now} /> : <BatchResult now={now} />}
      {now.kept.length > 0 && (
        <ul class="plain deck-new">
          {now.kept.slice(-PICTURES_SHOWN).map((card) => (
            <li key={card.id}>
              <img
                src={card.picture === null ? "" : pictureUrl(card.picture, "small")}
                alt={findTitle(card) ?? t("deck-untitled")}
                width="240"
                height="360"
              />
            </li>
          ))}
        </ul>
      )}
      {now.refused.length > 0 && (
        <section class="deck-refused" aria-labelledby="deck-refused">
          <h3 id="deck-refused">
            <Icon name="warning" /> {t("deck-refused", { count: now.refused.length })}
          </h3>
          <ul class="plain">
            {now.refused.map((file, at) => (
              <li key={at}>
                <span class="deck-file">
                  <bdi>{file.name}</bdi>
                </span>
                <Reason file={file} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Bars({ now }: { now: Batch }): JSX.Element {
  return (
    <>
      <Bar
        label={t("deck-sending")}
        says={t("deck-progress", { done: formatBytes(now.sent), of: formatBytes(now.ofBytes) })}
        done={now.sent}
        of={now.ofBytes}
      />
      <Bar
        label={t("deck-reading")}
        says={t("deck-progress-pictures", { done: now.done, of: now.of })}
        done={now.done}
        of={now.of}
      />
      <button type="button" onClick={stop}>
        <Icon name="close" />
        {t("deck-stop")}
      </button>
    </>
  );
}

function Bar(props: { label: string; says: string; done: number; of: number }): JSX.Element {
  return (
    <label class="deck-bar">
      <span>{props.label}</span>
      <span class="quiet">{props.says}</span>
      <progress value={props.done} max={Math.max(props.of, 1)} />
    </label>
  );
}

function BatchResult({ now }: { now: Batch }): JSX.Element {
  const nothing = now.kept.length + now.doubles + now.refused.length + now.reworded === 0;
  return (
    <div class="deck-ended">
      <div role="status">
        {now.wrong !== null && (
          <p class="deck-wrong">
            {now.wrong.code === "stopped" ? t("deck-stopped") : describeError(now.wrong)}
          </p>
        )}
        {now.kept.length > 0 && (
          <p class="deck-good">
            <Icon name="check" /> {t("deck-kept", { count: now.kept.length, deck: now.deck.title })}
          </p>
        )}
        {now.doubles > 0 && <p>{t("deck-doubles", { count: now.doubles })}</p>}
        {now.reworded > 0 && <p>{t("deck-reworded", { count: now.reworded })}</p>}
        {nothing && now.wrong === null && <p>{t("deck-nothing")}</p>}
      </div>
      <button type="button" class="bare" aria-label={t("close")} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Reason({ file }: { file: RefusedFile }): JSX.Element {
  // What is wrong with words is in the words: only the server's own sentence says it.
  const detail = file.code.startsWith("file-words-");
  return (
    <span>
      {describeError(file)}
      {detail && file.sentence && (
        <span class="deck-detail">
          <bdi lang="en">{file.sentence}</bdi>
        </span>
      )}
    </span>
  );
}
