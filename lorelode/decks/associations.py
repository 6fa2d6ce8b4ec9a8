"""What players may have in mind at a picture, and what they may say: files beside `deck.toml`.

`associations/LANGUAGE.toml` is for bots that listen, `lines/LANGUAGE.toml` for bots that tell.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from lorelode.decks.deck import DeckError, LanguageCode, check_text

ASSOCIATIONS_FOLDER: Final = "associations"
LINES_FOLDER: Final = "lines"

Voice: TypeAlias = Literal["plain", "dry", "dreamy", "quote"]
"""How a line sounds: bots have tempers."""
VOICES: Final[tuple[Voice, ...]] = get_args(Voice)

MAX_TEXTS: Final = 200
"""Of the associations of one strength, or the lines, of a card in a language."""


class Associations(Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture makes people think of, by how many of them would think of it."""

    strong: Annotated[tuple[str, ...], Meta(max_length=MAX_TEXTS)] = ()
    likely: Annotated[tuple[str, ...], Meta(max_length=MAX_TEXTS)] = ()
    faint: Annotated[tuple[str, ...], Meta(max_length=MAX_TEXTS)] = ()

    def __post_init__(self) -> None:
        """Refuse a text that could not be a clue."""
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
    also: Annotated[tuple[str, ...], Meta(max_length=MAX_TEXTS)] = ()
    """The ids of other pictures that it could mean."""

    def __post_init__(self) -> None:
        """Refuse a text that could not be a clue."""
        check_text(self.text)


Lines: TypeAlias = Annotated[tuple[Line, ...], Meta(max_length=MAX_TEXTS)]
_Text = TypeVar("_Text")
_FILES_KEPT: Final = 12
"""How many files a process keeps in memory."""
_ByCard = TypeVar("_ByCard", dict[str, Associations], dict[str, Lines])


def built_in_folders() -> tuple[Path, ...]:
    """The folders of the decks that come with the program."""
    return tuple(sorted(file.parent for file in Path(__file__).parent.glob("*/deck.toml")))


def read_associations(folder: Path, language: LanguageCode) -> dict[str, Associations]:
    """The associations of a deck by card, or `DeckError`; empty if it has none."""
    return _convert(folder / ASSOCIATIONS_FOLDER / f"{language}.toml", dict[str, Associations])


def read_lines(folder: Path, language: LanguageCode) -> dict[str, Lines]:
    """The lines of a deck by card, or `DeckError`; empty if it has none."""
    return _convert(folder / LINES_FOLDER / f"{language}.toml", dict[str, Lines])


def merge_associations(folders: Iterable[Path], language: str) -> dict[str, Associations]:
    """The associations in all these folders of decks; of a card that is in several, the first."""
    merged: dict[str, Associations] = {}
    for folder in folders:
        merged = {**_read_kept(folder, language, read_associations), **merged}
    return merged


def merge_lines(folders: Iterable[Path], language: str) -> dict[str, Lines]:
    """The lines in all these folders of decks; of a card that is in several, the first."""
    merged: dict[str, Lines] = {}
    for folder in folders:
        merged = {**_read_kept(folder, language, read_lines), **merged}
    return merged


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
        text = file.read_text("utf-8")
    except FileNotFoundError:
        text = ""
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(f"{file.parent.name}/{file.name} cannot be read") from error
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DeckError(f"{file.parent.name}/{file.name} cannot be read: {error}") from error


@lru_cache(maxsize=_FILES_KEPT)
def _read_version(
    folder: Path, language: str, read: Callable[[Path, str], dict[str, _Text]], _version: object
) -> dict[str, _Text]:
    return read(folder, language)


def _read_kept(
    folder: Path, language: str, read: Callable[[Path, str], dict[str, _Text]]
) -> dict[str, _Text]:
    """What a file says, read once for each version of it; nothing if it cannot be read."""
    named = ASSOCIATIONS_FOLDER if read is read_associations else LINES_FOLDER
    try:
        stat = (folder / named / f"{language}.toml").stat()
        return _read_version(folder, language, read, (stat.st_ino, stat.st_mtime_ns, stat.st_size))
    except (OSError, DeckError):
        # Bots play on with the tags. Whoever changes the file is told.
        return {}


def _replace(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    fresh = file.with_name(f".{file.name}")
    fresh.write_text(text, "utf-8")
    fresh.replace(file)
