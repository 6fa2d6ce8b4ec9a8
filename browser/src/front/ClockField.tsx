// The field for the clock: how long a decision may take.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { Clock } from "../wire/messages";
import { Choice, NumberField } from "./fields";

const CLOCK_WORDS = ["off", "relaxed", "quick"] as const;
const OWN_OPTION = "own";
/** The seconds that a table may choose. */
const SECONDS_RANGE = [5, 86_400] as const;
const OWN_SECONDS = 90;

interface Props {
  readonly clock: Clock;
  readonly change: (clock: Clock) => void;
}

export function ClockField({ clock, change }: Props): JSX.Element {
  return (
    <div>
      <Choice
        label={t("set-clock")}
        options={([...CLOCK_WORDS, OWN_OPTION] as const).map((word) => ({
          value: word,
          name: t(`set-clock-${word}`),
        }))}
        value={typeof clock === "number" ? OWN_OPTION : clock}
        choose={(word) => change(CLOCK_WORDS.find((one) => one === word) ?? OWN_SECONDS)}
      />
      {typeof clock === "number" ? (
        <NumberField
          label={t("set-clock-seconds")}
          value={clock}
          range={SECONDS_RANGE}
          change={change}
        >
          <small class="set-help">{t("set-clock-seconds")}</small>
        </NumberField>
      ) : (
        <p class="set-help">{t(`set-clock-${clock}.help`)}</p>
      )}
    </div>
  );
}
