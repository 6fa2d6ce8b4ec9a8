// The rules over a table, with its switches, open at a clause.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { GameEntry } from "../game/contract";
import { findGame } from "../game/registry";
import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { useTexts } from "../ui/useTexts";
import { fetchGames } from "../wire/api";
import type { TableSettings } from "../wire/messages";
import { RulesText } from "./RulesText";
import { readEdition, readPrint, type Values } from "./values";

interface Props {
  readonly game: string;
  /** The edition of the game in play; null: the one in the settings. */
  readonly edition: object | null;
  readonly settings: TableSettings;
  /** The clause to open at: "S-3.2". */
  readonly at: string | null;
  readonly close: () => void;
}

/** The switches that the settings ask for. */
async function readSettings({ game, edition, switches }: TableSettings): Promise<Values> {
  const editions = (await fetchGames()).find((one) => one.game === game)?.editions ?? [];
  const print = editions.find(({ name }) => name === edition);
  return print ? readPrint(print, switches) : {};
}

export function RulesDialog(props: Props): JSX.Element {
  const entry = findGame(props.game);
  return entry ? <Rules {...props} entry={entry} /> : <NoRules close={props.close} />;
}

function NoRules({ close }: Pick<Props, "close">): JSX.Element {
  const ready = useTexts("plain");
  return (
    <Dialog title={t("rules")} close={close} class="rules-dialog">
      <p>{ready ? t("plain-no-rules") : t("loading")}</p>
    </Dialog>
  );
}

function Rules({
  entry,
  game,
  edition,
  settings,
  at,
  close,
}: Props & { readonly entry: GameEntry }): JSX.Element {
  const ready = useTexts(entry.texts.rules);
  const [values, setValues] = useState<Values | null>(edition && readEdition(edition));
  useEffect(() => {
    if (edition) setValues(readEdition(edition));
    else void readSettings(settings).then(setValues, () => setValues({}));
  }, [game, edition]);
  const title = ready ? t(`${entry.name}-rules-title`) : null;
  return (
    <Dialog title={title ?? t("rules")} close={close} class="rules-dialog">
      {ready && values ? (
        <RulesText game={entry} values={values} at={at} />
      ) : (
        <p class="quiet">{t("loading")}</p>
      )}
    </Dialog>
  );
}
