"""Who may sit down to a game, and to which edition of it."""

from __future__ import annotations

from msgspec import ValidationError, convert, structs

from lorelode.core import Edition, Seat, SetupError


def check_seating(
    game: str, edition: Edition, numbers: range, seats: int, first: Seat | None
) -> None:
    """Raise `SetupError` if the edition is not valid, or the game is not for this many players.

    `numbers` are the numbers of players that the game is for. `first` is the seat that begins, if
    the table named one.
    """
    try:
        convert(structs.asdict(edition), type(edition))
    except ValidationError as error:
        raise SetupError(f"this is not an edition of {game}: {error}") from error
    if seats not in numbers:
        raise SetupError(f"{game} is for {numbers[0]} to {numbers[-1]} players, not {seats}")
    if first is not None and not 0 <= first < seats:
        raise SetupError(f"the first seat is 0 to {seats - 1}, not {first}")
