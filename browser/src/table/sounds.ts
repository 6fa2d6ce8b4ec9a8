// Two short sounds: for the reader's turn, and for something that is shown.

import { effect } from "@preact/signals";

import { sound } from "../ui/preferences";
import type { PageState } from "./pageState";

let context: AudioContext | null = null;

/** Browsers allow sound only after the reader has used the page. */
function wake(): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  void context.resume();
}

function beep(notes: readonly number[]): void {
  if (!sound.peek() || context?.state !== "running") return;
  const { currentTime, destination } = context;
  notes.forEach((pitch, nth) => {
    if (!context) return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = currentTime + nth * 0.13;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.25);
  });
}

/** Play a sound when the reader's turn comes, and when something is shown. */
export function playSounds(page: PageState): void {
  for (const gesture of ["pointerup", "keyup"]) addEventListener(gesture, wake);
  let mine = false;
  effect(() => {
    if (page.isMyTurn.value && !mine) beep([523, 784]);
    mine = page.isMyTurn.value;
  });
  let shown: boolean | null = null;
  effect(() => {
    const status = page.session.update.value?.table.status;
    if (!status) return;
    const shows = status === "resting" || status === "over";
    if (shows && shown === false) beep([392, 494, 587]);
    shown = shows;
  });
}
