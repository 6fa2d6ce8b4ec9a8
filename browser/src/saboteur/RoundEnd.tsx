// The end of a round: who won, who was who, and the gold that is passed round.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import type { GameView } from "../game/contract";
import { Icon } from "../ui/Icon";
import { prefersReducedMotion } from "../ui/preferences";
import type { SaboteurMove, SaboteurPlay, SaboteurResult, SaboteurRole } from "../wire/messages";
import { GOALS } from "./cards";
import { GOLD_BACK, goalPicture, goldPicture, ROLE_BACK, rolePicture } from "./pictures";
import "./questions.css";
import "./reveal.css";
import { BEATS, dwarfAnchor } from "./scenes";
import { nameFace, nameGoal } from "./words";

/** How many milliseconds the only gold card to choose is looked at before it is taken. */
const GOLD_TAKEN_MS = 1200;

interface Props {
  readonly view: GameView<SaboteurPlay>;
  readonly choices: readonly SaboteurMove[];
  readonly choose: (move: SaboteurMove) => void;
}

export function RoundEnd(props: Props & { result: SaboteurResult }): JSX.Element {
  const { view, result } = props;
  const [folded, setFolded] = useState(false);
  const isTold = view.scene.hasReached(BEATS.winners);
  useOnlyGold(props);
  return (
    <section
      class={`saboteur-reveal${folded ? " saboteur-folded" : ""}`}
      aria-label={t("saboteur-reveal-title")}
    >
      <header>
        <h2>{isTold ? describeOutcome(view, result) : t("saboteur-reveal-title")}</h2>
        <Ends result={result} />
        {view.shownOn !== "television" && (
          <button
            type="button"
            aria-expanded={!folded}
            aria-label={t(folded ? "saboteur-see-reveal" : "saboteur-see-mine")}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? "person" : "eye"} />
            <span class="saboteur-act-word">
              {t(folded ? "saboteur-see-reveal" : "saboteur-see-mine")}
            </span>
          </button>
        )}
      </header>
      {!folded && <Scene {...props} />}
    </section>
  );
}

/** Who won the round, and what the reader has of it. */
function describeOutcome({ you }: GameView<SaboteurPlay>, result: SaboteurResult): string {
  const winners = t(`saboteur-winners-${result.winners}`);
  const role = you.seat === null ? undefined : result.roles[you.seat];
  if (!role) return winners;
  return t(role === result.winners ? "saboteur-outcome-won" : "saboteur-outcome-lost", {
    winners,
    role,
  });
}

/** Once all is shown, take a gold card by itself where those that are offered are the same. */
function useOnlyGold({ view, choices, choose }: Props): void {
  const offers = choices.filter((move) => move.type === "gold");
  const [first] = offers;
  const only = view.scene.beat === null && offers.length === 1 ? first : undefined;
  useEffect(() => {
    if (!only) return;
    const timer = setTimeout(() => choose(only), GOLD_TAKEN_MS);
    return () => clearTimeout(timer);
  }, [only?.nuggets, view.play.phase]);
}

function Scene({ view, choices, choose, result }: Props & { result: SaboteurResult }): JSX.Element {
  const { stage } = view.play.public;
  const { scene } = view;
  const offers = choices.filter((move) => move.type === "gold");
  const isTold = scene.hasReached(BEATS.winners);
  return (
    <div class="saboteur-scene">
      {offers.length > 0 && isTold && <Offer view={view} choices={offers} choose={choose} />}
      <ul class="saboteur-dwarfs plain">
        {result.roles.map((role, seat) => {
          const isOpen = scene.hasReached(BEATS.roleOf(seat));
          const won = isTold && role === result.winners;
          return (
            <li
              key={seat}
              class={won ? "saboteur-dwarf saboteur-dwarf-won" : "saboteur-dwarf"}
              data-anchor={dwarfAnchor(seat)}
            >
              <Dwarf role={isOpen ? role : null} seat={seat} />
              <bdi class="saboteur-dwarf-name">{view.who(seat)}</bdi>
              <span class="saboteur-dwarf-role">
                {isOpen ? t(`saboteur-role-${role}`) : "\u00a0"}
              </span>
              <Gold cards={isTold ? (result.gold[seat] ?? 0) : 0} />
              {stage.type === "sharing" && stage.seat === seat && isTold && (
                <Tray cards={stage.cards} />
              )}
            </li>
          );
        })}
        {result.spare.map((role, at) => (
          <li key={`spare ${at}`} class="saboteur-dwarf saboteur-dwarf-spare">
            <Dwarf role={isTold ? role : null} seat={at} />
            <span class="saboteur-dwarf-name">{t("saboteur-spare")}</span>
            <span class="saboteur-dwarf-role">
              {isTold ? t(`saboteur-role-${role}`) : "\u00a0"}
            </span>
          </li>
        ))}
      </ul>
      {isTold && result.due > 0 && (
        <p class="quiet">{t("saboteur-due", { nuggets: result.due })}</p>
      )}
    </div>
  );
}

/** What the goals were, one under the other as in the mine. */
function Ends({ result }: { result: SaboteurResult }): JSX.Element {
  return (
    <ul class="saboteur-ends plain" aria-label={t("saboteur-goals")}>
      {result.goals.map((face, at) => {
        const goal = GOALS[at] ?? "middle";
        const words = t("saboteur-goal-open", { goal: nameGoal(goal), face: nameFace(face) });
        return (
          <li key={goal}>
            <img
              src={goalPicture(face, false)}
              alt={words}
              title={words}
              width={240}
              height={360}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A player's role; null: it still lies face down. */
function Dwarf({ role, seat }: { role: SaboteurRole | null; seat: number }): JSX.Element {
  return (
    <img
      key={role}
      class="saboteur-dwarf-card"
      src={role ? rolePicture(role, seat) : ROLE_BACK}
      alt=""
      width={240}
      height={360}
    />
  );
}

/** The gold cards that a player got in this round, face down. */
function Gold({ cards }: { cards: number }): JSX.Element {
  const words = t("saboteur-gold-cards", { cards });
  return (
    <span class="saboteur-got" role="img" aria-label={words} title={words}>
      {Array.from({ length: cards }, (_, at) => (
        <img key={at} src={GOLD_BACK} alt="" width={240} height={360} />
      ))}
    </span>
  );
}

/** Where the tray was before; it moves from there. */
const before: { area: DOMRect | null } = { area: null };

/** The gold cards that pass from miner to miner. */
function Tray({ cards }: { cards: number }): JSX.Element {
  const tray = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const shown = tray.current;
    if (!shown) return;
    const area = shown.getBoundingClientRect();
    const from = before.area;
    before.area = area;
    if (!from || prefersReducedMotion()) return;
    const shift = `translate(${from.x - area.x}px, ${from.y - area.y}px)`;
    shown.animate([{ transform: shift }, { transform: "none" }], {
      duration: 360,
      easing: "ease-out",
    });
  }, [cards]);
  useEffect(() => () => void setTimeout(() => (before.area = null), 3000), []);
  const words = t("saboteur-gold-cards", { cards });
  return (
    <span ref={tray} class="saboteur-tray" role="img" aria-label={words} title={words}>
      <img src={GOLD_BACK} alt="" width={240} height={360} />
      <b>{formatNumber(cards)}</b>
    </span>
  );
}

interface OfferProps {
  readonly view: GameView<SaboteurPlay>;
  readonly choices: readonly Extract<SaboteurMove, { type: "gold" }>[];
  readonly choose: (move: SaboteurMove) => void;
}

/** The gold cards passed to the reader: one is theirs. */
function Offer({ view, choices, choose }: OfferProps): JSX.Element {
  const offer = view.play.private?.offer ?? [];
  const words =
    choices.length > 1
      ? t("saboteur-do-share")
      : t("saboteur-share-equal", { cards: offer.length });
  return (
    <section class="saboteur-offer" aria-label={words}>
      <p role="status">{words}</p>
      <div class="saboteur-options">
        {offer.map((nuggets, at) => {
          const move = choices.find((one) => one.nuggets === nuggets);
          const words = t("saboteur-gold-count", { nuggets });
          return (
            <button
              key={at}
              type="button"
              class="saboteur-gold"
              aria-label={words}
              title={words}
              disabled={!move}
              onClick={() => move && choose(move)}
            >
              <img src={goldPicture(nuggets)} alt="" width={240} height={360} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
