// A card to look at and to pick: a tap picks, a long press or the glass enlarges.

import type { JSX, TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import { Icon } from "../ui/Icon";
import "./card.css";
import type { Deck } from "../game/contract";
import { Face } from "./Face";

/** How many milliseconds a finger stays down to enlarge a card. */
const LONG_PRESS_MS = 350;

interface Props {
  readonly deck: Deck;
  readonly card: number;
  readonly size: "large" | "small";
  /** Its number in the display. */
  readonly number?: number;
  readonly picked?: boolean;
  /** Without it there is nothing to pick, and a tap enlarges. */
  readonly pick?: (() => void) | undefined;
  /** Enter on a card that is picked already. */
  readonly sure?: (() => void) | undefined;
  readonly zoom: () => void;
  /** A text across its lower edge. */
  readonly ribbon?: string | undefined;
  readonly class?: string;
}

export function Card(props: Props): JSX.Element {
  const { deck, card, size, number, picked = false, pick, sure, zoom, ribbon } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const press = (event: PointerEvent) => {
    long.current = false;
    clearTimeout(timer.current);
    if (event.button !== 0) return;
    timer.current = setTimeout(() => {
      long.current = true;
      zoom();
    }, LONG_PRESS_MS);
  };
  const release = () => clearTimeout(timer.current);
  const tap = () => {
    if (long.current) long.current = false;
    else (pick ?? zoom)();
  };
  const key = (event: TargetedKeyboardEvent<HTMLButtonElement>) => {
    if (event.key === "Enter" && picked && sure) sure();
    else if (event.key.toLowerCase() === "z" && !event.ctrlKey && !event.metaKey) zoom();
    else return;
    event.preventDefault();
  };
  return (
    <div class={`dixit-card ${picked ? "picked" : ""} ${props.class ?? ""}`}>
      <button
        type="button"
        class="dixit-pick"
        aria-pressed={pick ? picked : undefined}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={tap}
        onKeyDown={key}
      >
        {number !== undefined && <span class="dixit-number">{formatNumber(number)}</span>}
        <Face deck={deck} card={card} size={size} />
        <span class="dixit-over">
          {picked && (
            <span class="dixit-tick">
              <Icon name="check" size={20} />
            </span>
          )}
          {ribbon !== undefined && <span class="dixit-ribbon">{ribbon}</span>}
        </span>
      </button>
      {pick && (
        <button
          type="button"
          class="dixit-glass bare"
          aria-label={t("dixit-zoom")}
          tabIndex={-1}
          onClick={zoom}
        >
          <Icon name="zoom" size={18} />
        </button>
      )}
    </div>
  );
}

/** Move the focus from card to card of a list by arrow keys, in the direction of reading. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const list = event.currentTarget;
  const cards = [...list.querySelectorAll<HTMLButtonElement>(".dixit-pick")];
  const at = cards.findIndex((card) => card === document.activeElement);
  if (at < 0) return;
  const along = event.key === "ArrowRight" || event.key === "ArrowLeft";
  const mirrored = along && getComputedStyle(list).direction === "rtl";
  const next = cards[at + (mirrored ? -step : step)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  event.preventDefault();
}
