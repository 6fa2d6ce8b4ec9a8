"""Moves that nobody chose: built from their types alone, or damaged copies of real ones."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect, structs

from lorelode.core import AnyGame
from lorelode.testing.random_games import move_type

SMALL = st.integers(-3, 12)
NUMBERS = st.one_of(SMALL, SMALL, SMALL, st.sampled_from((-61, 61, 10**6, 2**63, -(2**70))))
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


def any_move(game: AnyGame) -> st.SearchStrategy[Any]:
    """Any move of the game's move type, sense or nonsense."""
    return _values(inspect.type_info(move_type(game)))


def _values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.UnionType():
            return st.one_of(*map(_values, kind.types))
        case inspect.StructType():
            fields = {field.name: _values(field.type) for field in kind.fields}
            return st.builds(kind.cls, **fields)
        case inspect.EnumType():
            return st.sampled_from(list(kind.cls))
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.IntType():
            return NUMBERS
        case inspect.StrType():
            return TEXTS
        case inspect.VarTupleType():
            return st.lists(_values(kind.item_type), max_size=3).map(tuple)
        case inspect.TupleType():
            return st.tuples(*map(_values, kind.item_types))
    raise NotImplementedError(f"moves with {kind} in them")


def damage_text(move: Any, rng: Random) -> Any:
    """The move with one of its fields changed a little; a move without fields as it is."""
    names = move.__struct_fields__
    if not names:
        return move
    name = rng.choice(names)
    return structs.replace(move, **{name: _other(getattr(move, name), rng)})


def _other(value: Any, rng: Random) -> Any:
    match value:
        case bool():
            return not value
        case Enum():
            return rng.choice(list(type(value)))
        case int():
            return value + rng.choice((-1, 1))
        case str():
            return value + rng.choice("a ?")
        case tuple():
            return _other_items(value, rng)
        case _:
            return rng.choice((value, None, 0))


def _other_items(items: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    if not items:
        return items
    at = rng.randrange(len(items))
    match rng.randrange(4):
        case 0:
            return items[:at] + items[at + 1 :]
        case 1:
            return (*items, items[at])
        case 2:
            return tuple(rng.sample(items, len(items)))
        case _:
            return (*items[:at], _other(items[at], rng), *items[at + 1 :])


def without_text(move: Any) -> Any:
    """The move with its free text blanked.

    A plain `str` in a move is taken for free text. The name of a thing should be an enum, a
    `Literal` or a number.
    """
    texts = {
        name: ""
        for name in move.__struct_fields__
        if isinstance(getattr(move, name), str) and not isinstance(getattr(move, name), Enum)
    }
    return structs.replace(move, **texts) if texts else move
