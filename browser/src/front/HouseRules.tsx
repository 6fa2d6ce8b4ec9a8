// Every switch of an edition with its explanation; those that a table has changed stand out.

import type { JSX } from "preact";

import { findGame } from "../game/registry";
import { lookUp, optionKey, switchKey, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { useLazyComponent } from "../ui/useLazyComponent";
import type { EditionInfo, SwitchInfo } from "../wire/http";
import type { TableSettings } from "../wire/messages";
import { Choice, NumberField } from "./fields";
import { readSwitch } from "./settings";

interface Props {
  readonly edition: EditionInfo;
  readonly settings: TableSettings;
  readonly change: (switches: TableSettings["switches"]) => void;
}

/** The name of a word that a switch may be set to. */
function nameWord(game: string, name: string, word: string): string {
  const own = lookUp(optionKey(game, name, word));
  return own ?? (word === "on" || word === "off" || word === "none" ? t(word) : word);
}

/** The changed switches with one set; a value as printed is no change. */
export function changeSwitch(
  settings: TableSettings,
  { name, set }: SwitchInfo,
  value: string,
): TableSettings["switches"] {
  const rest = Object.entries(settings.switches).filter(([other]) => other !== name);
  return Object.fromEntries(value === set ? rest : [...rest, [name, value]]);
}

export function HouseRules({ edition, settings, change }: Props): JSX.Element {
  return (
    <div class="set-switches">
      {edition.switches.map((one) => (
        <Switch
          key={`${settings.game} ${one.name}`}
          game={settings.game}
          one={one}
          value={readSwitch(one, settings)}
          change={(value) => change(changeSwitch(settings, one, value))}
        />
      ))}
    </div>
  );
}

interface SwitchProps {
  readonly game: string;
  readonly one: SwitchInfo;
  readonly value: string;
  readonly change: (value: string) => void;
}

function Switch({ game, one, value, change }: SwitchProps): JSX.Element {
  const key = switchKey(game, one.name);
  // A game without a part: the switch's own name, and the server's English.
  const label = lookUp(key) ?? one.name;
  const changed = value !== one.set;
  return (
    <section class={changed ? "set-switch changed" : "set-switch"}>
      <h3>
        {label}
        {changed && <small class="set-mark">{t("set-changed")}</small>}
      </h3>
      <p class="set-help">{lookUp(`${key}.help`) ?? one.means}</p>
      <Widget game={game} one={one} label={label} value={value} change={change} />
      {changed && (
        <button type="button" class="set-reset" onClick={() => change(one.set)}>
          <Icon name="undo" size={18} />
          {t("set-reset")}
        </button>
      )}
    </section>
  );
}

/** The option "a number", where a switch may be a word or a number. */
const NUMBER_OPTION = "number";

/** What "a number" begins with: the printed one, or else the least. */
function findFirstNumber({ set, options: { words, numbers } }: SwitchInfo): string {
  return words.includes(set) ? String(numbers?.[0] ?? 0) : set;
}

function Widget({
  game,
  one,
  label,
  value,
  change,
}: SwitchProps & { label: string }): JSX.Element | null {
  const { words, numbers } = one.options;
  const loadOwn = findGame(game)?.switchFields?.[one.name];
  const Own = useLazyComponent(loadOwn);
  const printed = (word: string): string | null => (word === one.set ? t("set-printed") : null);
  if (loadOwn) return Own && <Own value={value} change={change} />;
  const isWord = words.includes(value);
  const options = words.map((word) => ({
    value: word,
    name: nameWord(game, one.name, word),
    mark: printed(word),
  }));
  if (numbers) options.push({ value: NUMBER_OPTION, name: t("set-number"), mark: null });
  return (
    <>
      {words.length > 0 && (
        <Choice
          label={label}
          silent
          options={options}
          value={isWord ? value : NUMBER_OPTION}
          choose={(word) => change(word === NUMBER_OPTION ? findFirstNumber(one) : word)}
        />
      )}
      {numbers && !isWord && (
        <NumberField
          label={label}
          value={Number(value)}
          range={numbers}
          change={(number) => change(String(number))}
        >
          <small class="set-help">
            {t("set-range", { least: numbers[0], most: numbers[1] })}
            {!words.includes(one.set) && (
              <span class="set-mark">
                {printed(value) ?? t("set-printed-number", { value: Number(one.set) })}
              </span>
            )}
          </small>
        </NumberField>
      )}
      {!numbers && !words.length && (
        <label class="set-text">
          <span class="aloud">{label}</span>
          <input
            dir="ltr"
            maxLength={100}
            value={value}
            onChange={(event) => change(event.currentTarget.value.trim() || one.set)}
          />
          <small class="set-help" lang="en" dir="ltr">
            {one.allowed}
          </small>
        </label>
      )}
    </>
  );
}
