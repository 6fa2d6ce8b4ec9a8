"""What a player adds to the shuffle of each game: see "Chance" in `docs/formats.md`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from lorelode import wire
from lorelode.core.shuffle import CONTRIBUTION_BYTES, commit


class Answer(NamedTuple):
    """A command that an update asks for."""

    kind: str
    fields: Mapping[str, Any]


class Contributor:
    """Draws the contributions of one player, and says when to commit to them and reveal them."""

    def __init__(self) -> None:
        self._drawn: dict[int, str] = {}
        """The contributions by the number of the game, in hex."""
        self._answered: set[tuple[str, int]] = set()

    def answer(self, update: wire.Update) -> Answer | None:
        """The command to send after an update, if there is one.

        A contribution is revealed once, and only if the table shows the commitment to it beside the
        commitment to the seed.
        """
        table, seat = update.table, update.you.seat
        if seat is None:
            return None
        if table.status in ("open", "over"):
            game = table.game + 1
            # A table forgets what was committed to when the game starts, so a player who sat down
            # again has committed already.
            if self._is_new("commit", game):
                contribution = secrets.token_hex(CONTRIBUTION_BYTES)
                self._drawn = {game: contribution}
                fields = {"game": game, "hash": commit(contribution)}
                return Answer("commit-contribution", fields)
        elif table.status == "shuffling":
            drawn = self._drawn.get(table.game)
            committed = table.seat_commitments[seat]
            is_bound = table.commitment is not None and drawn and commit(drawn) == committed
            if is_bound and self._is_new("reveal", table.game):
                fields = {"game": table.game, "contribution": drawn}
                return Answer("reveal-contribution", fields)
        return None

    def _is_new(self, kind: str, game: int) -> bool:
        if (kind, game) in self._answered:
            return False
        self._answered = {(kind, game)} if kind == "commit" else self._answered | {(kind, game)}
        return True
