// Recipes for the sounds: noise through filters, and a few sine waves. Nothing is recorded. A phone
// vibrates with some.

import type { SoundName } from "./sounds";

/** How long a phone vibrates with a sound, in milliseconds, with pauses between. */
const VIBRATIONS_MS: Partial<Record<SoundName, readonly number[]>> = {
  crack: [30],
  rockfall: [20, 30, 60],
  treasure: [40, 60, 40],
  turn: [25],
  win: [40, 50, 40, 50, 80],
};

export function vibrate(name: SoundName): void {
  const vibration = VIBRATIONS_MS[name];
  if (vibration && "vibrate" in navigator) navigator.vibrate([...vibration]);
}

/** How loud everything is; the recipes say how loud one part is beside another. */
const VOLUME = 0.5;
/** A gain cannot fall to zero exponentially, so it falls to this. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 2;

/** A burst of noise. */
interface Noise {
  readonly at?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly filter: BiquadFilterType;
  /** The frequency of the filter at the beginning and at the end, in hertz. */
  readonly hertz: readonly [number, number];
  readonly sharp?: number;
  /** How long it swells, in seconds. */
  readonly attack?: number;
}

/** A tone that fades. */
interface Tone {
  readonly at?: number;
  readonly seconds: number;
  readonly loud: number;
  /** The pitch at the beginning and at the end, in hertz. */
  readonly hertz: readonly [number, number];
  readonly wave?: OscillatorType;
  readonly attack?: number;
}

interface Recipe {
  readonly noises?: readonly Noise[];
  readonly tones?: readonly Tone[];
}

/** A struck bell or nugget: partials that are no multiples of each other. */
function strike(pitch: number, at: number, loud: number, seconds: number): readonly Tone[] {
  return [1, 2.76, 5.4].map((partial, nth) => ({
    at,
    seconds: seconds / (1 + nth * 0.8),
    loud: loud / (1 + nth * 1.6),
    hertz: [pitch * partial, pitch * partial] as const,
    attack: 0.002,
  }));
}

/** A warm note. */
function note(pitch: number, at: number, loud: number, seconds: number): readonly Tone[] {
  return [
    { at, seconds, loud, hertz: [pitch, pitch], wave: "triangle", attack: 0.012 },
    { at, seconds: seconds * 0.7, loud: loud * 0.3, hertz: [pitch * 2, pitch * 2], attack: 0.012 },
  ];
}

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  card: {
    noises: [
      { seconds: 0.07, loud: 0.5, filter: "bandpass", hertz: [2600, 1400], sharp: 0.8 },
      { at: 0.015, seconds: 0.09, loud: 0.5, filter: "lowpass", hertz: [420, 160] },
    ],
  },
  paper: {
    noises: [
      {
        seconds: 0.22,
        loud: 0.22,
        filter: "bandpass",
        hertz: [1800, 4800],
        sharp: 0.6,
        attack: 0.08,
      },
    ],
  },
  crack: {
    noises: [
      { seconds: 0.05, loud: 0.9, filter: "highpass", hertz: [1400, 900] },
      { at: 0.03, seconds: 0.16, loud: 0.5, filter: "bandpass", hertz: [900, 260], sharp: 2 },
      { at: 0.11, seconds: 0.06, loud: 0.35, filter: "highpass", hertz: [2400, 1600] },
    ],
    tones: [{ seconds: 0.12, loud: 0.3, hertz: [190, 70], wave: "square" }],
  },
  hammer: {
    noises: [
      { seconds: 0.03, loud: 0.4, filter: "highpass", hertz: [2000, 2000] },
      { at: 0.24, seconds: 0.03, loud: 0.4, filter: "highpass", hertz: [2000, 2000] },
    ],
    tones: [...strike(620, 0, 0.3, 0.35), ...strike(640, 0.24, 0.3, 0.5)],
  },
  rockfall: {
    noises: [
      { seconds: 1.1, loud: 0.9, filter: "lowpass", hertz: [420, 80], attack: 0.05 },
      { at: 0.08, seconds: 0.12, loud: 0.5, filter: "bandpass", hertz: [700, 300], sharp: 3 },
      { at: 0.26, seconds: 0.14, loud: 0.45, filter: "bandpass", hertz: [520, 220], sharp: 3 },
      { at: 0.5, seconds: 0.2, loud: 0.3, filter: "bandpass", hertz: [380, 160], sharp: 3 },
    ],
  },
  map: {
    noises: [
      { seconds: 0.3, loud: 0.2, filter: "bandpass", hertz: [1200, 3600], sharp: 0.5, attack: 0.1 },
      { at: 0.22, seconds: 0.12, loud: 0.16, filter: "bandpass", hertz: [3000, 1500], sharp: 0.8 },
    ],
    tones: note(587, 0.2, 0.12, 0.4),
  },
  stone: {
    noises: [
      { seconds: 0.16, loud: 0.6, filter: "lowpass", hertz: [600, 120] },
      { at: 0.02, seconds: 0.3, loud: 0.25, filter: "bandpass", hertz: [320, 140], sharp: 2 },
    ],
    tones: [{ seconds: 0.3, loud: 0.35, hertz: [110, 62] }],
  },
  treasure: {
    tones: [
      ...note(392, 0, 0.2, 0.5),
      ...note(523, 0.12, 0.2, 0.5),
      ...note(659, 0.24, 0.2, 0.6),
      ...note(784, 0.36, 0.24, 1.1),
      ...strike(1568, 0.42, 0.12, 1.4),
      ...strike(2093, 0.56, 0.08, 1.4),
    ],
  },
  gold: { tones: [...strike(1760, 0, 0.16, 0.5), ...strike(2217, 0.07, 0.12, 0.6)] },
  token: {
    noises: [{ seconds: 0.03, loud: 0.35, filter: "bandpass", hertz: [1900, 1200], sharp: 2 }],
    tones: [{ seconds: 0.11, loud: 0.25, hertz: [330, 240], wave: "triangle" }],
  },
  turn: { tones: [...note(523, 0, 0.16, 0.3), ...note(784, 0.13, 0.16, 0.45)] },
  defeat: {
    tones: [...note(392, 0, 0.18, 0.5), ...note(330, 0.2, 0.18, 0.5), ...note(262, 0.4, 0.2, 1)],
  },
  win: {
    tones: [
      ...note(523, 0, 0.2, 0.3),
      ...note(659, 0.14, 0.2, 0.3),
      ...note(784, 0.28, 0.2, 0.3),
      ...note(1047, 0.42, 0.26, 1.3),
      ...note(659, 0.42, 0.16, 1.3),
      ...strike(2093, 0.5, 0.08, 1.6),
    ],
  },
};

let noise: AudioBuffer | null = null;

/** White noise, made once. */
function makeNoise(audio: AudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise;
  noise = audio.createBuffer(1, NOISE_SECONDS * audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** A gain that swells and fades. */
function shape(
  audio: BaseAudioContext,
  into: AudioNode,
  start: number,
  { seconds, loud, attack = 0.005 }: Noise | Tone,
): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  gain.connect(into);
  return gain;
}

/** Play a recipe now. */
export function synthesize(audio: AudioContext, name: SoundName): void {
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  volume.connect(audio.destination);
  const { noises = [], tones = [] } = RECIPES[name];
  for (const part of noises) {
    const start = audio.currentTime + (part.at ?? 0);
    const source = audio.createBufferSource();
    source.buffer = makeNoise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = part.filter;
    filter.Q.value = part.sharp ?? 1;
    filter.frequency.setValueAtTime(part.hertz[0], start);
    filter.frequency.exponentialRampToValueAtTime(part.hertz[1], start + part.seconds);
    source.connect(filter).connect(shape(audio, volume, start, part));
    source.start(start, Math.random(), part.seconds);
  }
  for (const part of tones) {
    const start = audio.currentTime + (part.at ?? 0);
    const source = audio.createOscillator();
    source.type = part.wave ?? "sine";
    source.frequency.setValueAtTime(part.hertz[0], start);
    source.frequency.exponentialRampToValueAtTime(part.hertz[1], start + part.seconds);
    source.connect(shape(audio, volume, start, part));
    source.start(start);
    source.stop(start + part.seconds + 0.05);
  }
}
