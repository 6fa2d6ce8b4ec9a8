// The reader's role as a card that turns over, with what it means.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { GameView } from "../game/contract";
import { Icon } from "../ui/Icon";
import { prefersReducedMotion } from "../ui/preferences";
import type { SaboteurPlay, SaboteurRole } from "../wire/messages";
import { hideRole, isRoleHidden } from "./hiddenRole";
import "./ownRole.css";
import { ROLE_BACK, rolePicture } from "./pictures";

/** How long the card lies face down before it turns over by itself. */
const FACE_DOWN_MS = 700;
/** The pools of role cards begin with this number of players. */
const MIN_PLAYERS = 3;

/** How many saboteurs there may be: some role cards stay aside. */
export function countSaboteurs(pool: string, players: number): { least: number; most: number } {
  const [saboteurs = 0, miners = 0] = pool.split("+").map(Number);
  const aside = saboteurs + miners - players;
  return { least: Math.max(0, saboteurs - aside), most: Math.min(saboteurs, players) };
}

interface Props {
  readonly view: GameView<SaboteurPlay>;
  readonly role: SaboteurRole;
  /** Whether the card turns over by itself. */
  readonly turns: boolean;
}

export function OwnRole({ view, role, turns }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const [hidden, setHidden] = useState(isRoleHidden());
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => setOpen(true), prefersReducedMotion() ? 0 : FACE_DOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const { edition, players } = view.play.public;
  const pool = edition.roles[players.length - MIN_PLAYERS] ?? "";
  const { least, most } = countSaboteurs(pool, players.length);
  const hide = (): void => {
    hideRole(!hidden);
    setHidden(!hidden);
  };
  return (
    <div class="saboteur-own-role">
      <button
        type="button"
        class={open ? "bare saboteur-turning saboteur-turned" : "bare saboteur-turning"}
        aria-label={
          open
            ? t("saboteur-role-yours", { role: t(`saboteur-role-${role}`) })
            : t("saboteur-role-show")
        }
        onClick={() => setOpen(!open)}
      >
        <img class="saboteur-turning-back" src={ROLE_BACK} alt="" width={240} height={360} />
        <img
          class="saboteur-turning-face"
          src={open ? rolePicture(role, view.you.seat) : ROLE_BACK}
          alt=""
          width={240}
          height={360}
        />
      </button>
      <div class="saboteur-own-role-text" role="status">
        {open ? (
          <>
            <strong>{t("saboteur-news-received", { role })}</strong>
            <p>{t(`saboteur-role-${role}.help`)}</p>
            <p class="quiet">
              {least === most
                ? t("saboteur-among-exact", { most, players: players.length })
                : t("saboteur-among-range", { least, most, players: players.length })}
            </p>
          </>
        ) : (
          // A card that turns by itself needs no tap.
          !turns && <p>{t("saboteur-role-tap")}</p>
        )}
      </div>
      <button type="button" class="saboteur-own-role-hide" aria-pressed={hidden} onClick={hide}>
        <Icon name="covered" />
        {t("saboteur-role-hide")}
      </button>
    </div>
  );
}

/** The button that leads on from the role. It has the focus, unless the reader is writing. */
export function GoOn({ act }: { act: () => void }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches("input, textarea")) button.current?.focus();
  }, []);
  return (
    <button ref={button} type="button" class="main" onClick={act}>
      {t("table-go-on")}
    </button>
  );
}
