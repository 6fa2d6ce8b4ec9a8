// The rules of a game by its prints: /rules/saboteur, /rules/dixit, at #s-3-2 if so asked.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import {
  editionHelp,
  editionName,
  gameName,
  isGame,
  ownPrint,
  type GameName,
} from "../front/settings";
import { found, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { useTexts } from "../ui/useTexts";
import { Wrong } from "../ui/Wrong";
import { games, Refusal, type EditionInfo } from "../wire/api";
import { RulesText } from "./RulesText";
import { valuesOfPrint } from "./values";

/** The clause that the address names. */
function named(): string | null {
  const parts = /^#([sd])-(\d+)-(\d+)$/.exec(location.hash);
  return parts && `${(parts[1] ?? "").toUpperCase()}-${parts[2] ?? ""}.${parts[3] ?? ""}`;
}

export default function RulesPage({ parts }: { parts: readonly string[] }): JSX.Element {
  const [game] = parts;
  if (!isGame(game)) return <Wrong title={t("rules")} code="not-found" />;
  return <Rules game={game} />;
}

function Rules({ game }: { game: GameName }): JSX.Element {
  const ready = useTexts(game, `rules-${game}`, "settings");
  const [editions, setEditions] = useState<readonly EditionInfo[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [at, setAt] = useState(named);
  useEffect(() => {
    games().then(
      (all) => setEditions(all.find((one) => one.game === game)?.editions ?? []),
      (error: unknown) => setWrong(error instanceof Refusal ? error.code : "unknown"),
    );
    const turned = (): void => setAt(named());
    addEventListener("hashchange", turned);
    return () => removeEventListener("hashchange", turned);
  }, [game]);
  const title = (ready && found(`${game.slice(0, 3)}-rules-title`)) || t("rules");
  useEffect(() => {
    document.title = `${title} · ${t("app-name")}`;
  }, [title]);
  if (wrong !== null) return <Wrong title={t("rules")} code={wrong} />;
  const print = chosen ?? ownPrint(game, editions ?? []);
  const edition = editions?.find(({ name }) => name === print);
  const other: GameName = game === "saboteur" ? "dixit" : "saboteur";
  return (
    <main id="content" class="rules-page">
      <nav class="rules-head">
        <a class="button" href="/">
          <Icon name="previous" />
          {t("app-name")}
        </a>
        {ready && (
          <a class="button" href={`/rules/${other}`}>
            <Icon name="book" />
            {gameName(other)}
          </a>
        )}
      </nav>
      <h1>{title}</h1>
      {ready && edition ? (
        <>
          {(editions?.length ?? 0) > 1 && (
            <fieldset class="rules-prints">
              <legend>{t("set-edition")}</legend>
              <div class="row">
                {editions?.map(({ name }) => (
                  <label key={name}>
                    <input
                      type="radio"
                      name="print"
                      checked={name === print}
                      onChange={() => setChosen(name)}
                    />
                    {editionName(game, name)}
                  </label>
                ))}
              </div>
              <p class="quiet">{editionHelp(game, print)}</p>
            </fieldset>
          )}
          <RulesText
            game={game}
            values={valuesOfPrint(edition)}
            at={at}
            went={(anchor) => history.replaceState(null, "", `#${anchor}`)}
          />
        </>
      ) : (
        <p class="quiet">{t("loading")}</p>
      )}
    </main>
  );
}
