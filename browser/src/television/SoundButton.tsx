// Turns the sounds on and off. A browser makes none before somebody has pressed something.

import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";

import { t } from "../i18n";
import { isAudible } from "../scenes/sounds";
import { Icon } from "../ui/Icon";
import { sound } from "../ui/preferences";

/** The places of M (mute) and S (sound) on a keyboard, whatever is written there. */
const SOUND_KEYS: readonly string[] = ["KeyM", "KeyS"];

/** A gesture that lets the browser make the sounds that were wanted before does not turn them off. */
function toggle(): void {
  sound.value = !(sound.value && isAudible.value);
}

/** With words where there is room for them. */
export function SoundButton({ words }: { words: boolean }): JSX.Element {
  useLayoutEffect(() => {
    const press = ({ code, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (SOUND_KEYS.includes(code) && !repeat && !ctrlKey && !metaKey && !altKey) toggle();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const hears = sound.value && isAudible.value;
  const label = t(hears ? "television-sound-on" : "television-sound-off");
  return (
    <button
      type="button"
      class={hears ? "television-sound" : "television-sound silent"}
      aria-pressed={sound.value}
      aria-keyshortcuts="M S"
      title={label}
      onClick={toggle}
    >
      <Icon name="sound" />
      <span class={words ? "" : "aloud"}>{label}</span>
    </button>
  );
}
