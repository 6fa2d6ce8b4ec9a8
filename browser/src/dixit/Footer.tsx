// Below the board: which turn it is, the pile, the turns before, and what is different with three.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { LateSheet } from "../ui/late";
import { later } from "./later";
import type { DixitView } from "./selection";
import { findFreshTurn } from "./turns";

export function Footer({ view }: { view: DixitView }): JSX.Element {
  const { players, pile, turns } = view.play.public;
  const room = view.shownOn === "television";
  return (
    <footer class="dixit-around">
      <p class="quiet">
        {t("dixit-turn", { turn: turns.length + (findFreshTurn(view) ? 0 : 1) })}
        {" · "}
        {t("dixit-pile", { count: pile })}
      </p>
      {!room && <RecapButton view={view} />}
      {!room && players.length === 3 && (
        <details>
          <summary>{t("dixit-three-title")}</summary>
          <p class="quiet">{t("dixit-three")}</p>
        </details>
      )}
    </footer>
  );
}

export function RecapButton({ view }: { view: DixitView }): JSX.Element {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="log" size={18} /> {t("dixit-recap")}
      </button>
      {open && (
        <LateSheet late={later} close={close}>
          {({ Recap }) => <Recap view={view} close={close} />}
        </LateSheet>
      )}
    </>
  );
}
