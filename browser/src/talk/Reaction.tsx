// Reactions: faces cut from paper, one for each reaction of the server.

import type { JSX } from "preact";

import type { COMMON_PHRASES } from "../wire/phrases";
import "./reaction.css";

type ReactionName = keyof (typeof COMMON_PHRASES)["reactions"];

interface Drawing {
  /** The colour of the paper, and of the sheet below it. */
  readonly paper: readonly [string, string];
  /** Its outline, if it is not a head. */
  readonly outline?: string;
  /** What is cut out, and what is drawn with a pen. */
  readonly cuts: string;
  readonly lines?: string;
  /** Something of another colour on top. */
  readonly patch?: readonly [colour: string, path: string];
}

const INK = "#2a1e14";
/** A head, cut by hand. */
const HEAD =
  "M24 4c11-.6 20.500 8 20 20.500C43.500 36 35 44.600 23.500 44 12 43.400 3.500 35 4 23.500 4.500 12.500 13 4.600 24 4z";
const HEART =
  "M24 43C9 33 3 24.500 4 15.500 4.800 8 11 4 17 5.500c3 .8 5.500 3 7 6 1.500-3 4-5.200 7-6C37 4 43.200 8 44 15.500c1 9-5 17.500-20 27.500z";

/** On a square of 48 units. */
const DRAWINGS: Readonly<Record<ReactionName, Drawing>> = {
  laugh: {
    paper: ["#f2b54a", "#b9781d"],
    lines: "M11.500 20.500c1.500-4.500 6.500-4.500 8 0M28.500 20.500c1.500-4.500 6.500-4.500 8 0",
    cuts: "M11.500 26h25c-.3 8.500-5.500 13.500-12.500 13.500S11.800 34.500 11.500 26z",
    patch: [
      "#d6483b",
      "M17 36.200c3-4 11-4 14 0-1.800 2.200-4.200 3.300-7 3.300s-5.200-1.100-7-3.300z",
    ],
  },
  wow: {
    paper: ["#7fd1c7", "#3d8c83"],
    lines: "M12 12.500c1.500-1.800 4-2.300 6-1.500M30 11c2-.8 4.500-.3 6 1.500",
    cuts: "M15.500 16a3.600 4.300 0 1 0 .1 0zM32.500 16a3.600 4.300 0 1 0 .1 0zM24 28a5 6.500 0 1 0 .1 0z",
  },
  heart: {
    paper: ["#e2604f", "#a2332a"],
    outline: HEART,
    lines:
      "M13 20c1-3 4.500-3 5.500 0M29.500 20c1-3 4.500-3 5.500 0M18.500 26.500c3 3.600 8 3.600 11 0",
    cuts: "",
  },
  doubt: {
    paper: ["#d9b98c", "#9a7646"],
    lines:
      "M11.500 16.500l7.500-.5M28.500 12.500c2.500-2.300 6-2 8 .5M15 35c4.500-4.500 10 .5 18-4",
    cuts: "M18 19.500a3 3.300 0 1 0 .1 0zM35 19.500a3 3.300 0 1 0 .1 0z",
  },
  sad: {
    paper: ["#8fb3dc", "#4d719c"],
    lines:
      "M11.500 18.500c3-.3 5.500-1.500 7-4M36.500 18.500c-3-.3-5.500-1.500-7-4M16 37c3-5.500 13-5.500 16 0",
    cuts: "M16 21a3 3.300 0 1 0 .1 0zM32 21a3 3.300 0 1 0 .1 0z",
    patch: ["#e9f5ff", "M35.500 27c2.300 3.300 3 4.600 3 6a3 3 0 0 1-6 0c0-1.400.7-2.700 3-6z"],
  },
  angry: {
    paper: ["#d98146", "#964d1f"],
    lines:
      "M11 14.500l8.500 4M37 14.500l-8.500 4M14 35.500l4-3.500 4 3.500 4-3.500 4 3.500 4-3.500",
    cuts: "M16 20.500a3 3.300 0 1 0 .1 0zM32 20.500a3 3.300 0 1 0 .1 0z",
  },
};

export function Reaction({ name }: { readonly name: string }): JSX.Element | null {
  const drawing = (DRAWINGS as Readonly<Record<string, Drawing | undefined>>)[name];
  if (!drawing) return null;
  const { paper, outline = HEAD, cuts, lines, patch } = drawing;
  return (
    <svg class="reaction" viewBox="0 0 48 50" aria-hidden="true">
      <path d={outline} fill={paper[1]} transform="translate(0 2.500)" />
      <path d={outline} fill={paper[0]} />
      <path d={cuts} fill={INK} />
      {patch && <path d={patch[1]} fill={patch[0]} />}
      {lines && (
        <path
          d={lines}
          fill="none"
          stroke={INK}
          stroke-width="2.600"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
}
