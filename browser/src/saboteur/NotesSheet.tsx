// The sheet with what the reader alone thinks of a player.

import type { JSX } from "preact";

import type { GameView } from "../game/contract";
import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import type { SaboteurPlay } from "../wire/messages";
import "./questions.css";
import { readNote, SUSPICIONS, writeNote } from "./suspicions";
import { SuspicionSign } from "./SuspicionSign";

interface Props {
  readonly view: GameView<SaboteurPlay>;
  readonly seat: number;
  readonly close: () => void;
}

export function NotesSheet({ view, seat, close }: Props): JSX.Element {
  const { round } = view.play.public;
  const { suspicion, text } = readNote(view.table, round, seat);
  const title = t("saboteur-notes", { who: view.who(seat) });
  return (
    <Dialog title={title} close={close} class="saboteur-dialog">
      <div class="saboteur-options" role="group" aria-label={title}>
        {SUSPICIONS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === suspicion}
            onClick={() => writeNote(view.table, round, seat, { suspicion: one })}
          >
            <SuspicionSign suspicion={one} />
            {t(`saboteur-suspicion-${one}`)}
          </button>
        ))}
      </div>
      <textarea
        dir="auto"
        rows={4}
        maxLength={2000}
        aria-label={title}
        value={text}
        onInput={(event) => writeNote(view.table, round, seat, { text: event.currentTarget.value })}
      />
      <p class="quiet">{t("saboteur-private")}</p>
    </Dialog>
  );
}
