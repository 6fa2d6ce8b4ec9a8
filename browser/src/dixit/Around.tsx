// Below the board: which turn it is, the pile, the turns before, and what is different with three.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { Recap } from "./Recap";
import { freshTurn, type DixitLook } from "./task";

export function Around({ look }: { look: DixitLook }): JSX.Element {
  const { players, pile, turns } = look.play.public;
  const room = look.place === "screen";
  return (
    <footer class="dix-around">
      <p class="quiet">
        {t("dix-turn", { turn: turns.length + (freshTurn(look) ? 0 : 1) })}
        {" · "}
        {t("dix-pile", { count: pile })}
      </p>
      {!room && <RecapButton look={look} />}
      {!room && players.length === 3 && (
        <details>
          <summary>{t("dix-three-title")}</summary>
          <p class="quiet">{t("dix-three")}</p>
        </details>
      )}
    </footer>
  );
}

export function RecapButton({ look }: { look: DixitLook }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="log" size={18} /> {t("dix-recap")}
      </button>
      {open && <Recap look={look} close={() => setOpen(false)} />}
    </>
  );
}
