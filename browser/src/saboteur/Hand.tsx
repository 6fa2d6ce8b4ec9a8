// What the reader holds: the cards, the role, the gold.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import type { GameView } from "../game/contract";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { SaboteurCard, SaboteurPlay, SaboteurPrivate, SaboteurRole } from "../wire/messages";
import { isPath, usesCard } from "./cards";
import { isIdle, type Selection } from "./selection";
import "./hand.css";
import { isRoleHidden } from "./hiddenRole";
import { OwnRole } from "./OwnRole";
import {
  cardPicture,
  GOLD_BACK,
  goldPicture,
  pathPicture,
  ROLE_BACK,
  rolePicture,
} from "./pictures";
import { BEATS, PURSE_ANCHOR } from "./scenes";
import { nameCard, nameShape } from "./words";

/** The picture of a card of the hand as it is held. */
export function heldPicture(selection: Selection, card: SaboteurCard, isPicked: boolean): string {
  return isPicked && selection.shape ? pathPicture(selection.shape) : cardPicture(card);
}

interface HandProps {
  readonly selection: Selection;
  /** Whether the picked card is being carried. */
  readonly carrying: boolean;
  readonly grab: (event: PointerEvent, index: number) => void;
  readonly ended: () => boolean;
  /** Called after a key picked a card up: the focus goes on to the spots. */
  readonly enter: () => void;
}

/** A tap picks a card up; the next one turns it, or puts it back. */
export function tap(selection: Selection, at: number): void {
  if (at !== selection.index) selection.pick(at);
  else if (selection.turns) selection.turn();
  else selection.pick(null);
}

export function Hand({ selection, carrying, grab, ended, enter }: HandProps): JSX.Element {
  const { hand, index, view } = selection;
  const cards = useRef<(HTMLButtonElement | null)[]>([]);
  const click = (event: MouseEvent, at: number): void => {
    // A click without a pointer comes from a key. It never repeats a tap.
    const isKey = event.detail === 0;
    if (!isKey && ended()) return;
    tap(selection, at);
    if (isKey && at !== index) enter();
  };
  const key = (event: KeyboardEvent, at: number): void => {
    const forward = getComputedStyle(event.currentTarget as Element).direction === "rtl" ? -1 : 1;
    const step = event.key === "ArrowRight" ? forward : event.key === "ArrowLeft" ? -forward : 0;
    if (event.key === "ArrowUp" && index !== null) enter();
    else if (step) cards.current[(at + step + hand.length) % hand.length]?.focus();
    else return;
    event.preventDefault();
  };
  const isShown = view.shownOn === "table";
  const { held } = view;
  const sentAt = held ? hand.findIndex((card) => usesCard(held, card)) : -1;
  const news = view.play.private?.news ?? [];
  return (
    <ul class="saboteur-hand plain" aria-label={t("saboteur-hand")}>
      {hand.map((card, at) => {
        const isPicked = at === index;
        // A drawn card is the last one.
        const isDrawn = at === hand.length - 1 && news.some((one) => one.type === "drew");
        const isUseless = isIdle(selection.choices, card);
        const kinds = [
          "saboteur-held",
          isPath(card) && "saboteur-held-path",
          ((isPicked && carrying) || at === sentAt) && "saboteur-held-gone",
          isDrawn && "saboteur-drawn",
          isUseless && !isPicked && "saboteur-held-idle",
        ];
        const shown = isPicked && selection.shape ? nameShape(selection.shape) : nameCard(card);
        const name = isUseless ? t("saboteur-useless", { card: shown }) : shown;
        return (
          <li key={at}>
            <button
              type="button"
              ref={(element) => void (cards.current[at] = element)}
              class={kinds.filter(Boolean).join(" ")}
              aria-pressed={isPicked}
              aria-label={name}
              title={name}
              disabled={!isShown}
              data-card={card}
              data-board-focus={at === (index ?? 0) || undefined}
              onPointerDown={(event) => grab(event, at)}
              onClick={(event) => click(event, at)}
              onKeyDown={(event) => key(event, at)}
            >
              <img
                src={heldPicture(selection, card, isPicked)}
                alt=""
                width={240}
                height={360}
                draggable={false}
              />
              {isPicked && selection.turns && (
                <span class="saboteur-held-turn">
                  <Icon name="rotate" size={16} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface RoleCardProps {
  readonly view: GameView<SaboteurPlay>;
  readonly role: SaboteurRole;
}

/** The reader's role, unless it is hidden from the neighbours. A tap shows what it means. */
export function RoleCard({ view, role }: RoleCardProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const { scene } = view;
  // The scene shows it first.
  const isDealt = scene.beat?.name === BEATS.role;
  const hidden = isRoleHidden() || isDealt || !scene.hasReached(BEATS.role);
  const name = t(`saboteur-role-${role}`);
  const label = hidden
    ? `${t("saboteur-role")}: ${t("saboteur-role-show")}`
    : t("saboteur-role-yours", { role: name });
  return (
    <>
      <button
        type="button"
        class="saboteur-role"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
      >
        <img
          src={hidden ? ROLE_BACK : rolePicture(role, view.you.seat)}
          alt=""
          width={240}
          height={360}
        />
        <span>{hidden ? t("saboteur-role") : name}</span>
      </button>
      {open && (
        <Dialog title={t("saboteur-role")} close={() => setOpen(false)}>
          <OwnRole view={view} role={role} turns />
        </Dialog>
      )}
    </>
  );
}

/** The reader's own gold. */
export function Purse({ gold }: { gold: SaboteurPrivate["gold"] }): JSX.Element {
  const nuggets = gold.reduce((sum, one) => sum + one, 0);
  const label = t("saboteur-your-gold", { nuggets });
  return (
    <div
      class="saboteur-purse"
      role="img"
      aria-label={label}
      title={label}
      data-anchor={PURSE_ANCHOR}
    >
      <div class="saboteur-purse-cards">
        {gold.length ? (
          gold.map((worth, at) => (
            <img key={at} src={goldPicture(worth)} alt="" width={240} height={360} />
          ))
        ) : (
          <img class="saboteur-purse-none" src={GOLD_BACK} alt="" width={240} height={360} />
        )}
      </div>
      <span>{formatNumber(nuggets)}</span>
    </div>
  );
}
