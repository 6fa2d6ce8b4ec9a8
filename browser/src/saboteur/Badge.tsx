// What everybody sees of a player, and what the reader alone thinks of them.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { formatNumber, formatList, t } from "../i18n";
import type { GameView } from "../game/contract";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { SaboteurPlay } from "../wire/messages";
import "./badge.css";
import { GOALS } from "./cards";
import { readNote, type Suspicion, SUSPICIONS, writeNote } from "./suspicions";
import { CARD_BACK, GOLD_BACK, toolPicture } from "./pictures";
import { nameGoal, nameTool } from "./words";

interface Props {
  readonly view: GameView<SaboteurPlay>;
  readonly seat: number;
}

export function Badge({ view, seat }: Props): JSX.Element | null {
  const player = view.play.public.players[seat];
  if (!player) return null;
  const { hand, broken, discarded, looked, gold } = player;
  const isOther = view.shownOn === "table" && view.you.seat !== null && view.you.seat !== seat;
  return (
    <span
      class={
        view.shownOn === "television"
          ? "saboteur-badge saboteur-badge-television"
          : "saboteur-badge"
      }
    >
      {broken.map((tool) => {
        const words = t("saboteur-broken", { tools: nameTool(tool) });
        return (
          <span key={tool} class="saboteur-broken" role="img" aria-label={words} title={words}>
            <img src={toolPicture(tool)} alt="" width={30} height={30} />
          </span>
        );
      })}
      <Count picture={CARD_BACK} number={hand} words={t("saboteur-in-hand", { cards: hand })} />
      {gold > 0 && (
        <Count
          picture={GOLD_BACK}
          number={gold}
          words={t("saboteur-gold-cards", { cards: gold })}
        />
      )}
      {discarded > 0 && (
        <Sign words={t("saboteur-away-count", { cards: discarded })}>
          <Icon name="bin" size={16} />
          {formatNumber(discarded)}
        </Sign>
      )}
      {looked.length > 0 && (
        <Sign words={t("saboteur-looked", { goals: formatList(looked.map(nameGoal)) })}>
          <Icon name="eye" size={16} />
          <Pips looked={looked} />
        </Sign>
      )}
      {isOther && <SuspicionButton view={view} seat={seat} />}
    </span>
  );
}

function Count(props: { picture: string; number: number; words: string }): JSX.Element {
  return (
    <Sign words={props.words}>
      <img class="saboteur-tiny" src={props.picture} alt="" width={240} height={360} />
      {formatNumber(props.number)}
    </Sign>
  );
}

function Sign(props: {
  words: string;
  children: JSX.Element | (JSX.Element | string)[];
}): JSX.Element {
  return (
    <span class="saboteur-count" role="img" aria-label={props.words} title={props.words}>
      {props.children}
    </span>
  );
}

/** The three goals one over the other. Those that the player has looked at are filled. */
function Pips({ looked }: { looked: readonly string[] }): JSX.Element {
  return (
    <svg class="saboteur-pips" width={8} height={20} viewBox="0 0 8 20" aria-hidden="true">
      {GOALS.map((goal, at) => (
        <rect
          key={goal}
          class={looked.includes(goal) ? "saboteur-pip-seen" : ""}
          x={1}
          y={1 + at * 6.5}
          width={6}
          height={5}
          rx={1}
        />
      ))}
    </svg>
  );
}

const SUSPICION_SIGNS: Readonly<Record<Suspicion, string>> = {
  none: "M4 20l1-5L16 4l4 4L9 19z",
  trusted: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6",
  unsure: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 10a3 3 0 1 1 4 3c-1 .500-1 1-1 2M12 17.500h.01",
  suspect: "M12 3L2 20h20zM12 9v6M12 17.500h.01",
};

function SuspicionSign({ suspicion }: { suspicion: Suspicion }): JSX.Element {
  return (
    <svg
      class={`saboteur-mark saboteur-mark-${suspicion}`}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={SUSPICION_SIGNS[suspicion]} />
    </svg>
  );
}

function SuspicionButton({ view, seat }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const { suspicion, text } = readNote(view.table, seat);
  const who = view.who(seat);
  const words = t("saboteur-suspicion", { who, mark: t(`saboteur-suspicion-${suspicion}`) });
  return (
    <>
      <button
        type="button"
        class={`saboteur-mark-button${text ? " saboteur-noted" : ""}`}
        aria-label={words}
        title={words}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <SuspicionSign suspicion={suspicion} />
      </button>
      {open && (
        <Dialog
          title={t("saboteur-notes", { who })}
          close={() => setOpen(false)}
          class="saboteur-dialog"
        >
          <div class="saboteur-options" role="group" aria-label={t("saboteur-notes", { who })}>
            {SUSPICIONS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === suspicion}
                onClick={() => writeNote(view.table, seat, { suspicion: one })}
              >
                <SuspicionSign suspicion={one} />
                {t(`saboteur-suspicion-${one}`)}
              </button>
            ))}
          </div>
          <textarea
            dir="auto"
            rows={4}
            maxLength={2000}
            aria-label={t("saboteur-notes", { who })}
            value={text}
            onInput={(event) => writeNote(view.table, seat, { text: event.currentTarget.value })}
          />
          <p class="quiet">{t("saboteur-private")}</p>
        </Dialog>
      )}
    </>
  );
}
