// What everybody sees of a player, and what the reader alone thinks of them.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { formatNumber, formatList, t } from "../i18n";
import type { GameView } from "../game/contract";
import { Icon } from "../ui/Icon";
import { LateSheet } from "../ui/late";
import type { SaboteurPlay } from "../wire/messages";
import "./badge.css";
import { GOALS } from "./cards";
import { findStroke } from "./marks";
import { countComingGold, findBrokenTools } from "./shown";
import { later } from "./later";
import { readNote } from "./suspicions";
import { SuspicionSign } from "./SuspicionSign";
import { CARD_BACK, GOLD_BACK } from "./pictures";
import { BEATS } from "./scenes";
import { ToolSigns } from "./ToolSigns";
import { nameGoal } from "./words";

interface Props {
  readonly view: GameView<SaboteurPlay>;
  readonly seat: number;
}

export function Badge({ view, seat }: Props): JSX.Element | null {
  const player = view.play.public.players[seat];
  if (!player) return null;
  const { hand, discarded, looked } = player;
  const gold = player.gold - countComingGold(view, seat);
  const { news } = view.play.public;
  const broken = findBrokenTools(view, seat);
  const stroke = view.scene.hasReached(BEATS.struck(seat)) ? findStroke(news, seat) : null;
  const isOther = view.shownOn === "table" && view.you.seat !== null && view.you.seat !== seat;
  return (
    <span
      class={[
        "saboteur-badge",
        view.shownOn === "television" && "saboteur-badge-television",
        stroke && `saboteur-stroke-${stroke}`,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <ToolSigns broken={broken} />
      {isOther && <SuspicionButton view={view} seat={seat} />}
      <span class="saboteur-counts">
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
      </span>
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

function SuspicionButton({ view, seat }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { round } = view.play.public;
  const { suspicion, text } = readNote(view.table, round, seat);
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
        <LateSheet late={later} close={close}>
          {({ NotesSheet }) => <NotesSheet view={view} seat={seat} close={close} />}
        </LateSheet>
      )}
    </>
  );
}
