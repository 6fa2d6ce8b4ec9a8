// The button that aims at a player: the reader's card is for them.

import type { JSX } from "preact";

import type { Target } from "../game/contract";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { readPointer } from "../ui/pointer";

export function AimButton({ aim, who }: { aim: Target; who: string }): JSX.Element {
  return (
    <button
      type="button"
      class={aim.waits ? "seat-aim waits" : "seat-aim"}
      aria-label={t("table-aim", { who })}
      aria-pressed={aim.waits}
      onClick={(event) => aim.point(readPointer(event))}
    >
      <Icon name={aim.waits ? "check" : "aim"} size={24} />
    </button>
  );
}
