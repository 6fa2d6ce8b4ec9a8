// Phrases in words.

import { nameSeat } from "../game/names";
import { lookUp } from "../i18n";
import type { SaidPhrase, TableInfo } from "../wire/messages";
import { COMMON_PHRASES, PHRASES, type CommonPhraseName, type PhraseName } from "../wire/phrases";

type CatalogueName = keyof typeof PHRASES;
/** TypeScript refuses a phrase without a text: `lookUp` takes only keys that exist. */
type PhraseKey =
  | `phrase-${CommonPhraseName}`
  | { [G in CatalogueName]: `phrase-${G}-${PhraseName<G>}` }[CatalogueName];
type CommonGroup = keyof typeof COMMON_PHRASES;
type GroupName = CommonGroup | { [G in CatalogueName]: keyof (typeof PHRASES)[G] }[CatalogueName];

/** What stands for a blank that is not filled yet. */
const UNFILLED = "…";

/** A phrase that may be said, and the names of its blanks. */
export interface Offer {
  readonly name: string;
  readonly blanks: readonly string[];
}

export interface OfferGroup {
  readonly name: string;
  readonly title: string;
  readonly offers: readonly Offer[];
}

type Catalogue = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The phrases of a game by group: reactions, its own, and those of all games. */
export function listPhrases(game: string): readonly OfferGroup[] {
  const own = (PHRASES as Readonly<Record<string, Catalogue>>)[game] ?? {};
  const { reactions, ...common } = COMMON_PHRASES;
  const all: Catalogue = { reactions, ...own, ...common };
  return Object.entries(all).map(([name, group]) => ({
    name,
    title: lookUp(`phrases-group-${name as GroupName}`) ?? "",
    offers: Object.entries(group).map(([phrase, blanks]) => ({ name: phrase, blanks })),
  }));
}

export function isReaction(name: string): boolean {
  return name in COMMON_PHRASES.reactions;
}

function findKey(game: string, name: string): PhraseKey {
  const isCommon = Object.values<object>(COMMON_PHRASES).some((group) => name in group);
  return (isCommon ? `phrase-${name}` : `phrase-${game}-${name}`) as PhraseKey;
}

/** A phrase in the reader's language. One that this page does not know, because its server is newer,
 * has its name. */
export function writePhrase(
  { catalogue, name, blanks = {}, who, face }: SaidPhrase,
  table: Pick<TableInfo, "seats">,
): string {
  const { seat } = blanks;
  const bot = face && lookUp(`bot-${face}`);
  const named = who ?? bot ?? (typeof seat === "number" ? nameSeat(table, seat) : UNFILLED);
  return lookUp(findKey(catalogue, name), { ...blanks, who: named }) ?? name;
}

/** A phrase that is offered, with its blanks open. */
export function writeOffer(game: string, { name, blanks }: Offer): string {
  const unfilled = Object.fromEntries(blanks.map((blank) => [blank, UNFILLED]));
  const words = writePhrase({ catalogue: game, name, blanks: unfilled }, { seats: [] });
  // The sign for a blank ends a sentence well enough.
  return words.replace(/…(\u2069?)\.$/, "…$1");
}
