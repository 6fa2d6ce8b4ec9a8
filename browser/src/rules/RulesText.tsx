// The rules of a game, clause by clause, as the switches of a table or a print have them.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import type { GameName } from "../front/settings";
import { digits, found, t } from "../i18n";
import { prefersReducedMotion } from "../ui/preferences";
import { Illustration } from "./Illustration";
import "./rules.css";
import type { Values } from "./values";

interface Props {
  readonly game: GameName;
  readonly values: Values;
  /** The clause to open at: "S-3.2". */
  readonly at: string | null;
  /** Told when the reader goes to a part of the rules. */
  readonly went?: (anchor: string) => void;
}

interface Clause {
  /** "S-3.2". */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Group {
  readonly anchor: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** Where a clause stands in the page: "s-3-2". */
export function anchorOf(id: string): string {
  return id.toLowerCase().replace(".", "-");
}

/** What there is while there is more of it. */
function numbered<T>(make: (number: number) => T | null): readonly T[] {
  const made: T[] = [];
  for (let one = make(1); one !== null; one = make(made.length + 1)) made.push(one);
  return made;
}

function groups(game: GameName, values: Values): readonly Group[] {
  const letter = game === "saboteur" ? "s" : "d";
  return numbered((group) => {
    const title = found(`${game.slice(0, 3)}-rules-${group}`);
    if (title === null) return null;
    const clauses = numbered((number) => {
      const key = `rule-${letter}-${group}-${number}`;
      const name = found(key);
      const text = found(`${key}.text`, values) ?? "";
      const id = `${letter.toUpperCase()}-${group}.${number}`;
      return name === null ? null : { id, title: name, text };
    });
    return { anchor: `${letter}-${group}`, title, clauses };
  });
}

/** Bring a part of the rules into sight. */
function show(anchor: string, smooth: boolean): void {
  const part = document.getElementById(anchor);
  part?.scrollIntoView({
    behavior: smooth && !prefersReducedMotion() ? "smooth" : "instant",
    block: part.matches(".rules-clause") ? "center" : "start",
  });
  part?.focus({ preventScroll: true });
}

export function RulesText({ game, values, at, went }: Props): JSX.Element {
  const all = groups(game, values);
  const short = found(`${game.slice(0, 3)}-rules-short`, values) ?? "";
  useEffect(() => {
    if (at === null) return;
    // The sheet that this stands in may not be open before the next frame.
    const frame = requestAnimationFrame(() => show(anchorOf(at), false));
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <div class="rules">
      <div class="rules-short">
        {short.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <nav class="rules-contents" aria-label={t("rules")}>
        <ol class="plain">
          {all.map(({ anchor, title }, index) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(anchor, true);
                  went?.(anchor);
                }}
              >
                <span class="rules-number">{digits(index + 1)}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {all.map(({ anchor, title, clauses }) => (
        <section key={anchor} class="rules-group">
          <h2 id={anchor} tabIndex={-1}>
            {title}
          </h2>
          {clauses.map((clause) => (
            <article
              key={clause.id}
              id={anchorOf(clause.id)}
              class="rules-clause"
              tabIndex={-1}
              aria-current={clause.id === at ? "true" : undefined}
            >
              <h3>
                <span class="rules-id" dir="ltr">
                  {clause.id}
                </span>
                {clause.title}
              </h3>
              <p>{clause.text}</p>
              <Illustration clause={clause.id} />
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
