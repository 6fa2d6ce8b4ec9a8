// A game explained in thirty seconds: a few steps, each with pictures and a sentence or two.

import type { JSX } from "preact";

import type { GameEntry, GameIntro, Step, StepPicture } from "../game/contract";
import { formatNumber, t } from "../i18n";
import { Icon } from "../ui/Icon";
import "./steps.css";

function Pictures({ step: { layout, pictures } }: { step: Step }): JSX.Element {
  return (
    <div class={`front-step-picture as-${layout}`} dir="ltr" aria-hidden="true">
      {pictures.map(({ source, label, checked }) => (
        <span key={source} class="front-card">
          <img src={source} alt="" width="240" height="360" loading="lazy" decoding="async" />
          {label && <b>{formatLabel(label)}</b>}
          {checked && (
            <i>
              <Icon name="check" size={20} />
            </i>
          )}
        </span>
      ))}
      {layout === "clue" && <q class="front-bubble">…</q>}
    </div>
  );
}

function formatLabel(label: NonNullable<StepPicture["label"]>): string {
  return "points" in label ? `+${formatNumber(label.points)}` : formatNumber(label.number);
}

interface Props {
  readonly game: GameEntry;
  readonly intro: GameIntro;
}

export function Steps({ game: { name }, intro }: Props): JSX.Element {
  const title = t(`${name}-explain-title`);
  return (
    <section class={`front-steps front-${name}`} id={`how-${name}`} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <a href={`/rules/${name}`}>{t("front-all-rules")}</a>
      </header>
      {/* On a phone the steps scroll sideways, by keys too. */}
      <ol class="plain" tabIndex={0} aria-label={title}>
        {intro.steps.map((step, at) => (
          <li key={at}>
            <Pictures step={step} />
            <p>
              <span class="front-step-number" aria-hidden="true">
                {formatNumber(at + 1)}
              </span>
              {t(`${name}-explain-${(at + 1) as 1 | 2 | 3 | 4}`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
