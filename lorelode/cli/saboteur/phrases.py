"""What bots say in Saboteur, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lorelode.bots import Claim
from lorelode.core import Seat
from lorelode.sentences.names import Names

_WORDS: Final[Mapping[str, str]] = {
    "thanks": "Thanks, {about}!",
    "help": "Help, my {about} is broken!",
    "gold": "The {about} goal is the treasure!",
    "stone": "The {about} goal is stone.",
    "suspect": "I suspect {about}.",
    "trust": "I trust {about}.",
    "miner": "I'm a miner, honestly!",
}


def describe_claim(claim: Claim, names: Names) -> str:
    """Who says what.

    >>> names = Names(("You", "Bo"), you=Seat(0))
    >>> describe_claim(Claim(1, "suspect", 0), names)
    'Bo: "I suspect you."'
    >>> describe_claim(Claim(1, "gold", "top"), names)
    'Bo: "The top goal is the treasure!"'
    """
    about = claim.about
    named = names.whom(Seat(about)) if isinstance(about, int) else about
    words = _WORDS[claim.phrase].format(about=named)
    return f'{names.by_seat[claim.speaker]}: "{words}"'
