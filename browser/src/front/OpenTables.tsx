// The tables that anybody may join.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { nameEdition, nameGame } from "../game/names";
import type { Intros } from "../game/parts";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { readFault } from "../ui/errors";
import { fetchOpenTables } from "../wire/api";
import type { TableListing } from "../wire/http";
import "./open.css";
import { isUnreachable } from "./UnreachableNotice";

/** How many milliseconds pass between two requests while the page is visible. */
const REFRESH_MS = 4000;

function useOpenTables(): readonly TableListing[] | null {
  const [tables, setTables] = useState<readonly TableListing[] | null>(null);
  useEffect(() => {
    const refresh = (): void => {
      if (document.hidden) return;
      fetchOpenTables().then(
        (found) => {
          isUnreachable.value = false;
          setTables(found);
        },
        (error: unknown) => {
          // A failed request leaves the old list; the next one comes soon.
          isUnreachable.value = readFault(error).code === "offline";
          if (!isUnreachable.value) setTables((seen) => seen ?? []);
        },
      );
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  return tables;
}

function Row({ table, intros }: { table: TableListing; intros: Intros }): JSX.Element {
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
        {intros.has(game) ? (
          <img src={intros.get(game)?.sign} alt="" width="40" height="60" loading="lazy" />
        ) : (
          <Icon name="play" />
        )}
        <span class="front-table-what">
          <strong>{nameGame(game)}</strong>
          <small>{nameEdition(game, edition)}</small>
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

export function OpenTables({ intros }: { intros: Intros }): JSX.Element {
  const tables = useOpenTables();
  return (
    <section class="front-open sheet" aria-label={t("front-open")}>
      <h2>
        <Icon name="person" />
        {t("front-open")}
      </h2>
      {tables?.length ? (
        // The list has a fixed height, so that nothing below it moves.
        <ul class="plain front-tables">
          {tables.map((table) => (
            <Row key={table.code} table={table} intros={intros} />
          ))}
        </ul>
      ) : (
        <p class="front-none quiet">{tables ? t("front-open-none") : t("loading")}</p>
      )}
    </section>
  );
}
