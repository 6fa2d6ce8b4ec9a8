"""What happens to a table, one thing at a time."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from lorelode import wire
from lorelode.tables.house import Listener
from lorelode.tables.pondering import Answer


class Join(NamedTuple):
    """A connection has said hello."""

    listener: Listener
    hello: wire.Hello


class Part(NamedTuple):
    """A connection is gone."""

    listener: Listener


class Ask(NamedTuple):
    """A connection asks for something."""

    listener: Listener
    command: wire.Command


class Tick(NamedTuple):
    """Time has passed."""


Event: TypeAlias = Join | Part | Ask | Answer | Tick
