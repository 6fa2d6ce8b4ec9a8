"""Claims at a table: which of the phrases that were said bots hear, and which bots may speak now.

Everybody at the table could read the phrases, so all bots hear the same. When a bot has moved, the
entry of its move has what bots heard for the first time before it. So a bot can be asked again when
the chat has gone on, and what was said long ago is no longer kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from lorelode.bots import Claim, find_talk
from lorelode.bots.talk import is_calm
from lorelode.core import Seat
from lorelode.tables.log import ChatLineAdded
from lorelode.tables.match import Match
from lorelode.tables.table import Table

MAX_SPEAKER_CLAIMS: Final = 25
"""How many claims of one speaker bots hear between two deals: as many as Saboteur's phrases make at
a table of ten, and nobody can use up what others may say."""


def list_new_claims(table: Table) -> tuple[Claim, ...]:
    """The claims since the last deal that no bot has heard yet.

    Somebody who says the same again before the next move has said it once. After a move it counts
    again: they may have looked meanwhile.
    """
    match = table.running
    assert match is not None
    meant, dealt = find_talk(match.game).claims, match.last_deal
    heard, counts = Counter(match.claims), Counter(one.speaker for one in match.claims)
    last: dict[tuple[int, int | str | None], Claim] = {}
    found: list[Claim] = []
    for said in _list_said(table, match):
        claim = _read(said)
        subject = claim.speaker, claim.about
        if claim.lines < dealt or claim.phrase not in meant or last.get(subject) == claim:
            continue
        last[subject] = claim
        if heard[claim]:
            heard[claim] -= 1
        elif counts[claim.speaker] < MAX_SPEAKER_CLAIMS:
            counts[claim.speaker] += 1
            found.append(claim)
    return tuple(found)


def list_claims(table: Table) -> tuple[Claim, ...]:
    """All claims of the running game that a bot hears now."""
    match = table.running
    assert match is not None
    return match.claims + list_new_claims(table)


def find_speakers(table: Table) -> Mapping[Seat, str]:
    """The bots that may say something after the last move, in this order, with their levels.

    They follow from what everybody knows: the last move, what bots have said of late, and the
    host's settings.
    """
    match = table.running
    if match is None or not match.lines or not table.settings.phrases:
        return {}
    spoken = [_read(said) for said in _list_said(table, match) if said.by is None]
    found: dict[Seat, str] = {}
    last, public = match.lines[-1].hidden, match.state.public
    for speaker in find_talk(match.game).list_speakers(last, public):
        sitter = table.seats[speaker]
        level = sitter.level if sitter and not sitter.muted else ""
        if level and is_calm(spoken, speaker, len(match.lines), len(table.seats)):
            found[Seat(speaker)] = level
    return found


def _list_said(table: Table, match: Match) -> Iterator[ChatLineAdded]:
    """The phrases that were said from seats in this game and that everybody may read."""
    for line in table.chat.lines:
        phrase = line.added.phrase
        if phrase is not None and phrase.game == match.number and not line.hidden:
            yield line.added


def _read(said: ChatLineAdded) -> Claim:
    assert said.phrase is not None
    assert said.seat is not None
    phrase = said.phrase
    about = next(iter(phrase.blanks.values()), None)
    return Claim(said.seat, phrase.name, about, phrase.lines)
