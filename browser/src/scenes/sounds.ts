// The sounds of the game. They are made in the browser, and only if the reader wants them.

import { effect, signal } from "@preact/signals";

import { sound } from "../ui/preferences";

export const SOUNDS = [
  "card",
  "paper",
  "crack",
  "hammer",
  "rockfall",
  "map",
  "stone",
  "treasure",
  "gold",
  "token",
  "turn",
  "defeat",
  "win",
] as const;
export type SoundName = (typeof SOUNDS)[number];

let context: AudioContext | null = null;
/** Whether the browser lets the page make sounds now. */
export const isAudible = signal(false);

function openContext(): AudioContext {
  const opened = new AudioContext();
  opened.onstatechange = (): void => void (isAudible.value = opened.state === "running");
  return opened;
}

/** Browsers allow sound only after the reader has used the page. */
function wake(): void {
  if (!sound.peek()) return;
  context ??= openContext();
  void context.resume();
  void import("./synth");
}

/** From now on, gestures of the reader allow sounds. */
export function allowSounds(): void {
  for (const gesture of ["pointerup", "keyup"]) addEventListener(gesture, wake);
  effect(() => {
    // The gesture that has turned the sounds on counts too.
    if (sound.value) wake();
  });
}

/** Make a sound, if the reader wants any. */
export function makeSound(name: SoundName): void {
  if (!sound.peek()) return;
  const audio = context;
  void import("./synth").then(({ synthesize, vibrate }) => {
    vibrate(name);
    if (audio?.state === "running") synthesize(audio, name);
  });
}
