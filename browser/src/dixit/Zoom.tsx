// A picture as large as the screen, and its neighbours a swipe or an arrow key away.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { readStored, store } from "../ui/storage";
import type { Deck } from "../game/contract";
import { describePicture, findPictureUrl, namePicture } from "./Face";
import "./zoom.css";

/** How many pixels a finger moves to turn to the next picture. */
const SWIPE_PIXELS = 40;

export interface Zoomed {
  readonly cards: readonly number[];
  readonly at: number;
  /** Whether they have numbers, as in the display. */
  readonly numbered?: boolean;
}

interface Props {
  readonly deck: Deck;
  readonly zoomed: Zoomed;
  readonly close: () => void;
  /** What a card may be picked for; null where it may not. */
  readonly picking?: ((at: number) => (() => void) | null) | undefined;
}

export function Zoom({ deck, zoomed, close, picking }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | null>(null);
  const [at, setAt] = useState(zoomed.at);
  const [described, setDescribed] = useState(readStored("captions") === "on");
  const { cards } = zoomed;
  const card = cards[at] ?? 0;
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    for (const near of [cards[at + 1], cards[at - 1]]) {
      const file = near === undefined ? null : findPictureUrl(deck, near, "large");
      if (file) new Image().src = file;
    }
  }, [at, cards, deck]);

  const go = (step: number) => setAt((now) => Math.min(cards.length - 1, Math.max(0, now + step)));
  const rightward = () => (document.documentElement.dir === "rtl" ? -1 : 1);
  const key = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") go(rightward());
    else if (event.key === "ArrowLeft") go(-rightward());
    else if (event.key.toLowerCase() === "z") close();
    else return;
    event.preventDefault();
  };
  const release = (event: PointerEvent) => {
    const moved = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    if (Math.abs(moved) > SWIPE_PIXELS) go(moved < 0 ? rightward() : -rightward());
  };
  const describe = () => {
    store("captions", described ? null : "on");
    setDescribed(!described);
  };
  const pick = picking?.(at) ?? null;
  const small = findPictureUrl(deck, card, "small");
  const large = findPictureUrl(deck, card, "large");
  return (
    <dialog
      ref={dialog}
      class="dixit-zoom"
      aria-label={t("dixit-zoom")}
      onClose={close}
      onKeyDown={key}
    >
      <div
        class="dixit-zoom-picture"
        onPointerDown={(event) => (from.current = event.clientX)}
        onPointerUp={release}
        onPointerCancel={() => (from.current = null)}
      >
        {small && <img key={small} src={small} alt="" draggable={false} />}
        {large ? (
          <img key={large} src={large} alt={describePicture(deck, card)} draggable={false} />
        ) : (
          <p>{namePicture(deck, card)}</p>
        )}
        {zoomed.numbered && <span class="dixit-number">{formatNumber(at + 1)}</span>}
      </div>
      {described && <p class="dixit-zoom-caption">{describePicture(deck, card)}</p>}
      <div class="dixit-zoom-bar">
        <button
          type="button"
          aria-label={t("dixit-previous-picture")}
          disabled={at === 0}
          onClick={() => go(-1)}
        >
          <Icon name="previous" />
        </button>
        <button type="button" aria-pressed={described} onClick={describe}>
          {t("dixit-caption")}
        </button>
        {pick && (
          <button type="button" class="main" onClick={() => (pick(), close())}>
            {t("dixit-pick")}
          </button>
        )}
        <button
          type="button"
          aria-label={t("dixit-next-picture")}
          disabled={at === cards.length - 1}
          onClick={() => go(1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <button
        type="button"
        class="dixit-zoom-close"
        aria-label={t("dixit-zoom-close")}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
