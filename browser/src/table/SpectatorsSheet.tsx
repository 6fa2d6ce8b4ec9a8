// The people who watch, and what the host may do about them.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { SpectatorInfo, TableSettings, Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { SeatStatusList, type SeatStatus } from "./seatStatus";
import "./spectators.css";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  /** The writer of a line, who may have left since; null: everybody. */
  readonly only: { readonly id: string; readonly name: string } | null;
}

export function SpectatorsSheet({ page, update, only }: Props): JSX.Element {
  const { spectators, table, you } = update;
  const plays = page.isRunning.value && you.seat !== null;
  const known = spectators.find(({ id }) => id === only?.id);
  const shown: readonly SpectatorInfo[] = only ? [known ?? only] : spectators;
  const close = (): void => {
    page.close();
    // On a phone, the sheet took the place of the chat.
    if (only) page.show("gallery");
  };
  return (
    <Dialog title={t("table-spectators")} close={close} class="spectators">
      <div class="stack">
        {!shown.length && <p class="quiet">{t("table-spectators-none")}</p>}
        <ul class="plain spectator-list">
          {shown.map((spectator, at) => (
            <Row
              key={spectator.id}
              page={page}
              close={close}
              spectator={spectator}
              name={spectator.name || only?.name || t("table-spectator-number", { number: at + 1 })}
            />
          ))}
        </ul>
        {plays && shown.length > 0 && <p class="quiet">{t("table-spectators-unnamed")}</p>}
        <p class="quiet">{t("table-remove-how")}</p>
        <Doors page={page} settings={table.settings} />
      </div>
    </Dialog>
  );
}

function Row(props: {
  readonly page: PageState;
  readonly close: () => void;
  readonly spectator: SpectatorInfo;
  readonly name: string;
}): JSX.Element {
  const { page, close, spectator, name } = props;
  const { id, here = false, muted = false } = spectator;
  const [sure, setSure] = useState(false);
  const status: SeatStatus[] = [];
  if (!here) status.push({ icon: "away", text: t("table-mark-gone") });
  if (muted) status.push({ icon: "silence", text: t("table-mark-muted") });
  const remove = async (): Promise<void> => {
    const answer = await page.session.ask({ type: "remove-spectator", spectator: id });
    if (answer.type === "done") close();
  };
  return (
    <li class="spectator">
      <p class="spectator-name">
        <bdi>{name}</bdi>
      </p>
      <SeatStatusList status={status} />
      <div class="row" role="group" aria-label={t("table-seat-menu", { who: name })}>
        <button
          type="button"
          onClick={() =>
            void page.session.ask({ type: "mute-spectator", spectator: id, muted: !muted })
          }
        >
          <Icon name={muted ? "sound" : "silence"} />
          {muted ? t("table-unmute") : t("table-mute")}
        </button>
        <button
          type="button"
          class="danger"
          onClick={() => (sure ? void remove() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          <Icon name="bin" />
          {sure ? t("table-remove-sure") : t("table-remove")}
        </button>
      </div>
    </li>
  );
}

/** Closes the gallery's chat, or the gallery itself, and opens them again. */
function Doors(props: { readonly page: PageState; readonly settings: TableSettings }): JSX.Element {
  const { page, settings } = props;
  const change = (changes: Partial<TableSettings>): void =>
    void page.session.ask({ type: "change-settings", settings: { ...settings, ...changes } });
  const { chat, spectators } = settings;
  return (
    <>
      {chat !== "off" && (
        <button type="button" onClick={() => change({ chat: chat === "all" ? "seats" : "all" })}>
          <Icon name="chat" />
          {chat === "all" ? t("table-gallery-mute") : t("table-gallery-unmute")}
        </button>
      )}
      <button type="button" onClick={() => change({ spectators: !spectators })}>
        <Icon name={spectators ? "covered" : "eye"} />
        {spectators ? t("table-gallery-close") : t("table-gallery-open")}
      </button>
    </>
  );
}
