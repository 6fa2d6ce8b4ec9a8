// The form of everything that the host of a table may set.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { describeEdition, nameEdition, nameGame } from "../game/names";
import { GAMES } from "../game/registry";
import { formatNumber, isLanguage, LANGUAGES, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { useTexts } from "../ui/useTexts";
import { describeError, type Fault } from "../ui/errors";
import type { GameInfo } from "../wire/http";
import type { TableSettings } from "../wire/messages";
import { BotPaceField } from "./BotPaceField";
import { ClockField } from "./ClockField";
import { DecksField, countPictures } from "./DecksField";
import { Choice, Toggle } from "./fields";
import "./house.css";
import { changeSwitch, HouseRules } from "./HouseRules";
import { makeSettings, readSwitch } from "./settings";
import "./settings.css";

interface Props {
  readonly games: readonly GameInfo[];
  readonly settings: TableSettings;
  /** Whether a game is going on; then half of the settings cannot change. */
  readonly playing: boolean;
  readonly submit: (settings: TableSettings) => void;
  /** The text of the button. */
  readonly label: string;
  /** Why the server refused the settings. */
  readonly refusal: (Fault & { readonly sentence: string }) | null;
  /** Whether the page waits for an answer. */
  readonly busy?: boolean;
}

export function SettingsForm(props: Props): JSX.Element {
  const ready = useTexts("settings", ...GAMES.map(({ texts }) => texts.game));
  return ready ? <Form {...props} /> : <p class="quiet set-loading">{t("loading")}</p>;
}

function Form({
  games,
  settings,
  playing,
  submit,
  label,
  refusal,
  busy = false,
}: Props): JSX.Element {
  const [draft, setDraft] = useState(settings);
  const [house, setHouse] = useState(Object.keys(settings.switches).length > 0);
  const change = (changed: Partial<TableSettings>): void => setDraft({ ...draft, ...changed });
  const info = games.find(({ game }) => game === draft.game);
  const editions = info?.editions ?? [];
  const edition = editions.find(({ name }) => name === draft.edition);
  const [least, most] = info?.seats ?? [3, 10];
  const changed = Object.keys(draft.switches).length;
  const deckSwitch = edition?.switches.find(({ name }) => name === "deck_size");
  const needed = deckSwitch ? Number(readSwitch(deckSwitch, draft)) : 0;
  const decks = info?.decks ?? [];
  const have = countPictures(decks, draft.decks);
  const few = !playing && decks.length > 0 && have < needed;
  return (
    <form
      class="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit(draft);
      }}
    >
      {playing && (
        <p class="set-note">
          <Icon name="clock" /> {t("set-fixed")}
        </p>
      )}
      <fieldset class="set-part" disabled={playing}>
        <legend class="aloud">{t("set-play")}</legend>
        <Choice
          label={t("set-game")}
          as="cards"
          options={games.map(({ game, seats: [from, to] }) => ({
            value: game,
            name: nameGame(game),
            help: t("set-players", { from, to }),
          }))}
          value={draft.game}
          choose={(game) => {
            const { edition, seats, switches, first, decks } = makeSettings(game, games);
            change({ game, edition, seats, switches, first, decks });
          }}
        />
        {editions.length > 1 && (
          <Choice
            label={t("set-edition")}
            as="cards"
            options={editions.map(({ name }) => ({
              value: name,
              name: nameEdition(draft.game, name),
              help: describeEdition(draft.game, name),
            }))}
            value={draft.edition}
            choose={(name) => change({ edition: name, switches: {} })}
          />
        )}
        <Choice
          label={t("set-seats")}
          options={Array.from({ length: most - least + 1 }, (_, at) => ({
            value: least + at,
            name: formatNumber(least + at),
          }))}
          value={draft.seats}
          choose={(seats) => {
            const gone = typeof draft.first === "number" && draft.first >= seats;
            change({ seats, first: gone ? null : draft.first });
          }}
        />
        {decks.length > 0 && (
          <DecksField
            decks={decks}
            chosen={draft.decks}
            change={(chosen) => change({ decks: chosen })}
          />
        )}
        <label class="set-field">
          <span class="set-label">{t("set-first")}</span>
          <select
            value={draft.first ?? ""}
            onChange={({ currentTarget: { value } }) =>
              change({ first: value === "" ? null : value === "random" ? value : Number(value) })
            }
          >
            <option value="">{t("set-first-rules")}</option>
            <option value="random">{t("set-first-random")}</option>
            {Array.from({ length: draft.seats }, (_, seat) => (
              <option key={seat} value={seat}>
                {t("set-first-seat", { number: seat + 1 })}
              </option>
            ))}
          </select>
        </label>
        {edition && (
          <details
            class="set-house"
            open={house}
            onToggle={(event) => setHouse(event.currentTarget.open)}
          >
            <summary>
              <Icon name="next" />
              <span>
                <span class="set-name">{t("set-house")}</span>
                <small class="set-help">
                  {changed ? t("set-house-changed", { count: changed }) : t("set-house-none")}
                </small>
              </span>
            </summary>
            {changed > 0 && (
              <button type="button" class="set-reset" onClick={() => change({ switches: {} })}>
                <Icon name="undo" size={18} />
                {t("set-reset-all")}
              </button>
            )}
            <HouseRules
              edition={edition}
              settings={draft}
              change={(switches) => change({ switches })}
            />
          </details>
        )}
      </fieldset>
      <fieldset class="set-part">
        <legend class="aloud">{t("set-table")}</legend>
        {decks.length > 0 && (
          <label class="set-field">
            <span class="set-label">{t("set-language")}</span>
            <select
              value={draft.language}
              disabled={playing}
              onChange={({ currentTarget: { value } }) =>
                isLanguage(value) && change({ language: value })
              }
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {t(`language-${one}`)}
                </option>
              ))}
            </select>
            <small class="set-help">{t("set-language.help")}</small>
          </label>
        )}
        <ClockField clock={draft.clock} change={(clock) => change({ clock })} />
        <BotPaceField pace={draft.bot_pace} change={(bot_pace) => change({ bot_pace })} />
        <Choice
          label={t("set-chat")}
          options={(["all", "seats", "off"] as const).map((chat) => ({
            value: chat,
            name: t(`set-chat-${chat}`),
          }))}
          value={draft.chat}
          choose={(chat) => change({ chat })}
        />
        {(["phrases", "listed", "spectators", "television"] as const).map((name) => (
          <Toggle
            key={name}
            label={t(`set-${name}`)}
            help={t(`set-${name}.help`)}
            checked={draft[name]}
            change={(checked) => change({ [name]: checked })}
          />
        ))}
      </fieldset>
      <footer class="set-foot">
        {refusal && (
          <p class="set-wrong" role="alert">
            <Icon name="warning" size={18} />
            <span>
              {describeError(refusal)}
              {refusal.code === "bad-settings" && (
                <small class="set-help" lang="en" dir="ltr">
                  {refusal.sentence}
                </small>
              )}
            </span>
          </p>
        )}
        {few && (
          <p class="set-wrong" role="alert">
            <Icon name="warning" size={18} /> {t("set-decks-few", { have, needed })}
          </p>
        )}
        {few && deckSwitch && have > 0 && (
          <button
            type="button"
            class="set-all"
            onClick={() => change({ switches: changeSwitch(draft, deckSwitch, String(have)) })}
          >
            {t("set-decks-all", { count: have })}
          </button>
        )}
        <button type="submit" class="main" disabled={busy || few}>
          {label}
        </button>
      </footer>
    </form>
  );
}
