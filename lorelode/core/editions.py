"""The switches of an edition as words, for records, command lines and settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, inspect, structs

from lorelode.core.game import Edition, SetupError

E = TypeVar("E", bound=Edition)

_WORDS: Mapping[str, bool | None] = {"on": True, "off": False, "none": None}


def switches(edition: Edition) -> dict[str, str]:
    """Every switch of the edition and its setting in words; `amended` reads them back."""
    return {
        field.name: _words(getattr(edition, field.name))
        for field in structs.fields(edition)
        if field.name != "name"
    }


def amended(edition: E, settings: Mapping[str, str]) -> E:
    """The edition with some switches set by words, or `SetupError` with what was expected."""
    kinds = {field.name: field.type for field in structs.fields(edition) if field.name != "name"}
    values: dict[str, Any] = {}
    for switch, words in settings.items():
        if switch not in kinds:
            raise SetupError(f"there is no switch {switch!r}; the switches are {', '.join(kinds)}")
        values[switch] = _value(switch, kinds[switch], getattr(edition, switch), words)
    return structs.replace(edition, **values)


def meaning(edition: Edition, switch: str) -> str:
    """The sentence that explains a switch."""
    kind = next(field.type for field in structs.fields(edition) if field.name == switch)
    info = inspect.type_info(kind)
    described = isinstance(info, inspect.Metadata) and info.extra_json_schema
    return str(described["description"]) if described else ""


def allowed(edition: Edition, switch: str) -> str:
    """What a switch may be set to, in words.

    >>> class Toy(Edition, frozen=True):
    ...     loud: bool
    >>> allowed(Toy("toy", loud=True), "loud")
    'on or off'
    """
    kind = next(field.type for field in structs.fields(edition) if field.name == switch)
    return _expected(inspect.type_info(kind), getattr(edition, switch))


class Options(Struct, frozen=True):
    """What a switch may be set to, for a form to offer."""

    words: tuple[str, ...] = ()
    numbers: tuple[int, int] | None = None
    """The least and the most."""


def options(edition: Edition, switch: str) -> Options:
    """What a switch may be set to; nothing is listed for one that takes a text of its own.

    >>> class Toy(Edition, frozen=True):
    ...     loud: bool
    >>> options(Toy("toy", loud=True), "loud")
    Options(words=('on', 'off'), numbers=None)
    """
    kind = next(field.type for field in structs.fields(edition) if field.name == switch)
    return _options(inspect.type_info(kind))


def _options(kind: inspect.Type) -> Options:
    match kind:
        case inspect.Metadata():
            return _options(kind.type)
        case inspect.UnionType():
            parts = [_options(one) for one in kind.types]
            numbers = next((part.numbers for part in parts if part.numbers is not None), None)
            return Options(tuple(word for part in parts for word in part.words), numbers)
        case inspect.NoneType():
            return Options(("none",))
        case inspect.BoolType():
            return Options(("on", "off"))
        case inspect.IntType() if kind.ge is not None and kind.le is not None:
            return Options(numbers=(kind.ge, kind.le))
        case inspect.LiteralType():
            return Options(tuple(map(str, kind.values)))
        case _:
            return Options()


def _words(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    for words, meant in _WORDS.items():
        if value is meant:
            return words
    return str(value)


def _value(switch: str, kind: object, current: object, words: str) -> object:
    for candidate in (_WORDS.get(words, words), words, words.split()):
        try:
            value = msgspec.convert(candidate, type=kind, strict=False)
        except (msgspec.ValidationError, UnicodeEncodeError):
            continue
        # One spelling for each setting, as for moves: 6 is not 6.0.
        if _words(value) == words:
            return value
    expected = _expected(inspect.type_info(kind), current)
    raise SetupError(f"switch {switch} takes {expected}, not {words!r}")


def _expected(kind: inspect.Type, current: object) -> str:
    match kind:
        case inspect.Metadata():
            return _expected(kind.type, current)
        case inspect.UnionType():
            return " or ".join(_expected(one, current) for one in kind.types)
        case inspect.NoneType():
            return "none"
        case inspect.BoolType():
            return "on or off"
        case inspect.IntType() if kind.ge is not None and kind.le is not None:
            return f"a whole number from {kind.ge} to {kind.le}"
        case inspect.LiteralType():
            return " or ".join(str(value) for value in kind.values)
        case _:
            return f"something like {_words(current)!r}"
