"""What notices say, in every language: the kind and the table, and nothing that a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from lorelode.core.languages import Language
from lorelode.web.link_preview import name_game
from lorelode.wire.notices import NoticeKind, PushNotice


class _Sentences(Struct, frozen=True, forbid_unknown_fields=True):
    """The sentences of one language."""

    kinds: Mapping[NoticeKind, str]
    place: str
    """Which table it is, with the name of the game and the code."""


_SENTENCES: Final = msgspec.json.decode(
    (Path(__file__).parent / "sentences.json").read_bytes(), type=dict[Language, _Sentences]
)


def write_notice(code: str, game: str, kind: NoticeKind, language: Language) -> PushNotice:
    """A notice about a table of a game, in the language of its reader."""
    sentences = _SENTENCES[language]
    place = sentences.place.format(game=name_game(game, language), code=_write_code(code))
    return PushNotice(code, kind, language, sentences.kinds[kind], place)


def _write_code(code: str) -> str:
    """The code of a table as the page writes it, isolated from the text around it."""
    half = len(code) // 2
    return f"\u2068{code[:half]}-{code[half:]}\u2069"
