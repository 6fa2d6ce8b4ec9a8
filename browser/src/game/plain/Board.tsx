// The board of a game that the page has no part for.

import type { JSX } from "preact";

import { t } from "../../i18n";
import type { GameView } from "../contract";
import { Fields } from "./Fields";
import "./plain.css";
import { formatMove } from "./values";

export function Board({ view }: { view: GameView }): JSX.Element {
  const { play } = view;
  const { edition, news, ...shown } = play.public;
  const own = play.private && withoutNews(play.private);
  return (
    // The lists may be longer than the page, so that they are scrolled to by keys too.
    <div class="plain-board" tabIndex={0} role="group" aria-label={t("plain-board")}>
      <Choices view={view} />
      {own && (
        <section class="sheet">
          <h2>{t("plain-private")}</h2>
          <Fields of={own} />
        </section>
      )}
      <section class="sheet">
        <h2>{t("plain-public")}</h2>
        <Fields of={shown} />
      </section>
      {news.length > 0 && (
        <section class="sheet">
          <h2>{t("plain-news")}</h2>
          <ul class="plain plain-news" lang="en" dir="ltr">
            {news.map((one, at) => (
              <li key={at}>{formatMove(one)}</li>
            ))}
          </ul>
        </section>
      )}
      <details class="sheet">
        <summary>{t("plain-edition")}</summary>
        <Fields of={edition} />
      </details>
    </div>
  );
}

function withoutNews(own: object): object {
  return Object.fromEntries(Object.entries(own).filter(([field]) => field !== "news"));
}

/** Every legal move as a button; the server has listed them. */
function Choices({ view }: { view: GameView }): JSX.Element | null {
  const { choices } = view.play;
  if (!choices.length) return null;
  return (
    <section class="sheet plain-choices">
      <h2>{t("plain-choices")}</h2>
      <ul class="plain" lang="en" dir="ltr">
        {choices.map((move, at) => (
          <li key={at}>
            <button type="button" disabled={view.answered} onClick={() => view.choose(move)}>
              {formatMove(move)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
