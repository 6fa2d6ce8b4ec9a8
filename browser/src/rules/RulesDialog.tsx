// The rules over a table, as its switches have them, open at a clause.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { GameName } from "../front/settings";
import { found, t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { useTexts } from "../ui/useTexts";
import { games } from "../wire/api";
import type { Settings } from "../wire/messages";
import { RulesText } from "./RulesText";
import { valuesOf, valuesOfPrint, type Values } from "./values";

interface Props {
  readonly game: GameName;
  /** The switches of the game that is played; null: as the settings have them. */
  readonly edition: object | null;
  readonly settings: Settings;
  /** The clause to open at: "S-3.2". */
  readonly at: string | null;
  readonly close: () => void;
}

async function intended({ game, edition, switches }: Settings): Promise<Values> {
  const editions = (await games()).find((one) => one.game === game)?.editions ?? [];
  const print = editions.find(({ name }) => name === edition);
  return print ? valuesOfPrint(print, switches) : {};
}

export function RulesDialog({ game, edition, settings, at, close }: Props): JSX.Element {
  const ready = useTexts(`rules-${game}`);
  const [values, setValues] = useState<Values | null>(edition && valuesOf(edition));
  useEffect(() => {
    if (edition) setValues(valuesOf(edition));
    else void intended(settings).then(setValues, () => setValues({}));
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
