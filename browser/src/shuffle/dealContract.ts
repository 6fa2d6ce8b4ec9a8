// What a game says about its deals, so that they can be checked without its rules.

/** A number that the deal draws, such as who begins. */
interface NumberPart {
  readonly name: string;
  readonly below: number;
}

/** Cards that the deal shuffles. */
interface CardsPart {
  /** The name before `=`; empty where the move has nothing but these cards. */
  readonly name: string;
  /** What stands between two cards. */
  readonly separator: string;
  /** The cards as they lie in the box; null: numbers in rising order, whichever are left. */
  readonly box: readonly string[] | null;
}

export type DealPart = NumberPart | CardsPart;

/** The headers of a record that deals depend on. */
export interface RecordHead {
  readonly game: string;
  readonly seats: number;
  /** Whether the table said who begins. */
  readonly hasFirst: boolean;
  readonly switches: ReadonlyMap<string, string>;
}

/** The parts of a deal in the order in which they are drawn; null if the game has no such deal.
 * `deal` is its number in the game, from 0. */
export type DealForm = (head: RecordHead, verb: string, deal: number) => readonly DealPart[] | null;
