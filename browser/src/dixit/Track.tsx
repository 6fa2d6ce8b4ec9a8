// The score as a path: everybody walks from the start to the winning points.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { formatGain, formatNumber, t } from "../i18n";
import { prefersReducedMotion } from "../ui/preferences";
import { SeatMark } from "../ui/SeatMark";
import { hasShown, type Reveal } from "./reveal";
import type { DixitView } from "./selection";
import { stackTokens } from "./stack";
import { findFreshTurn, findTrackEnd } from "./turns";
import "./track.css";
import { useSize } from "./useSize";

/** How many pixels the path goes up and down. */
const WAVE_PIXELS = 14;

/** How high the path is at a part of its length, from 0 to 1. */
function findHeight(part: number): number {
  return 0.5 + 0.5 * Math.sin(part * Math.PI * 5);
}

/** The most stones that a path has. */
const MAX_STONES = 40;
/** How large a token is, and how wide the points are that are written beside it. */
const TOKEN_PIXELS = 23;
const GAIN_PIXELS = 24;
const TELEVISION_TOKEN_REM = 1.5;
/** For how many tokens on each other a television keeps room. */
const TELEVISION_LEVELS = 3.5;
/** From this part of the path on, points are written before the token: the goal is behind it. */
const LATE_PART = 0.8;

export function Track({ view, reveal }: { view: DixitView; reveal: Reveal }): JSX.Element {
  const { players, edition } = view.play.public;
  const fresh = findFreshTurn(view);
  const counted = hasShown(reveal, "scored");
  const end = findTrackEnd(view.play.public);
  const track = useRef<HTMLDivElement>(null);
  const { inline } = useSize(track);
  useFlight(track, reveal, counted);
  const stones = Math.min(end, MAX_STONES);
  const gains = players.map((_, seat) => fresh?.points[seat] ?? 0);
  // A television shows them just above, and a track that grows would make the pictures smaller.
  const television = view.shownOn === "television";
  const written = television ? [] : gains;
  const now = players.map(({ points }) => points);
  const before = now.map((points, seat) => points - (gains[seat] ?? 0));
  const token = findTokenPixels(view);
  const after = placeTokens(now, written, end, inline, token);
  const earlier = placeTokens(before, [], end, inline, token);
  // The track is as high as it will be when the points are counted.
  const least = television ? TELEVISION_LEVELS * token : WAVE_PIXELS;
  const top = Math.max(least, ...[...after, ...earlier].map(({ bottom }) => bottom + token));
  return (
    <section
      class="dixit-track"
      aria-label={t("dixit-track")}
      style={{ "--dixit-token": `${token}px` }}
    >
      <div class="dixit-path" ref={track} style={{ blockSize: `${top}px` }}>
        {Array.from({ length: stones + 1 }, (_, at) => (
          <i
            key={at}
            class={(at * end) % (stones * 5) === 0 ? "fifth" : ""}
            style={{
              insetInlineStart: `${(at / stones) * 100}%`,
              insetBlockEnd: `${findHeight(at / stones) * WAVE_PIXELS}px`,
            }}
          />
        ))}
        <ul class="plain">
          {inline > 0 &&
            (counted ? after : earlier).map(({ part, shift, bottom }, seat) => (
              <li
                key={seat}
                data-seat={seat}
                class={seat === view.you.seat ? "you" : ""}
                style={{
                  insetInlineStart: `calc(${part * 100}% + ${shift}px)`,
                  insetBlockEnd: `${bottom}px`,
                }}
              >
                <span class="aloud">
                  {t("dixit-news-points", {
                    who: view.who(seat),
                    points: (counted ? now : before)[seat] ?? 0,
                  })}
                </span>
                <SeatMark seat={seat} />
                {counted && (written[seat] ?? 0) > 0 && (
                  <span
                    class={part > LATE_PART ? "dixit-gain late" : "dixit-gain"}
                    aria-hidden="true"
                  >
                    <Plus points={written[seat] ?? 0} />
                  </span>
                )}
              </li>
            ))}
        </ul>
      </div>
      {edition.winning_points !== null && (
        <span class="dixit-goal" title={t("dixit-target", { points: edition.winning_points })}>
          <span class="aloud">{t("dixit-target", { points: edition.winning_points })}</span>
          <span aria-hidden="true">{formatNumber(edition.winning_points)}</span>
        </span>
      )}
    </section>
  );
}

function findTokenPixels({ shownOn }: DixitView): number {
  if (shownOn !== "television") return TOKEN_PIXELS;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round(TELEVISION_TOKEN_REM * rem);
}

interface Place {
  /** Which part of the path is behind it, from 0 to 1. */
  readonly part: number;
  /** How many pixels it stands beside that, where tokens of equal score stand in pairs. */
  readonly shift: number;
  /** How many pixels it stands above the ground. */
  readonly bottom: number;
}

/** Where the token of each seat stands, with what the seat has gained beside it. */
function placeTokens(
  points: readonly number[],
  gains: readonly number[],
  goal: number,
  inline: number,
  token: number,
): readonly Place[] {
  const parts = points.map((has) => Math.min(1, has / goal));
  // A token beside its score must not look as if it had another.
  const paired = inline / goal >= token;
  const shifts = points.map((has, seat) => {
    const equal = points.flatMap((other, one) => (other === has ? [one] : []));
    return paired && equal.length > 2 ? (equal.indexOf(seat) % 2 ? token : -token) / 2 : 0;
  });
  const boxes = parts.map((part, seat) => {
    // Whole pixels: those that only touch would overlap by what is lost in rounding.
    const middle = Math.round(part * inline) + (shifts[seat] ?? 0);
    const gain = gains[seat] ? (GAIN_PIXELS * token) / TOKEN_PIXELS : 0;
    const late = part > LATE_PART;
    return {
      start: middle - token / 2 - (late ? gain : 0),
      end: middle + token / 2 + (late ? 0 : gain),
      base: Math.round(findHeight(part) * WAVE_PIXELS),
    };
  });
  const bottoms = stackTokens(boxes, token);
  return parts.map((part, seat) => ({
    part,
    shift: shifts[seat] ?? 0,
    bottom: bottoms[seat] ?? 0,
  }));
}

/** Lets the points fly to the path from where they were counted. */
function useFlight(track: { current: HTMLElement | null }, reveal: Reveal, counted: boolean): void {
  useEffect(() => {
    if (!counted || !reveal.played || prefersReducedMotion()) return;
    const board = track.current?.closest(".dixit-board");
    for (const gain of track.current?.querySelectorAll<HTMLElement>(".dixit-gain") ?? []) {
      const seat = gain.closest("li")?.dataset.seat ?? "";
      const from = board?.querySelector(`.dixit-gains li[data-seat="${seat}"] .dixit-plus`);
      if (!from) continue;
      const [start, end] = [from.getBoundingClientRect(), gain.getBoundingClientRect()];
      const by = `${start.x - end.x}px, ${start.y - end.y}px`;
      gain.animate(
        [
          { transform: `translate(${by}) scale(1.5)`, opacity: 1 },
          { transform: "none", opacity: 1 },
        ],
        { duration: 800, easing: "cubic-bezier(.5, -.2, .4, 1)" },
      );
    }
  }, [counted, reveal.played]);
}

export function Plus({ points }: { points: number }): JSX.Element {
  return (
    <b class="dixit-plus" dir="ltr">
      {formatGain(points)}
    </b>
  );
}
