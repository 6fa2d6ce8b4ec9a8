"""Clues for one card, without regard to the other cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Card
from lorelode.rules.dixit.clues import find_fault

_SHORT_WORD_LETTERS: Final = 3
"""Words of up to this many letters are seldom worth a clue."""

_SAID_OF_ANY_CARD: Final = {
    "en": ("You have to see it", "Words fail me", "Look twice", "Guess what"),
    "fa": ("باید خودت ببینی", "زبانم بند آمد", "دوباره نگاه کن", "حدس بزن"),
    "he": ("צריך לראות את זה", "אין לי מילים", "תסתכלו פעמיים", "נחשו מה"),
    "lv": ("Tas jāredz pašam", "Trūkst vārdu", "Paskaties divreiz", "Uzmini nu"),
    "ru": ("Это надо видеть", "Нет слов", "Посмотри ещё раз", "Угадай-ка"),
}
"""Clues that are true of every picture, and give none away."""


def simple_clues(card: Card, language: str) -> Sequence[str]:
    """What could be said of a card: its tags, or else words of its title and caption.

    Of a card without words, nothing is said that could be wrong. The name of its file is no clue.

    Tags in another language are better than none. Tags that stand in the title or the caption
    give the card away to anybody who can read, so they are left out if there are others.
    """
    if not card.words:
        return _SAID_OF_ANY_CARD.get(language, _SAID_OF_ANY_CARD[DEFAULT_LANGUAGE])
    said = card.words_in(language)
    text = f"{said.title} {said.caption}"
    tags = said.tags or next((words.tags for words in card.words.values() if words.tags), ())
    subtle = [tag for tag in tags if tag.casefold() not in text.casefold()]
    words = [word.strip(".,:;!?…«»") for word in text.split()]
    useful = [word for word in words if len(word) > _SHORT_WORD_LETTERS and not find_fault(word)]
    return subtle or tags or useful or [said.title]
