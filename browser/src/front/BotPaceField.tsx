// The field for the pace of the bots.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { TableSettings } from "../wire/messages";
import { Choice } from "./fields";

type BotPace = TableSettings["bot_pace"];

const PACES = ["calm", "normal", "quick", "step"] as const satisfies readonly BotPace[];

interface Props {
  readonly pace: BotPace;
  readonly change: (pace: BotPace) => void;
}

export function BotPaceField({ pace, change }: Props): JSX.Element {
  return (
    <div>
      <Choice
        label={t("set-bot-pace")}
        options={PACES.map((one) => ({ value: one, name: t(`set-bot-pace-${one}`) }))}
        value={pace}
        choose={change}
      />
      <p class="set-help">{t(`set-bot-pace-${pace}.help`)}</p>
    </div>
  );
}
