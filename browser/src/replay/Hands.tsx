// Everybody's cards at once, for those who look at a finished game with everything open.

import type { JSX } from "preact";

import { found, language, t } from "../i18n";
import { cardPicture, rolePicture } from "../saboteur/pictures";
import { cardName } from "../saboteur/words";
import { pictureUrl, type Moment, type Picture } from "../wire/api";
import type { DixitPlay, Play, SaboteurPlay } from "../wire/messages";
import "./hands.css";
import { drawers } from "./moments";

interface Props {
  readonly game: Play["game"];
  readonly moment: Moment;
  readonly deck: readonly Picture[] | null;
  readonly who: (seat: number) => string;
}

export function Hands({ game, moment, deck, who }: Props): JSX.Element {
  const rows =
    game === "saboteur"
      ? drawers<SaboteurPlay>(moment).map(({ role, hand }) => (
          <>
            {role && <Card file={rolePicture(role)} words={found(`sab-role-${role}`) ?? role} />}
            {hand.map((card, at) => (
              <Card key={at} file={cardPicture(card)} words={cardName(card)} />
            ))}
          </>
        ))
      : drawers<DixitPlay>(moment).map(({ hand }) =>
          hand.map((number) => <Painting key={number} number={number} deck={deck} />),
        );
  return (
    <section class="hands" aria-label={t("replay-hands")}>
      <ol class="plain">
        {rows.map((row, seat) => (
          <li key={seat}>
            <bdi>{who(seat)}</bdi>
            <div class="hands-row" dir="ltr">
              {row}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Card({ file, words }: { file: string; words: string }): JSX.Element {
  return <img src={file} alt={words} width={240} height={360} loading="lazy" />;
}

function Painting({
  number,
  deck,
}: {
  number: number;
  deck: readonly Picture[] | null;
}): JSX.Element {
  const card = deck?.[number - 1];
  const words = card?.words[language.value] ?? card?.words.en;
  if (!card?.picture) return <span>{words?.title ?? t("dix-picture", { number })}</span>;
  const alt = words?.caption ?? t("dix-picture", { number });
  return <Card file={pictureUrl(card.picture, "small")} words={alt} />;
}
