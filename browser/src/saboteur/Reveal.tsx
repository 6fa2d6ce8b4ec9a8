// The end of a round: who won, who was who, and the gold that is passed round.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import type { GameView } from "../game/contract";
import { Icon } from "../ui/Icon";
import { prefersReducedMotion } from "../ui/preferences";
import type { SaboteurMove, SaboteurPlay, SaboteurResult, SaboteurRole } from "../wire/messages";
import { GOALS } from "./cards";
import { GOLD_BACK, goalPicture, goldPicture, rolePicture } from "./pictures";
import "./reveal.css";
import { nameFace, nameGoal } from "./words";

/** How many milliseconds the goals turn over in sight before the rest is shown. */
const REVEAL_DELAY_MS = 1700;

interface Props {
  readonly view: GameView<SaboteurPlay>;
  readonly choices: readonly SaboteurMove[];
  readonly choose: (move: SaboteurMove) => void;
}

export function Reveal(props: Props): JSX.Element | null {
  const { round, results, stage } = props.view.play.public;
  const result = round > 0 ? results[round - 1] : undefined;
  if (result === undefined || stage.type === "over") return null;
  return <RoundEnd key={round} {...props} result={result} />;
}

/** Whether the goals are turning over now. They do not in a replay, or without motion. */
function areGoalsTurning({ play, shownOn }: GameView<SaboteurPlay>): boolean {
  const hasJustEnded = play.public.news.some(({ type }) => type === "roundended");
  return hasJustEnded && shownOn !== "replay" && !prefersReducedMotion();
}

function RoundEnd(props: Props & { result: SaboteurResult }): JSX.Element | null {
  const { view, result } = props;
  // The news with which the round ended decides. Later news does not.
  const [shown, setShown] = useState(() => !areGoalsTurning(view));
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setShown(true), REVEAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <section
      class={`saboteur-reveal${folded ? " saboteur-folded" : ""}`}
      aria-label={t("saboteur-reveal-title")}
    >
      <header>
        <h2>{t(`saboteur-winners-${result.winners}`)}</h2>
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

function Scene({ view, choices, choose, result }: Props & { result: SaboteurResult }): JSX.Element {
  const { stage } = view.play.public;
  const offers = choices.filter((move) => move.type === "gold");
  return (
    <div class="saboteur-scene">
      {offers.length > 0 && <Offer view={view} choices={offers} choose={choose} />}
      <ul class="saboteur-dwarfs plain">
        {result.roles.map((role, seat) => (
          <li
            key={seat}
            class={role === result.winners ? "saboteur-dwarf saboteur-dwarf-won" : "saboteur-dwarf"}
          >
            <Dwarf role={role} delay={seat} />
            <bdi class="saboteur-dwarf-name">{view.who(seat)}</bdi>
            <span class="saboteur-dwarf-role">{t(`saboteur-role-${role}`)}</span>
            <Gold cards={result.gold[seat] ?? 0} />
            {stage.type === "sharing" && stage.seat === seat && <Tray cards={stage.cards} />}
          </li>
        ))}
        {result.spare.map((role, at) => (
          <li key={`spare ${at}`} class="saboteur-dwarf saboteur-dwarf-spare">
            <Dwarf role={role} delay={result.roles.length + at} />
            <span class="saboteur-dwarf-name">{t("saboteur-spare")}</span>
            <span class="saboteur-dwarf-role">{t(`saboteur-role-${role}`)}</span>
          </li>
        ))}
      </ul>
      {result.due > 0 && <p class="quiet">{t("saboteur-due", { nuggets: result.due })}</p>}
    </div>
  );
}

/** What the goals were, from top to bottom. */
function Ends({ result }: { result: SaboteurResult }): JSX.Element {
  return (
    <ul class="saboteur-ends plain" aria-label={t("saboteur-goals")} dir="ltr">
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

function Dwarf({ role, delay }: { role: SaboteurRole; delay: number }): JSX.Element {
  return (
    <img
      class="saboteur-dwarf-card"
      src={rolePicture(role)}
      alt=""
      width={240}
      height={360}
      style={{ animationDelay: `${delay * 90}ms` }}
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
  return (
    <section class="saboteur-offer" aria-label={t("saboteur-do-share")}>
      <p>{t("saboteur-do-share")}</p>
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
