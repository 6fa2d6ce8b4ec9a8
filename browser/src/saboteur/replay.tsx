// Saboteur in replays: moments with everything open, and what bots believed.

import type { JSX } from "preact";

import type { BeliefBars, NameSeat } from "../game/contract";
import { loadTexts, t } from "../i18n";
import type { Explained } from "../wire/http";
import type { SaboteurPrivate } from "../wire/messages";
import { GOALS } from "./cards";
import { cardPicture, rolePicture } from "./pictures";
import { nameCard } from "./words";

export { describeMove } from "./moveWords";
export { openMoment } from "./openMoment";
export { SuspicionGraph as Insight } from "./SuspicionGraph";

await loadTexts("saboteur-replay");

export function OpenHand({
  hand: { role, hand },
  seat,
}: {
  hand: SaboteurPrivate;
  seat: number;
}): JSX.Element {
  return (
    <>
      {role && <Card source={rolePicture(role, seat)} words={t(`saboteur-role-${role}`)} />}
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
export function listBeliefs(
  { seat, beliefs }: Explained,
  who: NameSeat,
  open: readonly SaboteurPrivate[],
): readonly BeliefBars[] {
  const suspicion = beliefs.find(({ kind }) => kind === "saboteurs")?.seats ?? [];
  const treasure = beliefs.find(({ kind }) => kind === "treasure")?.options ?? {};
  if (!suspicion.length) return [];
  const others = suspicion.flatMap((share, other) => {
    if (other === seat) return [];
    const role = open[other]?.role;
    const sign = role && { picture: rolePicture(role, other), words: t(`saboteur-role-${role}`) };
    return [{ name: who(other), seat: other, share, ...(sign && { sign }) }];
  });
  const places = GOALS.map((goal) => ({
    name: t(`saboteur-goal-${goal}`),
    share: treasure[goal] ?? 0,
  }));
  return [
    { title: t("why-saboteurs"), bars: others },
    { title: t("why-treasure"), bars: places },
  ];
}
