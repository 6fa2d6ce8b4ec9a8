// Saboteur in replays: moments with everything open, and what bots believed.

import type { JSX } from "preact";

import type { NameSeat, Perspective } from "../game/contract";
import { formatList, formatPercent, t } from "../i18n";
import type { Explained, Moment } from "../wire/http";
import type { SaboteurFace, SaboteurPlay, SaboteurPrivate, SaboteurPublic } from "../wire/messages";
import { GOALS } from "./cards";
import { cardPicture, rolePicture } from "./pictures";
import { nameCard } from "./words";

/** The secret drawer of a moment, when everything is open. */
interface Secret {
  readonly goals?: readonly (SaboteurFace | null)[];
}

/** What the board is drawn from: with everything open, every goal is face up. */
export function openMoment(
  { public: open, private: own, secret }: Moment,
  perspective: Perspective,
): Pick<SaboteurPlay, "public" | "private"> {
  const shown = open as SaboteurPublic;
  if (perspective !== "all") return { public: shown, private: own as SaboteurPrivate | null };
  return { public: revealGoals(shown, secret as Secret), private: null };
}

function revealGoals(shown: SaboteurPublic, secret: Secret): SaboteurPublic {
  const goals = shown.mine.goals.map((goal, at) => {
    const face = secret.goals?.[at];
    return goal ?? (face ? { face, turned: null } : null);
  });
  return { ...shown, mine: { ...shown.mine, goals } };
}

export function OpenHand({ hand: { role, hand } }: { hand: SaboteurPrivate }): JSX.Element {
  return (
    <>
      {role && <Card source={rolePicture(role)} words={t(`saboteur-role-${role}`)} />}
      {hand.map((card, at) => (
        <Card key={at} source={cardPicture(card)} words={nameCard(card)} />
      ))}
    </>
  );
}

function Card({ source, words }: { source: string; words: string }): JSX.Element {
  return <img src={source} alt={words} width={240} height={360} loading="lazy" />;
}

/** How likely a bot thought each player a saboteur, and each goal the treasure. */
export function describeBeliefs({ seat, beliefs }: Explained, who: NameSeat): readonly string[] {
  const suspicion = beliefs.find(({ kind }) => kind === "saboteurs")?.seats ?? [];
  const treasure = beliefs.find(({ kind }) => kind === "treasure")?.options ?? {};
  if (!suspicion.length) return [];
  const others = suspicion.flatMap((likely, other) =>
    other === seat ? [] : [t("why-belief", { what: who(other), likely: formatPercent(likely) })],
  );
  const places = GOALS.map((goal) =>
    t("why-belief", {
      what: t(`saboteur-goal-${goal}`),
      likely: formatPercent(treasure[goal] ?? 0),
    }),
  );
  return [
    t("why-saboteurs", { list: formatList(others) }),
    t("why-treasure", { list: formatList(places) }),
  ];
}
