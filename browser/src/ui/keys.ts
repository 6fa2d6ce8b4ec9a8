// Keys that may be shortcuts.

/** Keys with a sign on them, however many letters a layout writes with one. */
const SIGN_KEY = /^(Key|Digit|Numpad)/;

/** Whether a key may be a shortcut: nobody is writing, and it is not meant for the browser. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const { target, key, code } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  if (target instanceof Element && target.closest("input, textarea, select, dialog")) return false;
  return key.length === 1 || key === "Escape" || SIGN_KEY.test(code);
}
