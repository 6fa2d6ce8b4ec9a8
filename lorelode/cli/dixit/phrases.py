"""What bots say in Dixit, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lorelode.bots import Claim
from lorelode.sentences.names import Names

_WORDS: Final[Mapping[str, str]] = {
    "lovely": "Picture {about} is lovely!",
    "sure": "I was sure it was picture {about}!",
    "clever": "Clever clue!",
    "hard": "That was hard.",
    "easy": "That was easy.",
    "sorry": "Sorry!",
    "sad": "Oh no...",
}
_ABOUT_SOMEBODY: Final[Mapping[str, str]] = {
    "fooled": "You fooled me, {about}!",
    "alike": "{about} and I think alike.",
    "thanks": "Thanks, {about}!",
}
_ABOUT_READER: Final[Mapping[str, str]] = {
    "fooled": "You fooled me!",
    "alike": "You and I think alike.",
    "thanks": "Thank you!",
}


def describe_claim(claim: Claim, names: Names) -> str:
    """Who says what.

    >>> from lorelode.core import Seat
    >>> names = Names(("You", "Bo", "Cy"), you=Seat(0))
    >>> describe_claim(Claim(1, "fooled", 0), names), describe_claim(Claim(1, "fooled", 2), names)
    ('Bo: "You fooled me!"', 'Bo: "You fooled me, Cy!"')
    >>> describe_claim(Claim(1, "lovely", 3), names)
    'Bo: "Picture 3 is lovely!"'
    """
    about: int | str | None = claim.about
    words = _WORDS
    if claim.phrase in _ABOUT_SOMEBODY and isinstance(about, int):
        words = _ABOUT_READER if about == names.you else _ABOUT_SOMEBODY
        about = names.by_seat[about]
    return f'{names.by_seat[claim.speaker]}: "{words[claim.phrase].format(about=about)}"'
