// The tables that anybody may come to, as they are now.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { openTables, pictureUrl, type ListedTable } from "../wire/api";
import mine from "../saboteur/pictures/NESW.webp";
import "./open.css";
import { editionName, gameName } from "./settings";

/** Milliseconds between two looks at the list, while the page is in sight. */
const AGAIN = 4000;

const SIGNS = { saboteur: mine, dixit: pictureUrl("whale-ferry.webp", "small") } as const;

function useOpenTables(): readonly ListedTable[] | null {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      // A look that fails leaves what was seen; the next one comes soon.
      if (!document.hidden) openTables().then(setTables, () => setTables((seen) => seen ?? []));
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return tables;
}

function Row({ table }: { table: ListedTable }): JSX.Element {
  const { code, game, edition, seats, taken, bots, playing, spectators } = table;
  const free = seats - taken - bots;
  const joins = !playing && free > 0;
  const action = joins
    ? t("front-open-join")
    : spectators
      ? t("front-open-watch")
      : t("front-open-look");
  return (
    <li>
      <a class="front-table" href={`/t/${code}`}>
        <img src={SIGNS[game]} alt="" width="40" height="60" loading="lazy" />
        <span class="front-table-what">
          <strong>{gameName(game)}</strong>
          <small>{editionName(game, edition)}</small>
        </span>
        <span class="front-table-state">
          <span class="front-seats" aria-hidden="true" dir="ltr">
            {Array.from({ length: seats }, (_, seat) => (
              <i key={seat} class={seat < taken ? "taken" : seat < taken + bots ? "bot" : "free"} />
            ))}
          </span>
          <small>{playing ? t("front-open-playing") : t("front-open-free", { count: free })}</small>
        </span>
        <span class={joins ? "front-table-go joins" : "front-table-go"}>
          <span class="front-table-word">{action}</span>
          <Icon name={joins ? "next" : "eye"} size={20} />
        </span>
      </a>
    </li>
  );
}

export function OpenTables(): JSX.Element {
  const tables = useOpenTables();
  return (
    <section class="front-open sheet" aria-label={t("front-open")}>
      <h2>
        <Icon name="person" />
        {t("front-open")}
      </h2>
      {tables?.length ? (
        // It is as high with many as with none, so that nothing moves: the rest is scrolled to.
        <ul class="plain front-tables">
          {tables.map((table) => (
            <Row key={table.code} table={table} />
          ))}
        </ul>
      ) : (
        <p class="front-none quiet">{tables ? t("front-open-none") : t("loading")}</p>
      )}
    </section>
  );
}
