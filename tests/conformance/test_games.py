"""Every game keeps every law, and so does the example that newcomers copy."""

from __future__ import annotations

from examples.toy_game import HIGH_CARD
from lorelode.rules import GAMES
from lorelode.testing import Conformance

for _game in (*GAMES.values(), HIGH_CARD):
    _name = f"Test{_game.name.capitalize()}"
    globals()[_name] = type(_name, (Conformance,), {"game": _game})
