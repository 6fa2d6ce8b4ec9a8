"""What players may have in mind at a picture, and what they may say: files beside `deck.toml`.

`associations/LANGUAGE.toml` is for bots that listen, `lines/LANGUAGE.toml` for bots that tell.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Struct

from lorelode.decks.deck import DeckError, LanguageCode, check_text

ASSOCIATIONS_FOLDER: Final = "associations"
LINES_FOLDER: Final = "lines"

Voice: TypeAlias = Literal["plain", "dry", "dreamy", "quote"]
"""How a line sounds: bots have tempers."""
VOICES: Final[tuple[Voice, ...]] = get_args(Voice)

FILES_KEPT: Final = 20
"""How many files stay in memory: whoever corrects texts goes through one deck."""
MAX_TEXTS: Final = 200
"""Of the associations of one strength, or the lines, of a card in a language."""


class Associations(Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture makes people think of, by how many of them would think of it."""

    strong: tuple[str, ...] = ()
    likely: tuple[str, ...] = ()
    faint: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse too many texts, and a text that could not be a clue."""
        for texts in (self.strong, self.likely, self.faint):
            check_count(texts)
        for text in self.all:
            check_text(text)

    @property
    def all(self) -> tuple[str, ...]:
        """Of every strength, the strongest first."""
        return (*self.strong, *self.likely, *self.faint)


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A clue that a person could give to a picture."""

    text: str
    voice: Voice = "plain"
    also: tuple[str, ...] = ()
    """The ids of other pictures that it could mean."""

    def __post_init__(self) -> None:
        """Refuse a text that could not be a clue."""
        check_text(self.text)


Lines: TypeAlias = tuple[Line, ...]
_ByCard = TypeVar("_ByCard", dict[str, Associations], dict[str, Lines])


def check_count(texts: Sequence[object]) -> None:
    """Refuse more texts than a card may have."""
    if len(texts) > MAX_TEXTS:
        raise DeckError(f"expected at most {MAX_TEXTS} texts, not {len(texts)}")


def read_associations(folder: Path, language: LanguageCode) -> dict[str, Associations]:
    """The associations of a deck by card, or `DeckError`; empty if it has none."""
    return {**_convert(folder / ASSOCIATIONS_FOLDER / f"{language}.toml", dict[str, Associations])}


def read_lines(folder: Path, language: LanguageCode) -> dict[str, Lines]:
    """The lines of a deck by card, or `DeckError`; empty if it has none."""
    return {**_convert(folder / LINES_FOLDER / f"{language}.toml", dict[str, Lines])}


def write_associations(
    folder: Path, language: LanguageCode, by_card: Mapping[str, Associations]
) -> None:
    """Replace the associations of a deck in a language, atomically."""
    text = "\n".join(
        f"[{card}]\nstrong = {_list(one.strong)}\nlikely = {_list(one.likely)}\n"
        f"faint = {_list(one.faint)}\n"
        for card, one in by_card.items()
    )
    _replace(folder / ASSOCIATIONS_FOLDER / f"{language}.toml", text)


def write_lines(folder: Path, language: LanguageCode, by_card: Mapping[str, Lines]) -> None:
    """Replace the lines of a deck in a language, atomically."""
    text = "\n".join(
        f"[[{card}]]\ntext = {quote(line.text)}\nvoice = {quote(line.voice)}\n"
        f"also = {_list(line.also)}\n"
        for card, lines in by_card.items()
        for line in lines
    )
    _replace(folder / LINES_FOLDER / f"{language}.toml", text)


def remove_card_texts(folder: Path, card: str) -> None:
    """Remove the associations and lines of a card in every language."""
    for language in _languages(folder / ASSOCIATIONS_FOLDER):
        heard = read_associations(folder, language)
        if heard.pop(card, None) is not None:
            write_associations(folder, language, heard)
    for language in _languages(folder / LINES_FOLDER):
        said = read_lines(folder, language)
        if said.pop(card, None) is not None:
            write_lines(folder, language, said)


def quote(text: str) -> str:
    """A string of TOML."""
    # TOML has JSON's escapes, and needs one that JSON does not.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _list(texts: tuple[str, ...]) -> str:
    return f"[{', '.join(map(quote, texts))}]"


def _languages(folder: Path) -> list[LanguageCode]:
    return sorted(file.stem for file in folder.glob("[a-z][a-z].toml"))


def _convert(file: Path, kind: type[_ByCard]) -> _ByCard:
    try:
        stat = file.stat()
        version = (stat.st_ino, stat.st_mtime_ns, stat.st_size)
        by_card: _ByCard = _parse(file, version, kind)
        return by_card
    except FileNotFoundError:
        return kind()
    except OSError as error:
        raise DeckError(f"{file.parent.name}/{file.name} cannot be read") from error
    except (ValueError, msgspec.ValidationError) as error:
        raise DeckError(f"{file.parent.name}/{file.name} cannot be read: {error}") from error


@lru_cache(maxsize=FILES_KEPT)
def _parse(file: Path, _version: tuple[int, int, int], kind: type[_ByCard]) -> _ByCard:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), kind)


def _replace(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    fresh = file.with_name(f".{file.name}")
    fresh.write_text(text, "utf-8")
    fresh.replace(file)
