// The keyboard shortcuts of a table, and the sheet that lists them.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import type { PageState } from "./pageState";

/** By the position of the key, so that they work with every keyboard layout. */
const KEY_ACTIONS: Readonly<Record<string, (page: PageState) => void>> = {
  KeyL: (page) => page.show("log"),
  KeyC: (page) => page.show("chat"),
  KeyM: (page) => page.open({ is: "menu" }),
  KeyI: (page) => page.open({ is: "invite" }),
  KeyH: (page) => page.open({ is: "rules", at: null }),
  KeyS: () => focusOn(".seat-aim, .seat-name"),
  KeyB: () => focusOn("#content"),
  KeyG: (page) => {
    if (page.session.update.value?.table.status === "resting") void page.session.ready();
  },
};

const KEY_HELP = [
  ["B", "table-key-board"],
  ["S", "table-key-players"],
  ["G", "table-key-go-on"],
  ["L", "table-key-log"],
  ["C", "table-key-chat"],
  ["H", "table-key-rules"],
  ["I", "table-key-invite"],
  ["M", "table-key-menu"],
  ["?", "table-key-help"],
  ["Esc", "table-key-close"],
] as const;

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Whether the focused element takes keys itself. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}

export function useShortcuts(page: PageState): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const help = event.key === "?" || (event.code === "Slash" && event.shiftKey);
      const action = help ? (): void => page.open({ is: "keys" }) : KEY_ACTIONS[event.code];
      if (!action || (event.shiftKey && !help)) return;
      event.preventDefault();
      action(page);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [page]);
}

export function ShortcutsSheet({ close }: { close: () => void }): JSX.Element {
  return (
    <Dialog title={t("keyboard-help")} close={close}>
      <p>{t("table-keys-how")}</p>
      <dl class="keys-list">
        {KEY_HELP.map(([key, text]) => (
          <div key={key} class="keys-row">
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
