// The front page: pick a game, begin, or come to a table that is there already.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { useTexts } from "../ui/useTexts";
import sign from "../ui/icon.svg";
import { Choosers } from "./Choosers";
import { CreateDialog } from "./CreateDialog";
import "./front.css";
import { GamePanel } from "./GamePanel";
import { JoinBox } from "./JoinBox";
import { OpenTables } from "./OpenTables";
import { gameName, type GameName } from "./settings";
import { Steps } from "./Steps";

const GAMES: readonly GameName[] = ["saboteur", "dixit"];

export default function FrontPage(): JSX.Element | null {
  const ready = useTexts(
    "front",
    "settings",
    "explain-saboteur",
    "explain-dixit",
    "saboteur",
    "dixit",
  );
  return ready ? <Front /> : null;
}

function Front(): JSX.Element {
  const [creating, setCreating] = useState<GameName | null>(null);
  const title = `${t("app-name")} · ${t("app-tagline")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
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
        <div class="front-hero">
          <div class="front-title">
            <h1>{t("app-name")}</h1>
            <p class="front-tagline">{t("app-tagline")}</p>
            <p class="quiet">{t("front-lead")}</p>
          </div>
          <JoinBox />
        </div>
        <div class="front-games">
          {GAMES.map((game) => (
            <GamePanel key={game} game={game} create={() => setCreating(game)} />
          ))}
        </div>
        <OpenTables />
        {GAMES.map((game) => (
          <Steps key={game} game={game} />
        ))}
      </main>
      <footer class="front-foot">
        <nav class="row" aria-label={t("rules")}>
          {GAMES.map((game) => (
            <a key={game} href={`/rules/${game}`}>
              {t("rules")}: {gameName(game)}
            </a>
          ))}
          <a href="/credits">{t("credits")}</a>
        </nav>
        <p class="quiet">{t("unofficial")}</p>
      </footer>
      {creating && <CreateDialog game={creating} close={() => setCreating(null)} />}
    </>
  );
}
