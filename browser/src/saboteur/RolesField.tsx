// The field of the switch `roles`: how many role cards there are for each number of players.

import type { JSX } from "preact";

import { formatNumber, t } from "../i18n";

/** The text of the switch, "1+3 1+4 …", begins with three players. */
const MIN_PLAYERS = 3;
/** How many role cards there are. */
const MAX_SABOTEURS = 4;
const MAX_MINERS = 7;

interface Props {
  readonly value: string;
  readonly change: (value: string) => void;
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly change: (value: number) => void;
}

function Count({ label, value, most, change }: CountProps): JSX.Element {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => change(Number(event.currentTarget.value))}
    >
      {Array.from({ length: most + 1 }, (_, number) => (
        <option key={number} value={number}>
          {formatNumber(number)}
        </option>
      ))}
    </select>
  );
}

export function RolesField({ value, change }: Props): JSX.Element {
  const pools = value.split(" ").map((pool) => pool.split("+").map(Number));
  const put = (at: number, saboteurs: number, miners: number): void =>
    change(
      pools
        .map(([s = 0, m = 0], index) => (index === at ? `${saboteurs}+${miners}` : `${s}+${m}`))
        .join(" "),
    );
  const [saboteurName, minerName] = [
    t("saboteur-role-saboteur.many"),
    t("saboteur-role-miner.many"),
  ];
  return (
    <table class="set-roles">
      <thead>
        <tr>
          <th scope="col">{t("set-roles-players")}</th>
          <th scope="col">{saboteurName}</th>
          <th scope="col">{minerName}</th>
        </tr>
      </thead>
      <tbody>
        {pools.map(([saboteurs = 0, miners = 0], at) => {
          const players = MIN_PLAYERS + at;
          const label = (who: string): string => t("set-roles-of", { who, players });
          return (
            <tr key={players} class={saboteurs + miners < players ? "set-few" : undefined}>
              <th scope="row">{formatNumber(players)}</th>
              <td>
                <Count
                  label={label(saboteurName)}
                  value={saboteurs}
                  most={MAX_SABOTEURS}
                  change={(number) => put(at, number, miners)}
                />
              </td>
              <td>
                <Count
                  label={label(minerName)}
                  value={miners}
                  most={MAX_MINERS}
                  change={(number) => put(at, saboteurs, number)}
                />
                {saboteurs + miners < players && (
                  <small class="set-wrong">{t("set-roles-few", { players })}</small>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
