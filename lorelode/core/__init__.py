"""What every game has in common: the contract, the dealer's chance, the record of a game."""

from lorelode.core.chance import Chance
from lorelode.core.editions import amended, switches
from lorelode.core.game import (
    CHANCE,
    AnyGame,
    Edition,
    Game,
    IllegalMove,
    MoveSyntaxError,
    News,
    Pace,
    Seat,
    SetupError,
    State,
    View,
    Word,
)
from lorelode.core.log import PICTURE_ID, Log, LogError, line, read_log, replay, shown, write_log

__all__ = [
    "CHANCE",
    "PICTURE_ID",
    "AnyGame",
    "Chance",
    "Edition",
    "Game",
    "IllegalMove",
    "Log",
    "LogError",
    "MoveSyntaxError",
    "News",
    "Pace",
    "Seat",
    "SetupError",
    "State",
    "View",
    "Word",
    "amended",
    "line",
    "read_log",
    "replay",
    "shown",
    "switches",
    "write_log",
]
