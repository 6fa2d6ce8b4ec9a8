// The front page: start a game, or join a table.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { useGames } from "../game/catalog";
import { nameGame } from "../game/names";
import { loadIntros, useIntros, type Intros } from "../game/parts";
import { findGame, GAMES } from "../game/registry";
import { t } from "../i18n";
import { ForgetDialog } from "../ui/ForgetDialog";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import sign from "../ui/icon.svg";
import { Choosers } from "./Choosers";
import { CreateDialog } from "./CreateDialog";
import "./front.css";
import { GamePanel } from "./GamePanel";
import { JoinBox } from "./JoinBox";
import { OpenTables } from "./OpenTables";
import { OwnTables } from "./OwnTables";
import { Steps } from "./Steps";
import { UnreachableNotice } from "./UnreachableNotice";

// Before the first component is drawn, so that pictures and texts are loaded at the same time.
void loadIntros();

export default function FrontPage(): JSX.Element | null {
  const ready = useTexts(
    "front",
    "settings",
    ...GAMES.flatMap(({ texts }) => [texts.intro, texts.game]),
  );
  const intros = useIntros();
  return ready && intros ? <Front intros={intros} /> : null;
}

function Front({ intros }: { intros: Intros }): JSX.Element {
  const [creating, setCreating] = useState<string | null>(null);
  const [forgetting, setForgetting] = useState(false);
  // Games of the server that the page has no part for come after the others.
  const others = useGames()?.filter(({ game }) => !findGame(game)) ?? [];
  const names = [...GAMES.map(({ name }) => name), ...others.map(({ game }) => game)];
  useTitle(`${t("app-name")} · ${t("app-tagline")}`);
  return (
    <>
      <a class="skip button" href="#content">
        {t("skip-to-content")}
      </a>
      <header class="front-top">
        <img src={sign} alt="" width="40" height="40" />
        <Choosers />
      </header>
      <main id="content" class="front" tabIndex={-1}>
        <UnreachableNotice />
        <OwnTables intros={intros} />
        <div class="front-hero">
          <div class="front-title">
            <h1>{t("app-name")}</h1>
            <p class="front-tagline">{t("app-tagline")}</p>
            <p class="quiet">{t("front-lead")}</p>
          </div>
          <JoinBox />
        </div>
        <div class="front-games">
          {names.map((game) => (
            <GamePanel
              key={game}
              game={game}
              intro={intros.get(game) ?? null}
              info={others.find((one) => one.game === game) ?? null}
              create={() => setCreating(game)}
            />
          ))}
        </div>
        <OpenTables intros={intros} />
        {GAMES.map((game) => {
          const intro = intros.get(game.name);
          return intro && <Steps key={game.name} game={game} intro={intro} />;
        })}
      </main>
      <footer class="front-foot">
        <nav class="row" aria-label={t("rules")}>
          {GAMES.map(({ name }) => (
            <a key={name} href={`/rules/${name}`}>
              {t("rules")}: {nameGame(name)}
            </a>
          ))}
          <a href="/credits">{t("credits")}</a>
        </nav>
        <p class="quiet">{t("unofficial")}</p>
        <button type="button" class="bare quiet" onClick={() => setForgetting(true)}>
          {t("forget-me")}
        </button>
      </footer>
      {forgetting && <ForgetDialog close={() => setForgetting(false)} />}
      {creating && <CreateDialog game={creating} close={() => setCreating(null)} />}
    </>
  );
}
