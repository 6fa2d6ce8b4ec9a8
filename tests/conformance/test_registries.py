"""Every room that treats games differently has one registry, with an entry for every game."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import lorelode
from lorelode.arena.studies import STUDIES
from lorelode.bots import BOTS, TALK
from lorelode.cli.presenters import PRESENTERS
from lorelode.envs.games import TRANSLATIONS
from lorelode.rules import GAMES
from lorelode.sentences.model_games import MODEL_GAMES
from lorelode.wire import WIRE_GAMES

REGISTRIES: Mapping[str, Mapping[str, Any]] = {
    "rules": GAMES,
    "bots": BOTS,
    "what bots say": TALK,
    "wire": WIRE_GAMES,
    "arena": STUDIES,
    "cli": PRESENTERS,
    "sentences": MODEL_GAMES,
    "envs": TRANSLATIONS,
}


def module_globals() -> Iterator[tuple[str, str, Any]]:
    """Every module of the package, with the names and values that it defines or imports."""
    for info in pkgutil.walk_packages(lorelode.__path__, "lorelode."):
        if not info.name.endswith("__main__"):
            for name, value in vars(importlib.import_module(info.name)).items():
                yield info.name, name, value


@pytest.mark.parametrize("room", REGISTRIES)
def test_every_registry_has_every_game(room: str) -> None:
    assert set(REGISTRIES[room]) == set(GAMES)


def test_no_other_dict_is_keyed_by_games() -> None:
    known = {id(registry) for registry in REGISTRIES.values()}
    others = {
        f"{module}.{name}"
        for module, name, value in module_globals()
        if isinstance(value, Mapping) and set(GAMES) <= set(value) and id(value) not in known
    }
    assert not others
