// The winner is celebrated: a sound, and scraps of paper that fall once unless motion is reduced.

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { prefersReducedMotion } from "../ui/preferences";
import "./confetti.css";
import { makeSound } from "./sounds";

const SCRAPS = 70;
const COLORS = ["#f2b54a", "#e05a47", "#7fd1c7", "#6fcf97", "#c58ae0", "#f6ebdc"];

export function Confetti(): JSX.Element | null {
  const scraps = useMemo(
    () =>
      Array.from({ length: SCRAPS }, (_, at) => ({
        insetInlineStart: `${Math.random() * 100}%`,
        background: COLORS[at % COLORS.length],
        animationDelay: `${Math.random() * 900}ms`,
        animationDuration: `${2200 + Math.random() * 1800}ms`,
        "--sway": `${Math.random() * 16 - 8}vw`,
        "--turn": `${Math.random() * 1400 - 700}deg`,
      })),
    [],
  );
  useEffect(() => makeSound("win"), []);
  if (prefersReducedMotion()) return null;
  return (
    <div class="confetti" aria-hidden="true">
      {scraps.map((style, at) => (
        <i key={at} style={style} />
      ))}
    </div>
  );
}
