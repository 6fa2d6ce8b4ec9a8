"""The switches of an edition as words, for records, command lines and settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect, structs

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
            return msgspec.convert(candidate, type=kind, strict=False)
        except msgspec.ValidationError:
            continue
    raise SetupError(f"switch {switch} takes {_expected(kind, current)}, not {words!r}")


def _expected(kind: object, current: object) -> str:
    info = inspect.type_info(kind)
    if isinstance(info, inspect.Metadata):
        info = info.type
    match info:
        case inspect.BoolType():
            return "on or off"
        case inspect.LiteralType():
            return " or ".join(str(value) for value in info.values)
        case _:
            return f"something like {_words(current)!r}"
