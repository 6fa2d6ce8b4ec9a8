// The moves of a game in words, the present one marked; a tap goes to any of them.

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import type { AnyGamePart } from "../game/contract";
import { formatNumber, t } from "../i18n";
import { SeatMark } from "../ui/SeatMark";
import "./moveList.css";
import type { StoryMove } from "./story";

interface Props {
  readonly part: AnyGamePart;
  readonly moves: readonly StoryMove[];
  /** The number of the moment that is shown. */
  readonly at: number;
  readonly go: (to: number) => void;
}

export function MoveList({ part, moves, at, go }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const told = useMemo(() => moves.filter(({ said }) => said.length), [moves]);
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    // The list alone is scrolled, and not what it stands in.
    const show = (): void => {
      const now = shown.querySelector<HTMLElement>("[aria-current]");
      shown.scrollTo({
        top: now ? now.offsetTop - (shown.clientHeight - now.offsetHeight) / 2 : 0,
      });
    };
    show();
    // What stands above it grows when a reason comes.
    const watching = new ResizeObserver(show);
    watching.observe(shown);
    return () => watching.disconnect();
  }, [at, told]);
  // What the dealer does without a word belongs to the move before it.
  const present = told.findLast((move) => move.at <= at)?.at ?? 0;
  return (
    <div ref={list} class="replay-moves" role="group" aria-label={t("replay-moves")} tabIndex={0}>
      <ol class="plain">
        {told.map((move) => (
          <Move key={move.at} part={part} move={move} isPresent={move.at === present} go={go} />
        ))}
      </ol>
    </div>
  );
}

interface MoveProps {
  readonly part: AnyGamePart;
  readonly move: StoryMove;
  readonly isPresent: boolean;
  readonly go: (to: number) => void;
}

function Move({ part, move, isPresent, go }: MoveProps): JSX.Element {
  return (
    <li class={move.chapter ? `replay-chapter-${move.chapter}` : ""}>
      {move.chapter === "part" && <h2>{part.chapters?.namePart(move.part)}</h2>}
      <button
        type="button"
        class="bare replay-move"
        aria-current={isPresent ? "step" : undefined}
        onClick={() => go(move.at)}
      >
        <span class="replay-number">{formatNumber(move.at)}</span>
        {move.seat === null ? <span class="replay-dealer" /> : <SeatMark seat={move.seat} />}
        <span class="replay-told">
          {move.said.map(({ text, picture }, nth) => (
            <span key={nth}>
              {text}
              {picture && <img src={picture} alt="" width={20} height={30} loading="lazy" />}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
