"""Checks phrases: whether the game at the table has them, and whether they name what is there."""

from __future__ import annotations

from collections.abc import Collection

from lorelode import wire
from lorelode.bots import Claim
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.table import Sitter, Table
from lorelode.wire.phrases import Blank


def check_phrase(
    table: Table, seat: Seat | None, name: str, blanks: wire.Blanks
) -> wire.SaidPhrase:
    """The phrase that somebody at a seat, or without one, wants to say; or `Refusal`.

    What may stand in its blanks follows from what everybody sees, so that a refusal tells nothing.
    """
    match = table.match
    game = table.settings.game if match is None else match.game.name
    phrase = wire.find_phrase(game, name)
    if phrase is None:
        raise Refusal(Code.NO_SUCH_PHRASE)
    expected = {blank.name for blank in phrase.blanks}
    if blanks.keys() != expected:
        needed = " and ".join(sorted(expected)) or "nothing"
        raise Refusal(Code.PHRASE_MISFIT, reason=f"expected {needed} in its blanks")
    for blank in phrase.blanks:
        if blanks[blank.name] not in _list_values(table, seat, blank):
            raise Refusal(Code.PHRASE_MISFIT, reason=f"there is no such {blank.name}")
    point = (0, 0) if match is None else match.move_point
    # The phrase is about them also when somebody else has the seat.
    sitter = _find_sitter(table, blanks.get(wire.SEAT.name))
    who = sitter.name if sitter else ""
    face = sitter.face if sitter and not sitter.name else None
    return wire.SaidPhrase(name, game, blanks, who, *point, face=face)


def make_bot_phrase(table: Table, claim: Claim) -> wire.SaidPhrase:
    """The phrase that a bot says; or `Refusal`, if nobody in its place could say it."""
    assert table.match is not None
    phrase = wire.find_phrase(table.match.game.name, claim.phrase)
    blanks = phrase.blanks if phrase else ()
    filled = {} if claim.about is None else {blank.name: claim.about for blank in blanks}
    return check_phrase(table, Seat(claim.speaker), claim.phrase, filled)


def _find_sitter(table: Table, seat: int | str | None) -> Sitter | None:
    return table.seats[seat] if isinstance(seat, int) else None


def _list_values(table: Table, speaker: Seat | None, blank: Blank) -> Collection[int | str]:
    """What may stand in a blank now."""
    if blank is wire.SEAT:
        seats = enumerate(table.seats)
        return [seat for seat, sitter in seats if sitter is not None and seat != speaker]
    if blank.words:
        return blank.words
    return () if table.match is None else blank.list_numbers(table.match.state.public)
