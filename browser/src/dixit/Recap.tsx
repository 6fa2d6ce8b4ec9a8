// Turn by turn: the clue, the cards with owners and votes, and the points of every past turn.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Slip } from "./Clue";
import "./recap.css";
import { FINISHED_REVEAL } from "./reveal";
import type { DixitView } from "./selection";
import { Gains, TurnView } from "./Turn";
import { Why } from "./Why";
import { Zoom, type Zoomed } from "./Zoom";

export function Recap({ view, close }: { view: DixitView; close: () => void }): JSX.Element {
  const { turns } = view.play.public;
  const [at, setAt] = useState(turns.length - 1);
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  const turn = turns[at];
  return (
    <Dialog title={t("dixit-recap")} close={close} class="dixit-recap">
      {turn ? (
        <>
          <nav class="dixit-turns" aria-label={t("dixit-recap")}>
            <button
              type="button"
              aria-label={t("dixit-turn", { turn: at })}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <Icon name="previous" />
            </button>
            <p>
              {t("dixit-turn", { turn: at + 1 })}
              <span class="quiet"> / {formatNumber(turns.length)}</span>
            </p>
            <button
              type="button"
              aria-label={t("dixit-turn", { turn: at + 2 })}
              disabled={at === turns.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <Icon name="next" />
            </button>
          </nav>
          <div class="dixit-recalled" key={at}>
            <Slip
              view={view}
              turn={at}
              teller={turn.teller}
              clue={turn.clue}
              why={<Why view={view} number={at} turn={turn} reveal={FINISHED_REVEAL} />}
            />
            <TurnView
              view={view}
              turn={turn}
              reveal={FINISHED_REVEAL}
              zoom={setZoomed}
              block={innerHeight * 0.6}
            />
            <Gains view={view} turn={turn} reveal={FINISHED_REVEAL} />
          </div>
        </>
      ) : (
        <p>{t("dixit-recap-none")}</p>
      )}
      {zoomed && <Zoom deck={view.deck} zoomed={zoomed} close={() => setZoomed(null)} />}
    </Dialog>
  );
}
