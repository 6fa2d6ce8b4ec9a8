// One seat: what is to be known about it, and what its player or the host may do.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { digits, t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { Asked } from "../wire/connection";
import type { Update } from "../wire/messages";
import type { Desk } from "./desk";
import { Marks, marksOf } from "./marks";
import { NameForm } from "./NameForm";
import { isBot, isFree, seatName } from "./names";

interface Props {
  readonly desk: Desk;
  readonly update: Update;
  readonly seat: number;
}

export function SeatSheet({ desk, update, seat }: Props): JSX.Element {
  const { table, you } = update;
  const info = table.seats[seat] ?? {};
  const mine = you.seat === seat;
  const close = (): void => desk.close();
  const marks = marksOf(update, seat);
  return (
    <Dialog title={seatName(table, seat)} close={close} class="seat-sheet">
      <div class="stack">
        <Marks marks={marks} />
        {mine && <Mine desk={desk} name={info.name ?? ""} />}
        {you.host && !isFree(info) && <HostDeeds desk={desk} update={update} seat={seat} />}
        {!mine && !you.host && !marks.length && <p class="quiet">{t("table-seat-plain")}</p>}
      </div>
    </Dialog>
  );
}

function Mine({ desk, name }: { desk: Desk; name: string }): JSX.Element {
  return (
    <>
      <NameForm
        name={name}
        label={t("table-rename")}
        done={(written) => {
          desk.session.rename(written);
          desk.close();
        }}
      />
      <button type="button" onClick={() => desk.open({ is: "hand" })}>
        <Icon name="screen" />
        {t("table-hand")}
      </button>
      <button type="button" onClick={() => desk.open({ is: "leave" })}>
        <Icon name="leave" />
        {t("table-leave")}
      </button>
    </>
  );
}

function HostDeeds({ desk, update, seat }: Props): JSX.Element {
  const { table, you } = update;
  const info = table.seats[seat] ?? {};
  const bot = isBot(info);
  const mine = you.seat === seat;
  const running = desk.running.value;
  const does = (asked: Asked): void => {
    desk.close();
    void desk.session.ask(asked);
  };
  return (
    <>
      {!running && table.seats.length > 1 && <Swap desk={desk} update={update} seat={seat} />}
      {!bot && !mine && (
        <>
          <button type="button" onClick={() => does({ type: "promote", seat })}>
            <Icon name="host" />
            {t("table-promote")}
          </button>
          <button type="button" onClick={() => does({ type: "mute", seat, muted: !info.muted })}>
            <Icon name={info.muted ? "sound" : "silence"} />
            {info.muted ? t("table-unmute") : t("table-mute")}
          </button>
        </>
      )}
      {!mine && (!bot || !running) && (
        <button type="button" class="danger" onClick={() => does({ type: "remove", seat })}>
          <Icon name="bin" />
          {bot ? t("table-remove-bot") : t("table-remove")}
        </button>
      )}
    </>
  );
}

function Swap({ desk, update, seat }: Props): JSX.Element {
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
              {`${digits(one + 1)}. ${seatName(table, one)}`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() => {
          desk.close();
          void desk.session.ask({ type: "swap", one: seat, other });
        }}
      >
        <Icon name="turn" />
        {t("table-swap")}
      </button>
    </div>
  );
}
