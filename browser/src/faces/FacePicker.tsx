// The faces that a player may pick from.

import type { JSX } from "preact";

import { nameSeat } from "../game/names";
import { t } from "../i18n";
import type { Session } from "../table/session";
import { SeatMark } from "../ui/SeatMark";
import { store } from "../ui/storage";
import type { Update } from "../wire/messages";
import { type Face, FACES } from "../wire/vocabulary";
import "./facePicker.css";

interface Props {
  readonly session: Session;
  readonly update: Update;
}

export function FacePicker({ session, update }: Props): JSX.Element {
  return (
    <fieldset class="face-picker">
      <legend>{t("faces-own")}</legend>
      {FACES.map((face) => (
        <Choice key={face} {...{ session, update, face }} />
      ))}
    </fieldset>
  );
}

function Choice({ session, update, face }: Props & { readonly face: Face }): JSX.Element {
  const { table, you } = update;
  const owner = table.seats.findIndex((info) => info.face === face);
  const isTaken = owner >= 0 && owner !== you.seat;
  const name = t(`bot-${face}`);
  const words = isTaken ? t("faces-taken", { face: name, who: nameSeat(table, owner) }) : name;
  return (
    <button
      type="button"
      class="bare face-choice"
      data-face={face}
      title={words}
      aria-pressed={owner === you.seat}
      disabled={isTaken}
      onClick={() => {
        store("face", face);
        void session.ask({ type: "pick-face", face });
      }}
    >
      {owner >= 0 && <SeatMark seat={owner} />}
      <span class="aloud">{words}</span>
    </button>
  );
}
