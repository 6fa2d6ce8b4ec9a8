// The controls of a replay: by moves, by chapters, by itself, or anywhere by the slider.

import type { JSX } from "preact";

import { formatNumber, t } from "../i18n";
import { Icon, type IconName } from "../ui/Icon";
import "./controls.css";
import type { Jump } from "./keys";
import type { StoryMove } from "./story";

interface Props {
  /** The number of the moment that is shown, from 0. */
  readonly at: number;
  /** The number of the last moment. */
  readonly last: number;
  readonly running: boolean;
  readonly moves: readonly StoryMove[];
  readonly jump: (jump: Jump) => void;
  readonly go: (to: number) => void;
}

/** Time runs from left to right in every language. */
export function Controls({ at, last, running, moves, jump, go }: Props): JSX.Element {
  return (
    <footer class="replay-controls" dir="ltr">
      <Button
        icon="chapterBack"
        words={t("replay-chapter-previous")}
        press={() => jump("chapterBack")}
      />
      <Button icon="stepBack" words={t("replay-previous")} press={() => jump("back")} />
      <Button
        icon={running ? "pause" : "play"}
        words={running ? t("replay-pause") : t("replay-play")}
        press={() => jump("toggle")}
      />
      <Button icon="stepOn" words={t("replay-next")} press={() => jump("on")} />
      <Button icon="chapterOn" words={t("replay-chapter-next")} press={() => jump("chapterOn")} />
      <div class="replay-slider">
        <Marks moves={moves} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("replay-moment")}
          aria-valuetext={t("replay-at", { number: at, count: last })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <output>{`${formatNumber(at)} / ${formatNumber(last)}`}</output>
    </footer>
  );
}

/** The chapters over the slider: where parts begin with their numbers, the rest as ticks. */
function Marks({ moves, last }: Pick<Props, "moves" | "last">): JSX.Element {
  return (
    <div class="replay-marks" aria-hidden="true">
      {moves.map(
        ({ at, chapter, part }) =>
          chapter && (
            <i
              key={at}
              class={`replay-mark-${chapter}`}
              style={{ "--share": at / Math.max(1, last) }}
            >
              {chapter === "part" && formatNumber(part)}
            </i>
          ),
      )}
    </div>
  );
}

function Button(props: { icon: IconName; words: string; press: () => void }): JSX.Element {
  return (
    <button type="button" aria-label={props.words} title={props.words} onClick={props.press}>
      <Icon name={props.icon} />
    </button>
  );
}
