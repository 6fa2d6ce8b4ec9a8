// One seat: its status, and what its player or the host may do.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { formatNumber, t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Late, LateContent } from "../ui/late";
import type { Asked } from "../wire/connection";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { SeatStatusList, listSeatStatus } from "./seatStatus";
import { NameForm } from "./NameForm";
import { isBot, isFree, nameSeat } from "../game/names";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly seat: number;
}

export function SeatSheet({ page, update, seat }: Props): JSX.Element {
  const { table, you } = update;
  const info = table.seats[seat] ?? {};
  const mine = you.seat === seat;
  const close = (): void => page.close();
  const status = listSeatStatus(update, seat);
  return (
    <Dialog title={nameSeat(table, seat)} close={close} class="seat-sheet">
      <div class="stack">
        <SeatStatusList status={status} />
        {mine && <OwnSeat page={page} update={update} name={info.name ?? ""} />}
        {you.host && !isFree(info) && <HostActions page={page} update={update} seat={seat} />}
        {!mine && !you.host && !status.length && <p class="quiet">{t("table-seat-plain")}</p>}
      </div>
    </Dialog>
  );
}

/** The faces to pick from. */
const facePicker = new Late(() => import("../faces/FacePicker"), "faces");

function OwnSeat({ page, update, name }: Omit<Props, "seat"> & { name: string }): JSX.Element {
  return (
    <>
      <NameForm
        name={name}
        label={t("table-rename")}
        done={(written) => {
          page.session.rename(written);
          page.close();
        }}
      />
      <LateContent late={facePicker}>
        {({ FacePicker }) => <FacePicker session={page.session} update={update} />}
      </LateContent>
      <button type="button" onClick={() => page.open({ is: "offer-seat" })}>
        <Icon name="monitor" />
        {t("table-offer-seat")}
      </button>
      <button type="button" onClick={() => page.open({ is: "leave" })}>
        <Icon name="leave" />
        {t("table-leave")}
      </button>
    </>
  );
}

function HostActions({ page, update, seat }: Props): JSX.Element {
  const { table, you } = update;
  const info = table.seats[seat] ?? {};
  const bot = isBot(info);
  const { muted = false } = info;
  const mine = you.seat === seat;
  const running = page.isRunning.value;
  const send = (asked: Asked): void => {
    page.close();
    void page.session.ask(asked);
  };
  return (
    <>
      {!running && table.seats.length > 1 && <Swap page={page} update={update} seat={seat} />}
      {!bot && !mine && (
        <button type="button" onClick={() => send({ type: "promote", seat })}>
          <Icon name="host" />
          {t("table-promote")}
        </button>
      )}
      {!mine && (!bot || table.settings.phrases) && (
        <button type="button" onClick={() => send({ type: "mute", seat, muted: !muted })}>
          <Icon name={muted ? "sound" : "silence"} />
          {bot
            ? t(muted ? "table-unmute-bot" : "table-mute-bot")
            : t(muted ? "table-unmute" : "table-mute")}
        </button>
      )}
      {!mine && (!bot || !running) && (
        <button type="button" class="danger" onClick={() => send({ type: "remove", seat })}>
          <Icon name="bin" />
          {bot ? t("table-remove-bot") : t("table-remove")}
        </button>
      )}
    </>
  );
}

function Swap({ page, update, seat }: Props): JSX.Element {
  const { table } = update;
  const others = table.seats.map((_, other) => other).filter((other) => other !== seat);
  const [other, pick] = useState(others[0] ?? 0);
  return (
    <div class="seat-swap">
      <label>
        <span>{t("table-swap-with")}</span>
        <select value={other} onChange={(event) => pick(Number(event.currentTarget.value))}>
          {others.map((one) => (
            <option key={one} value={one}>
              {`${formatNumber(one + 1)}. ${nameSeat(table, one)}`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() => {
          page.close();
          void page.session.ask({ type: "swap-seats", one: seat, other });
        }}
      >
        <Icon name="swap" />
        {t("table-swap")}
      </button>
    </div>
  );
}
