// The rules of a game with all its editions, at a clause if the address names one: #s-3-2.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { pickEdition } from "../front/settings";
import type { GameEntry } from "../game/contract";
import { describeEdition, nameEdition, nameGame } from "../game/names";
import { findGame, GAMES } from "../game/registry";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import { ErrorPage } from "../ui/ErrorPage";
import { readFault, type Fault } from "../ui/errors";
import { fetchGames } from "../wire/api";
import type { EditionInfo } from "../wire/http";
import { RulesText } from "./RulesText";
import { readPrint } from "./values";

/** The clause or the part that the address names: "S-3.2", "S-3". */
function readClause(): string | null {
  const [, letter = "", part = "", clause] =
    /^#([a-z])-(\d+)(?:-(\d+))?$/.exec(location.hash) ?? [];
  if (!letter) return null;
  return `${letter.toUpperCase()}-${part}${clause === undefined ? "" : `.${clause}`}`;
}

export default function RulesPage({ parts }: { parts: readonly string[] }): JSX.Element {
  const game = findGame(parts[0] ?? "");
  if (!game) return <ErrorPage title={t("rules")} fault={{ code: "not-found" }} />;
  return <Rules game={game} />;
}

function Rules({ game }: { game: GameEntry }): JSX.Element {
  const ready = useTexts(game.texts.game, game.texts.rules, "settings");
  const [editions, setEditions] = useState<readonly EditionInfo[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [at, setAt] = useState(readClause);
  useEffect(() => {
    fetchGames().then(
      (all) => setEditions(all.find((one) => one.game === game.name)?.editions ?? []),
      (error: unknown) => setFault(readFault(error)),
    );
    const turned = (): void => setAt(readClause());
    addEventListener("hashchange", turned);
    return () => removeEventListener("hashchange", turned);
  }, [game]);
  const title = ready ? t(`${game.name}-rules-title`) : t("rules");
  useTitle(`${title} · ${t("app-name")}`);
  if (fault) return <ErrorPage title={t("rules")} fault={fault} />;
  const print = chosen ?? pickEdition(game.name, editions ?? []);
  const edition = editions?.find(({ name }) => name === print);
  return (
    <main id="content" class="rules-page">
      <nav class="rules-head">
        <a class="button" href="/">
          <Icon name="previous" />
          {t("app-name")}
        </a>
        {GAMES.filter((other) => other !== game).map(({ name }) => (
          <a key={name} class="button" href={`/rules/${name}`}>
            <Icon name="book" />
            {nameGame(name)}
          </a>
        ))}
        {game.loadLesson && (
          <a class="button main" href={`/learn/${game.name}`}>
            <Icon name="play" />
            {t("learn-by-playing")}
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
                    {nameEdition(game.name, name)}
                  </label>
                ))}
              </div>
              <p class="quiet">{describeEdition(game.name, print)}</p>
            </fieldset>
          )}
          <RulesText
            game={game}
            values={readPrint(edition)}
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
