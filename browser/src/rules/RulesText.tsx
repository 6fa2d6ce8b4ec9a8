// The rules of a game, clause by clause, for the switches of a table or an edition.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import type { GameEntry } from "../game/contract";
import { clauseGroupKey, clauseKey, formatNumber, lookUp, t } from "../i18n";
import { prefersReducedMotion } from "../ui/preferences";
import { useLazyComponent } from "../ui/useLazyComponent";
import { GAMES, type GameName } from "../wire/vocabulary";
import "./rules.css";
import type { Values } from "./values";

interface Props {
  readonly game: GameEntry;
  readonly values: Values;
  /** The clause or the part to open at: "S-3.2", "S-3". */
  readonly at: string | null;
  /** Called when the reader goes to a part of the rules. */
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

/** The anchor of a clause in the page: "s-3-2". */
export function makeAnchor(id: string): string {
  return id.toLowerCase().replace(".", "-");
}

/** The clauses by their groups, in the order of the rule book. */
function readGroups(game: GameName, values: Values): readonly Group[] {
  const groups = new Map<string, Group & { clauses: Clause[] }>();
  for (const id of GAMES[game].clauses) {
    const anchor = makeAnchor(id).replace(/-\d+$/, "");
    const title = lookUp(clauseGroupKey(game, id)) ?? "";
    const group = groups.get(anchor) ?? { anchor, title, clauses: [] };
    const key = clauseKey(id);
    const text = lookUp(`${key}.text`, values) ?? "";
    group.clauses.push({ id, title: lookUp(key) ?? "", text });
    groups.set(anchor, group);
  }
  return [...groups.values()];
}

/** Scroll to a part of the rules, so that its heading is on top and has the focus. */
function scrollTo(anchor: string, smooth: boolean): void {
  const part = document.getElementById(anchor);
  part?.scrollIntoView({
    behavior: smooth && !prefersReducedMotion() ? "smooth" : "instant",
    block: "start",
  });
  const heading = part?.querySelector<HTMLElement>("h3") ?? part;
  heading?.focus({ preventScroll: true });
}

export function RulesText({ game, values, at, went }: Props): JSX.Element {
  const all = readGroups(game.name, values);
  const short = lookUp(`${game.name}-rules-short`, values) ?? "";
  const Illustration = useLazyComponent(game.loadIllustration);
  useEffect(() => {
    if (at === null) return;
    // The sheet around the rules may open only with the next frame.
    const frame = requestAnimationFrame(() => scrollTo(makeAnchor(at), false));
    return () => cancelAnimationFrame(frame);
    // Again with the pictures, which push the text down.
  }, [at, Illustration]);
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
                  scrollTo(anchor, true);
                  went?.(anchor);
                }}
              >
                <span class="rules-number">{formatNumber(index + 1)}</span>
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
              id={makeAnchor(clause.id)}
              class="rules-clause"
              aria-current={clause.id === at ? "true" : undefined}
            >
              <h3 tabIndex={-1}>
                <span class="rules-id" dir="ltr">
                  {clause.id}
                </span>
                {clause.title}
              </h3>
              <p>{clause.text}</p>
              {Illustration && <Illustration clause={clause.id} />}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
