"""What a model is asked: the rules, what its seat sees, the legal moves, and pictures."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Final

from lorelode.agents.briefing import Briefing
from lorelode.core.languages import LANGUAGES
from lorelode.models.chat_api import Message, image_part, text_part
from lorelode.sentences.quotes import DATA_NOTICE, quote

ANSWER_FORM: Final = (
    "Think briefly. End your answer with one line that has your move in square brackets"
)

MAX_ECHO_LETTERS: Final = 2_000
"""How much of its own answer a model gets back when it is asked again."""


def make_prompt(briefing: Briefing, pictures: Mapping[int, bytes | str]) -> list[Message]:
    """The messages for a decision.

    `pictures` has, by number, a JPEG, or what a picture shows in words for a model that sees none.
    """
    language = LANGUAGES[briefing.update.table.settings.language].name
    system = "\n\n".join(
        [
            "You play a card game at a table, for yourself and to win. You have one seat.",
            briefing.describe_rules(),
            f"Whatever you write for others to read is in {language}.",
            DATA_NOTICE,
            f"{ANSWER_FORM}, such as: [{briefing.entry.example}]",
        ]
    )
    seen = briefing.describe()
    legal = f"Your legal moves:\n{briefing.describe_choices()}\n\nYour move in square brackets?"
    return [
        {"role": "system", "content": system},
        {"role": "user", "content": _join_parts(seen, pictures, legal)},
    ]


def ask_again(messages: Sequence[Message], answer: str, refusal: str) -> list[Message]:
    """The same question after an answer that was refused, with the reason."""
    again = f"That was refused: {refusal}\nGive another move in square brackets."
    return [
        *messages,
        {"role": "assistant", "content": answer[-MAX_ECHO_LETTERS:]},
        {"role": "user", "content": again},
    ]


def _join_parts(seen: str, pictures: Mapping[int, bytes | str], legal: str) -> str | list[Message]:
    """One text, or a list of parts if there are images: not every endpoint takes a list."""
    if not any(isinstance(picture, bytes) for picture in pictures.values()):
        shown = [f"Picture {n} shows: {quote(str(words))}" for n, words in pictures.items()]
        return "\n".join([seen, *shown, legal])
    parts = [text_part(seen)]
    for number, picture in pictures.items():
        if isinstance(picture, bytes):
            parts += [text_part(f"Picture {number}:"), image_part(b64encode(picture).decode())]
        else:
            parts.append(text_part(f"Picture {number} shows: {quote(picture)}"))
    return [*parts, text_part(legal)]
