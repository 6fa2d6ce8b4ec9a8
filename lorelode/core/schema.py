"""What the type of a field allows: in words for a sentence, as lists for a form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from msgspec import Meta, Struct, inspect

_EXPECTED: Final = "expected"


class Options(Struct, frozen=True):
    """The values that a form can offer; both empty for a type that takes a text of its own."""

    words: tuple[str, ...] = ()
    numbers: tuple[int, int] | None = None
    """The smallest and the largest."""


def expects(words: str) -> Meta:
    """Annotate a type whose values cannot be listed with what to say instead.

    >>> from typing import Annotated
    >>> describe_type(Annotated[str, expects("an address")])
    'an address'
    """
    return Meta(extra={_EXPECTED: words})


def find_description(kind: object) -> str:
    """The sentence that a type is annotated with."""
    return next((meta.description for meta in _metas(kind) if meta.description), "")


def describe_type(kind: object, example: str = "") -> str:
    """What a type allows, in words that follow "expected" or "takes".

    The `example` is for a type whose values cannot be listed.

    >>> from typing import Annotated, Literal
    >>> describe_type(bool), describe_type(Annotated[int, Meta(ge=1, le=9)] | None)
    ('on or off', 'a whole number from 1 to 9 or none')
    >>> describe_type(Literal["b", "a", "c"])
    'a, b or c'
    """
    # Checked first: msgspec cannot inspect all of the types that need these words.
    for meta in _metas(kind):
        if meta.extra and _EXPECTED in meta.extra:
            return str(meta.extra[_EXPECTED])
    return _join_words(_describe(inspect.type_info(kind), example))


def type_options(kind: object) -> Options:
    """What a type allows, for a form to offer.

    >>> type_options(bool)
    Options(words=('on', 'off'), numbers=None)
    """
    return _options(inspect.type_info(kind))


def _metas(kind: object) -> list[Meta]:
    return [meta for meta in get_args(kind)[1:] if isinstance(meta, Meta)]


def _describe(kind: inspect.Type, example: str) -> list[str]:
    match kind:
        case inspect.Metadata():
            return _describe(kind.type, example)
        case inspect.UnionType():
            return [words for one in kind.types for words in _describe(one, example)]
        case inspect.IntType():
            return [_bounds(kind, "a whole number")]
        case inspect.FloatType():
            return [_bounds(kind, "a number")]
        case inspect.NoneType() | inspect.BoolType() | inspect.LiteralType():
            return list(_options(kind).words)
        case _:
            return [f"something like {example!r}"]


def _bounds(kind: inspect.IntType | inspect.FloatType, number: str) -> str:
    if kind.ge is not None and kind.le is not None:
        return f"{number} from {kind.ge} to {kind.le}"
    limits = [("above", kind.gt), ("at least", kind.ge), ("below", kind.lt), ("at most", kind.le)]
    words = ", ".join(f"{word} {limit}" for word, limit in limits if limit is not None)
    return f"{number} {words}".rstrip()


def _join_words(words: Sequence[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


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
