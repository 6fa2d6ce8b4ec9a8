// After a game: its result, its record, and the way to another game.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { shuffleCheck } from "../shuffle/later";
import { Icon } from "../ui/Icon";
import { LateContent } from "../ui/late";
import type { Update } from "../wire/messages";
import "./gameOver.css";
import type { PageState } from "./pageState";
import { GameStage } from "./GameStage";
import { KeptClues } from "./KeptClues";
import { Invite } from "./Invite";
import { InvitePlayers } from "./InvitePlayers";
import { isFree } from "../game/names";
import { Confetti } from "../scenes/Confetti";
import { findWinners } from "./gameEnd";
import type { AnyGamePart } from "../game/contract";
import { SeatList } from "./SeatList";
import { StartBar } from "./StartBar";

export { describeEnd } from "./gameEnd";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly part: AnyGamePart | null;
}

export function GameOver(props: Props): JSX.Element {
  const { page, update, part } = props;
  const view = page.view.value;
  const [board, setBoard] = useState(false);
  const { you } = update;
  const free = update.table.seats.some(isFree);
  const hasOthers = update.table.seats.some(({ name }, seat) => name && seat !== you.seat);
  return (
    <div class="after">
      {page.sawEnd.value && findWinners(update).length > 0 && <Confetti />}
      {board && view ? (
        <GameStage view={view} />
      ) : (
        <div class="after-inside">
          {update.table.abandoned ? (
            <section class="after-result" aria-label={t("table-result")}>
              <h2>{t("table-abandoned")}</h2>
              <p>{t("table-abandoned-how")}</p>
            </section>
          ) : part && view ? (
            <section class="after-result" aria-label={t("table-result")}>
              <part.Result view={view} />
            </section>
          ) : (
            <p>{t("table-over")}</p>
          )}
          <GameRecord page={page} update={update} />
          {you.host && hasOthers && <InvitePlayers page={page} />}
          {you.host && update.table.settings.decks.length > 0 && (
            <KeptClues key={update.table.game} code={update.table.code} />
          )}
          {(you.host || free) && <SeatList page={page} update={update} />}
          {free && (
            <section class="sheet">
              <h2>{t("table-invite")}</h2>
              <Invite page={page} update={update} />
            </section>
          )}
        </div>
      )}
      <div class="after-bar">
        {view && (
          <button type="button" onClick={() => setBoard(!board)}>
            <Icon name="eye" />
            {board ? t("table-see-result") : t("table-see-board")}
          </button>
        )}
        <StartBar page={page} update={update} />
      </div>
    </div>
  );
}

/** Replay, record, and a check of the deals. */
function GameRecord({ page, update }: Pick<Props, "page" | "update">): JSX.Element {
  const { code, game, seed } = update.table;
  return (
    <section class="after-kept" aria-label={t("table-kept-game")}>
      <div class="row">
        <a class="button" href={`/replay/${code}?game=${game}`}>
          <Icon name="play" />
          {t("table-replay")}
        </a>
        <a class="button" href={`/api/tables/${code}/record?game=${game}`} download>
          <Icon name="download" />
          {t("table-record")}
        </a>
      </div>
      {seed !== null && (
        <LateContent late={shuffleCheck} quiet>
          {({ ShuffleCheck }) => (
            <ShuffleCheck
              table={update.table}
              game={game}
              shown={page.session.log.value.map(({ line }) => line.text)}
            />
          )}
        </LateContent>
      )}
    </section>
  );
}
