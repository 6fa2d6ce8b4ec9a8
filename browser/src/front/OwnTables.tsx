// The way back to the tables at which this browser has a seat.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { nameGame } from "../game/names";
import type { Intros } from "../game/parts";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { listOwnTables } from "../ui/ownTables";
import { formatCode } from "../ui/tableCode";

export function OwnTables({ intros }: { intros: Intros }): JSX.Element | null {
  const [tables] = useState(listOwnTables);
  if (!tables.length) return null;
  return (
    <section class="front-own" aria-label={t("front-own")}>
      <ul class="plain">
        {tables.map(({ code, game }) => (
          <li key={code}>
            <a class="front-table front-own-table" href={`/t/${code}`}>
              {intros.has(game) ? (
                <img src={intros.get(game)?.sign} alt="" width="40" height="60" />
              ) : (
                <Icon name="play" />
              )}
              <span class="front-table-what">
                <strong>{t("front-own")}</strong>
                <small>
                  {nameGame(game)} · <bdi dir="ltr">{formatCode(code)}</bdi>
                </small>
              </span>
              <span class="front-table-go joins">
                <Icon name="next" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
