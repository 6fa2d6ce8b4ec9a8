"""What every game has in common: the contract, the dealer's chance, the record of a game."""

from lorelode.core.chance import Chance
from lorelode.core.deal_check import WrongDeal, check_deals
from lorelode.core.editions import amend, switches
from lorelode.core.game import (
    CHANCE,
    AnyGame,
    Edition,
    FirstQuestion,
    Game,
    MoveSyntaxError,
    News,
    Pace,
    Seat,
    SetupError,
    State,
    View,
)
from lorelode.core.record import (
    PICTURE_ID,
    Record,
    RecordError,
    move_line,
    read_record,
    replay,
    show_move,
    write_record,
)
from lorelode.core.refusal import Code, Fact, IllegalMove, Refusal
from lorelode.core.setup import Setup
from lorelode.core.shuffle import Shuffle
from lorelode.core.word import Word

__all__ = [
    "CHANCE",
    "PICTURE_ID",
    "AnyGame",
    "Chance",
    "Code",
    "Edition",
    "Fact",
    "FirstQuestion",
    "Game",
    "IllegalMove",
    "MoveSyntaxError",
    "News",
    "Pace",
    "Record",
    "RecordError",
    "Refusal",
    "Seat",
    "Setup",
    "SetupError",
    "Shuffle",
    "State",
    "View",
    "Word",
    "WrongDeal",
    "amend",
    "check_deals",
    "move_line",
    "read_record",
    "replay",
    "show_move",
    "switches",
    "write_record",
]
