// What somebody has said with a tap: a drawn face, or a sentence in the reader's language.

import type { JSX } from "preact";

import type { SaidPhrase, TableInfo } from "../wire/messages";
import { Reaction } from "./Reaction";
import { isReaction, writePhrase } from "./words";

interface Props {
  readonly phrase: SaidPhrase;
  readonly table: Pick<TableInfo, "seats">;
}

export function PhraseText({ phrase, table }: Props): JSX.Element {
  const words = writePhrase(phrase, table);
  if (!isReaction(phrase.name)) return <>{words}</>;
  return (
    <>
      <Reaction name={phrase.name} />
      <span class="aloud">{words}</span>
    </>
  );
}
