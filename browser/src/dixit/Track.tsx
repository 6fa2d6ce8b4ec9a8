// The score as a path: everybody walks from the start to the winning points.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import { prefersReducedMotion } from "../ui/preferences";
import { Marker } from "./Marker";
import { hasShown, type Reveal } from "./reveal";
import type { DixitView } from "./selection";
import { findFreshTurn } from "./turns";
import "./track.css";
import { Plus } from "./Turn";

/** How high the path is at a part of its length, from 0 to 1. */
function findHeight(part: number): number {
  return 0.5 + 0.5 * Math.sin(part * Math.PI * 5);
}

/** The most stones that a path has. */
const MAX_STONES = 40;

export function Track({ view, reveal }: { view: DixitView; reveal: Reveal }): JSX.Element {
  const { players, edition } = view.play.public;
  const fresh = findFreshTurn(view);
  const counted = hasShown(reveal, "scored");
  const points = players.map(({ points }, seat) =>
    counted ? points : points - (fresh?.points[seat] ?? 0),
  );
  const stones = Math.min(edition.winning_points, MAX_STONES);
  const track = useRef<HTMLDivElement>(null);
  useFlight(track, reveal, counted);
  const runners = points.map((has, seat) => ({ seat, has }));
  return (
    <section class="dixit-track" aria-label={t("dixit-track")}>
      <div class="dixit-path" ref={track}>
        {Array.from({ length: stones + 1 }, (_, at) => (
          <i
            key={at}
            class={(at * edition.winning_points) % (stones * 5) === 0 ? "fifth" : ""}
            style={makePosition(at / stones)}
          />
        ))}
        <ul class="plain">
          {runners.map(({ seat, has }) => {
            const before = runners.filter((other) => other.has === has && other.seat < seat).length;
            return (
              <li
                key={seat}
                data-seat={seat}
                class={seat === view.you.seat ? "you" : ""}
                style={{
                  ...makePosition(Math.min(1, has / edition.winning_points)),
                  "--before": before,
                  zIndex: 10 - before,
                }}
              >
                <span class="aloud">
                  {t("dixit-news-points", { who: view.who(seat), points: has })}
                </span>
                <Marker view={view} seat={seat} />
                {fresh && counted && (fresh.points[seat] ?? 0) > 0 && (
                  <span class="dixit-gain" aria-hidden="true">
                    <Plus points={fresh.points[seat] ?? 0} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <span class="dixit-goal" title={t("dixit-target", { points: edition.winning_points })}>
        <span class="aloud">{t("dixit-target", { points: edition.winning_points })}</span>
        <span aria-hidden="true">{formatNumber(edition.winning_points)}</span>
      </span>
    </section>
  );
}

function makePosition(part: number): Record<string, string> {
  return { insetInlineStart: `${part * 100}%`, insetBlockEnd: `${findHeight(part) * 100}%` };
}

/** Lets the points fly to the path from where they were counted. */
function useFlight(track: { current: HTMLElement | null }, reveal: Reveal, counted: boolean): void {
  useEffect(() => {
    if (!counted || !reveal.played || prefersReducedMotion()) return;
    const board = track.current?.closest(".dixit-board");
    track.current?.closest("section")?.scrollIntoView({ block: "end", behavior: "smooth" });
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
