// "Was it fair?": checks the deals of a finished game in this browser, and says what it found.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { nameSeat } from "../game/names";
import { formatList, lookUp, t, type TextKey } from "../i18n";
import { describeError } from "../ui/errors";
import { Icon } from "../ui/Icon";
import { Refusal } from "../wire/api";
import type { TableInfo } from "../wire/messages";
import { checkRecord, type Checked, type Fault } from "./check";
import { findWitness } from "./contribute";
import { describeCheck } from "./describeCheck";
import "./shuffleCheck.css";

interface Props {
  readonly table: TableInfo;
  readonly game: number;
  /** The move lines of the game that this page was shown while it was played. */
  readonly shown?: readonly string[];
}

export function ShuffleCheck(props: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="shuffle-check" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("shuffle-title")}</summary>
      {isOpen && <Findings {...props} />}
    </details>
  );
}

function Findings({ table, game, shown = [] }: Props): JSX.Element {
  const [found, setFound] = useState<Checked | Fault | Refusal | null>(null);
  const { code } = table;
  const check = (): void => {
    setFound(null);
    void fetchRecord(code, game)
      .then((text) => checkRecord(text, findWitness(code, game), shown))
      .then(setFound, (error: unknown) =>
        setFound(error instanceof Refusal ? error : new Refusal("unknown", String(error))),
      );
  };
  useEffect(check, [code, game]);
  return (
    <div class="stack">
      <div
        class="shuffle-found stack"
        role="status"
        data-found={found && "kind" in found ? found.kind : undefined}
      >
        {found === null ? (
          <p>{t("shuffle-checking")}</p>
        ) : found instanceof Refusal ? (
          <p>{describeError(found)}</p>
        ) : (
          <Found found={found} table={table} />
        )}
      </div>
      {found instanceof Refusal && (
        <button type="button" onClick={check}>
          {t("error-retry")}
        </button>
      )}
      <p class="quiet">{t("shuffle-why")}</p>
      <p class="quiet">{t("shuffle-limit")}</p>
      {found && "commitment" in found && (
        <dl>
          <dt>{t("shuffle-commitment")}</dt>
          <dd dir="ltr">{found.commitment}</dd>
        </dl>
      )}
      <a href="/verifier.html" download="lorelode-verifier.html">
        {t("shuffle-verifier")}
      </a>
    </div>
  );
}

const OWN_KEYS = {
  used: "shuffle-yours",
  "left-out": "shuffle-left-out",
  unknown: "shuffle-not-yours",
} as const satisfies Record<Checked["own"], TextKey>;

interface FoundProps {
  readonly found: Checked | Fault;
  readonly table: TableInfo;
}

function Found({ found, table }: FoundProps): JSX.Element {
  const [first, ...others] = describeCheck(found, {
    translate: (key, values) => lookUp(key, values) ?? key,
    list: (seats) => formatList(seats.map((seat) => nameSeat(table, seat))),
  });
  const isRight = found.kind === "checked";
  return (
    <>
      <p class={isRight ? "shuffle-right" : "shuffle-wrong"}>
        <Icon name={isRight ? "check" : "close"} />
        <span>{first}</span>
      </p>
      {isRight && <p>{t(OWN_KEYS[found.own])}</p>}
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

/** The record of a finished game; fails with a `Refusal`. */
async function fetchRecord(code: string, game: number): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`/api/tables/${code}/record?game=${game}`);
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  if (!answer.ok) throw new Refusal("unknown", answer.statusText);
  return answer.text();
}
