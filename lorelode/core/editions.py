"""The switches of an edition as words, for records, command lines and settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from lorelode.core.game import Edition, SetupError
from lorelode.core.schema import Options, describe_type, find_description, type_options

E = TypeVar("E", bound=Edition)

_WORDS: Mapping[str, bool | None] = {"on": True, "off": False, "none": None}


def switches(edition: Edition) -> dict[str, str]:
    """Every switch of the edition and its setting in words; `amend` reads them back."""
    return {switch: to_words(getattr(edition, switch)) for switch in _types(type(edition))}


def amend(edition: E, settings: Mapping[str, str]) -> E:
    """The edition with some switches set by words, or `SetupError` with what was expected."""
    kinds = _types(type(edition))
    values: dict[str, Any] = {}
    for switch, words in settings.items():
        if switch not in kinds:
            raise SetupError(f"there is no switch {switch!r}; the switches are {', '.join(kinds)}")
        values[switch] = _value(switch, kinds[switch], getattr(edition, switch), words)
    return structs.replace(edition, **values)


def switch_type(edition: Edition, switch: str) -> object:
    """The type of a switch; `core.schema` says what it allows."""
    return _types(type(edition))[switch]


def switch_description(edition: Edition, switch: str) -> str:
    """The sentence that explains a switch."""
    return find_description(switch_type(edition, switch))


def switch_values(edition: Edition, switch: str) -> str:
    """What a switch may be set to, in words.

    >>> class Toy(Edition, frozen=True):
    ...     loud: bool
    >>> switch_values(Toy("toy", loud=True), "loud")
    'on or off'
    """
    return describe_type(switch_type(edition, switch), to_words(getattr(edition, switch)))


def switch_options(edition: Edition, switch: str) -> Options:
    """What a switch may be set to, for a form to offer."""
    return type_options(switch_type(edition, switch))


def to_words(value: object) -> str:
    """A setting of a switch in words.

    >>> to_words(True), to_words(None), to_words((1, 2)), to_words("all")
    ('on', 'none', '1 2', 'all')
    """
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    for words, meant in _WORDS.items():
        if value is meant:
            return words
    return str(value)


@cache
def _types(edition: type[Edition]) -> Mapping[str, object]:
    """The switches of an edition with their types. To read them off a class takes a millisecond."""
    return {field.name: field.type for field in structs.fields(edition) if field.name != "name"}


def _value(switch: str, kind: object, current: object, words: str) -> object:
    for candidate in (_WORDS.get(words, words), words, words.split()):
        try:
            value = msgspec.convert(candidate, type=kind, strict=False)
        except (msgspec.ValidationError, UnicodeEncodeError):
            continue
        # One spelling for each setting, as for moves: 6 is not 6.0.
        if to_words(value) == words:
            return value
    expected = describe_type(kind, to_words(current))
    raise SetupError(f"switch {switch} takes {expected}, not {words!r}")
