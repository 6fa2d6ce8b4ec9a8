// The sheet that lists the keyboard shortcuts.

import type { JSX } from "preact";

import { t } from "../i18n";
import { usePart } from "../game/parts";
import { Dialog } from "../ui/Dialog";
import type { PageState } from "./pageState";

const KEY_HELP = [
  ["B", "table-key-board"],
  ["S", "table-key-players"],
  ["G", "table-key-go-on"],
  ["L", "table-key-log"],
  ["C", "table-key-chat"],
  ["P", "table-key-phrases"],
  ["H", "table-key-rules"],
  ["I", "table-key-invite"],
  ["M", "table-key-menu"],
  ["?", "table-key-help"],
  ["Esc", "table-key-close"],
] as const;

interface Props {
  readonly page: PageState;
  readonly close: () => void;
}

export function ShortcutsSheet({ page, close }: Props): JSX.Element {
  const part = usePart(page.view.value?.play.game ?? null);
  const listed = [...(part?.listKeys?.() ?? []), ...KEY_HELP.map(([key, text]) => [key, t(text)])];
  return (
    <Dialog title={t("keyboard-help")} close={close}>
      <p>{t("table-keys-how")}</p>
      <dl class="keys-list">
        {listed.map(([key, words]) => (
          <div key={key} class="keys-row">
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
