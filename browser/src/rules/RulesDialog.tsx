// The rules over a table, as its switches have them, open at a clause.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { ownPrint, type GameName } from "../front/settings";
import { found, t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { useTexts } from "../ui/useTexts";
import { games } from "../wire/api";
import { RulesText } from "./RulesText";
import { valuesOf, valuesOfPrint, type Values } from "./values";

interface Props {
  readonly game: GameName;
  /** The switches of the game that is played; null: as the reader's own print has them. */
  readonly edition: object | null;
  /** The clause to open at: "S-3.2". */
  readonly at: string | null;
  readonly close: () => void;
}

async function printed(game: GameName): Promise<Values> {
  const editions = (await games()).find((one) => one.game === game)?.editions ?? [];
  const print = ownPrint(game, editions);
  const edition = editions.find(({ name }) => name === print);
  return edition ? valuesOfPrint(edition) : {};
}

export function RulesDialog({ game, edition, at, close }: Props): JSX.Element {
  const ready = useTexts(`rules-${game}`);
  const [values, setValues] = useState<Values | null>(edition && valuesOf(edition));
  useEffect(() => {
    if (edition) setValues(valuesOf(edition));
    else void printed(game).then(setValues, () => setValues({}));
  }, [game, edition]);
  const title = ready ? found(`${game.slice(0, 3)}-rules-title`) : null;
  return (
    <Dialog title={title ?? t("rules")} close={close} class="rules-dialog">
      {ready && values ? (
        <RulesText game={game} values={values} at={at} />
      ) : (
        <p class="quiet">{t("loading")}</p>
      )}
    </Dialog>
  );
}
