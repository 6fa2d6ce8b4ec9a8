"""Writes `vocabulary.ts` and `phrases.ts` in `browser/src/wire`: names that the page has texts for.

    python -m tools.vocabulary

Games, editions, switches, levels and faces of bots, clauses and languages are defined in Python,
and the page calls each by a text in the reader's language. With these lists TypeScript finds the
texts that are missing. The phrases have a file of their own, because a table loads them when
somebody speaks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from itertools import chain
from pathlib import Path
from typing import Final

from lorelode.bots import BOTS
from lorelode.bots.reasons import BELIEF_KINDS, REASON_KINDS
from lorelode.core import AnyGame
from lorelode.core.editions import switch_options, switches
from lorelode.core.faces import FACES
from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES
from lorelode.tables.names import MAX_NAME_GRAPHEMES
from lorelode.wire import WIRE_GAMES
from lorelode.wire.phrases import COMMON_PHRASES, PhraseGroup

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "browser" / "src" / "wire" / "vocabulary.ts"
PHRASES_FILE: Final = FILE.with_name("phrases.ts")
DOCS: Final = ROOT / "docs"

HEAD: Final = """\
// Made from the games, bots and languages of the server by `make types` (tools/vocabulary.py).

"""

TAIL: Final = """
export type Face = (typeof FACES)[number];
export type GameName = keyof typeof GAMES;
export type EditionName<G extends GameName = GameName> = (typeof GAMES)[G]["editions"][number];
export type SwitchName<G extends GameName = GameName> =
  keyof (typeof GAMES)[G]["switches"] & string;
export type ClauseId<G extends GameName = GameName> = (typeof GAMES)[G]["clauses"][number];
"""

PHRASES_HEAD: Final = """\
// Made from the phrases of the server by `make types` (tools/vocabulary.py).

"""

PHRASES_TAIL: Final = """
type NamesIn<Groups> = { [G in keyof Groups]: keyof Groups[G] & string }[keyof Groups];
export type CommonPhraseName = NamesIn<typeof COMMON_PHRASES>;
export type PhraseName<G extends keyof typeof PHRASES> = NamesIn<(typeof PHRASES)[G]>;
"""


def vocabulary_ts() -> str:
    """The whole file."""
    games = {name: _game(game) for name, game in GAMES.items()}
    return (
        HEAD
        + _constant(
            "GAMES",
            "The games: their editions, the words that each switch may be set to, their clauses.",
            games,
        )
        + _union("Language", "The languages of the page and of clues.", LANGUAGES)
        + _union("Level", "The levels of bots.", {*chain.from_iterable(BOTS.values())})
        + _constant("FACES", "The faces of people and bots.", list(FACES))
        + _union("ReasonKind", "What speaks for a move, as a bot says it.", REASON_KINDS)
        + _constant(
            "MAX_NAME_LETTERS", "How many letters a name has at the most.", MAX_NAME_GRAPHEMES
        )
        + _union("BeliefKind", "What a bot believes something about.", BELIEF_KINDS)
        + TAIL
    )


def phrases_ts() -> str:
    """The phrases of all games: the blanks of each phrase, by group and name."""
    games = {name: _groups(game.phrases) for name, game in WIRE_GAMES.items()}
    common = "What can be said in every game: the blanks of each phrase, by group and name."
    return (
        PHRASES_HEAD
        + _constant("COMMON_PHRASES", common, _groups(COMMON_PHRASES))
        + _constant("PHRASES", "What can be said in each game besides.", games)
        + PHRASES_TAIL
    )


def _groups(groups: Iterable[PhraseGroup]) -> Mapping[str, object]:
    return {
        group.name: {
            phrase.name: [blank.name for blank in phrase.blanks] for phrase in group.phrases
        }
        for group in groups
    }


def _game(game: AnyGame) -> Mapping[str, object]:
    edition = next(iter(game.editions.values()))
    return {
        "editions": list(game.editions),
        "switches": {name: switch_options(edition, name).words for name in switches(edition)},
        "clauses": list(clauses(game.name)),
    }


def clauses(game: str) -> Iterable[str]:
    """The ids of the clauses of a game's rules, in the order of the rule book."""
    path = DOCS / f"{game}.md"
    return re.findall(r"^### ([A-Z]-\d+\.\d+) ", path.read_text("utf-8"), re.MULTILINE)


def _constant(name: str, says: str, value: object) -> str:
    return f"/** {says} */\nexport const {name} = {_literal(value)} as const;\n"


def _union(name: str, says: str, words: Iterable[str]) -> str:
    members = "".join(f"\n  | {json.dumps(word)}" for word in sorted(words))
    return f"/** {says} */\nexport type {name} ={members};\n"


def _literal(value: object, indent: str = "") -> str:
    """A value as Prettier lays it out: on one line if it fits."""
    line = json.dumps(value)
    if isinstance(value, Mapping):
        inner = "".join(
            f"{indent}  {_key(key)}: {_literal(one, indent + '  ')},\n"
            for key, one in value.items()
        )
        return f"{{\n{inner}{indent}}}"
    return line


def _key(name: str) -> str:
    """A key of an object, in quotes if it needs them."""
    return name if name.isidentifier() else json.dumps(name)


if __name__ == "__main__":
    PHRASES_FILE.write_text(phrases_ts(), "utf-8")
    FILE.write_text(vocabulary_ts(), "utf-8")
