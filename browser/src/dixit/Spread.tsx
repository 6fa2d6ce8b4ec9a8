// What people look at now, as large as the board: the clue, the pictures, and what belongs to them.

import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";

import "./spread.css";
import type { DixitView } from "./selection";
import { useSize, type Size } from "./useSize";

/** From this many pixels on, a column fits beside the pictures. */
const SIDED_WIDTH_PIXELS = 680;
/** A lower window is a phone on its side, whose pictures need the width. */
const SIDED_WINDOW_HEIGHT_PIXELS = 481;
/** What is between the parts of a spread, and between a spread and the edge of the board. */
const GAP_PIXELS = 8;
/** How much lower the board may become while everybody looks at what was shown. */
const NOTICE_PIXELS = 16;
/** The least height of the pictures: where there is less room, the board scrolls. */
const MIN_PICTURES_PIXELS = 120;

interface Props {
  readonly view: DixitView;
  readonly board: Size;
  readonly above?: ComponentChildren;
  /** The pictures, in a height; 0: it is not known yet. */
  readonly pictures: (block: number) => JSX.Element;
  readonly below?: ComponentChildren;
  /** Whether what is below stands in the room that the pictures keep free below themselves. */
  readonly overlapping?: boolean;
  /** Stands beside the pictures where it fits, and else below everything. */
  readonly aside?: ComponentChildren;
}

export function Spread(props: Props): JSX.Element {
  const { view, board, above, pictures, below, overlapping = false, aside } = props;
  const [head, middle, foot] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const sizes = { head: useSize(head), middle: useSize(middle), foot: useSize(foot) };
  const television = view.shownOn === "television";
  const sided = board.inline >= SIDED_WIDTH_PIXELS && innerHeight >= SIDED_WINDOW_HEIGHT_PIXELS;
  const known =
    board.block > 0 &&
    (!above || sizes.head.block > 0) &&
    (!below || overlapping || sizes.foot.block > 0);
  const beside = [sizes.head.block, overlapping ? 0 : sizes.foot.block]
    .filter((block) => block > 0)
    .map((block) => block + GAP_PIXELS);
  const left = beside.reduce(
    (block, one) => block - one,
    board.block - 2 * GAP_PIXELS - (overlapping ? NOTICE_PIXELS : 0),
  );
  // On a television the pictures get what the rest of the board leaves.
  const block = television ? sizes.middle.block : Math.max(MIN_PICTURES_PIXELS, left);
  return (
    <div class={`dixit-spread ${sided && aside ? "sided" : ""}`}>
      <div class="dixit-above" ref={head}>
        {above}
      </div>
      <div class="dixit-pictures" ref={middle}>
        {pictures(known ? block : 0)}
      </div>
      <div class={`dixit-below ${overlapping ? "overlapping" : ""}`} ref={foot}>
        {below}
      </div>
      {aside && <div class="dixit-aside">{aside}</div>}
    </div>
  );
}
