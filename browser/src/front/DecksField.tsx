// Which decks of pictures a table plays with.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { DeckInfo } from "../wire/http";

/** The deck of a table that chose none. */
const BUILT_IN_DECK = "dream";

interface Props {
  readonly decks: readonly DeckInfo[];
  readonly chosen: readonly string[];
  readonly change: (chosen: readonly string[]) => void;
}

/** How many pictures the chosen decks have; one that is in two decks counts twice. */
export function countPictures(decks: readonly DeckInfo[], chosen: readonly string[]): number {
  const names = chosen.length ? chosen : [BUILT_IN_DECK];
  return decks
    .filter(({ name }) => names.includes(name))
    .reduce((sum, { pictures }) => sum + pictures, 0);
}

export function DecksField({ decks, chosen, change }: Props): JSX.Element {
  const names = chosen.length ? chosen : [BUILT_IN_DECK];
  const toggle = (name: string): void => {
    const next = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
    change(next.length === 1 && next[0] === BUILT_IN_DECK ? [] : next);
  };
  return (
    <fieldset class="set-choice cards">
      <legend>{t("set-decks")}</legend>
      <div class="set-options">
        {decks.map(({ name, title, pictures, seen_by_bots }) => {
          const only = names.length === 1 && names[0] === name;
          return (
            <label key={name} class="set-option">
              <input
                type="checkbox"
                checked={names.includes(name)}
                // At least one deck stays chosen.
                aria-disabled={only}
                onClick={(event) => only && event.preventDefault()}
                onChange={() => only || toggle(name)}
              />
              <span>
                <bdi class="set-name">{name === BUILT_IN_DECK ? t("set-deck-dream") : title}</bdi>
                <small class="set-help">{t("set-deck-pictures", { count: pictures })}</small>
                {!seen_by_bots && (
                  <small class="set-help">
                    <Icon name="bot" size={16} /> {t("set-deck-blind")}
                  </small>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
