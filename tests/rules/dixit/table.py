"""Tables of Dixit with known hands, and turns told in a line.

    state = dealt(4)  # seat 0 holds 1 to 6, seat 1 holds 7 to 12, …; the pile begins with 25
    state = play(state, '0 tell 1 "rabbit hole"', "1 give 7", "2 give 13", "3 give 19")
    state = turn(dealt(4), "-113")  # a whole turn: seat 0 tells, seats 1 and 2 find its card

Lines are those of a record, `*` is the dealer. Votes are written by seat, `-` for the storyteller.
Owners are written by number: `"0123"` is a display whose first card is seat 0's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from lorelode.core import CHANCE, Chance, IllegalMove, Seat
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.editions import EDITIONS, DixitEdition
from lorelode.rules.dixit.moves import Move, Tell
from lorelode.rules.dixit.state import DixitState, DixitView, Telling

FA: Final = EDITIONS["fa"]
ENDLESS: Final = replace(FA, winning_points=None)
"""No points end the game, so the pile does."""


def house(**switches: object) -> DixitEdition:
    """The print with other settings."""
    return replace(FA, **switches)


def after_deal(
    seats: int = 4,
    edition: DixitEdition = FA,
    first: int | None = 0,
    cards: Sequence[int] = (),
) -> DixitState:
    """The game after these cards were dealt; by default, the deck as it comes from the box."""
    state = DIXIT.setup(edition, seats, None if first is None else Seat(first))
    return play(state, f"* deal {write_cards(cards or range(1, edition.deck_size + 1))}")


def play(state: DixitState, *lines: str) -> DixitState:
    """The state after these lines; a player's move must be a choice, with any clue."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat, move = Seat(CHANCE if who == "*" else int(who)), DIXIT.read(text)
        if seat != CHANCE:
            assert text in moves(state, seat) or isinstance(move, Tell), f"{text} is not a choice"
        state = DIXIT.play(state, seat, move)
    return state


def after_clue(state: DixitState, by: int | None = None) -> DixitState:
    """The state after this seat, or the storyteller, told a clue to its lowest card."""
    stage = state.public.stage
    assert isinstance(stage, Telling)
    seat = stage.seat if by is None else by
    assert seat is not None
    return play(state, f'{seat} tell {min(state.private[seat].hand)} "rabbit hole"')


def after_gifts(state: DixitState, by: int | None = None) -> DixitState:
    """The state after the others, up to seat `by`, gave their lowest cards."""
    count = 2 if len(state.private) == 3 else 1
    for seat in sorted(DIXIT.to_act(state.public)):
        if by is None or seat <= by:
            state = play(
                state, f"{seat} give {write_cards(sorted(state.private[seat].hand)[:count])}"
            )
    return state


def after_display(state: DixitState, owners: str = "") -> DixitState:
    """The state after the display is laid out, with the cards of these owners, or by seat."""
    lying = [sorted(private.given) for private in state.private]
    owners = owners or "".join(str(seat) * len(cards) for seat, cards in enumerate(lying))
    return play(state, f"* show {write_cards([lying[int(owner)].pop(0) for owner in owners])}")


def before_votes(state: DixitState, owners: str = "", by: int | None = None) -> DixitState:
    """The state after the clue, the gifts and the display."""
    return after_display(after_gifts(after_clue(state, by)), owners)


def after_votes(state: DixitState, votes: str) -> DixitState:
    """The state after these votes by seat; `-` and `.` stand for no vote."""
    lines = [f"{seat} vote {number}" for seat, number in enumerate(votes) if number not in "-."]
    return play(state, *lines)


def turn(state: DixitState, votes: str, owners: str = "") -> DixitState:
    """The state after a whole turn."""
    return after_votes(before_votes(state, owners, votes.index("-")), votes)


def after_all_found(state: DixitState) -> DixitState:
    """The state after a turn in which everybody found the storyteller's card."""
    (teller,) = DIXIT.to_act(state.public)
    seats = len(state.private)
    each = 2 if seats == 3 else 1
    votes = [str(teller * each + 1)] * seats
    votes[teller] = "-"
    return turn(state, "".join(votes))


def turns_played(state: DixitState) -> int:
    """How many turns the game lasts if everybody always finds the card."""
    count = 0
    while DIXIT.to_act(state.public):
        state = after_all_found(state)
        count += 1
    return count


def with_points(state: DixitState, *points: int) -> DixitState:
    """The state with these points, by seat."""
    players = [
        replace(player, points=has)
        for player, has in zip(state.public.players, points, strict=True)
    ]
    return replace(state, public=replace(state.public, players=tuple(players)))


def assert_refused(state: DixitState, seat: int, move: str | Move, reason: str) -> None:
    """Assert that the move is refused for this reason, is not a choice and changes nothing."""
    before = msgspec.json.encode(state)
    tried = DIXIT.read(move) if isinstance(move, str) else move
    if 0 <= seat < len(state.private):
        assert tried not in DIXIT.choices(state.view(Seat(seat)))
    with pytest.raises(IllegalMove) as refusal:
        DIXIT.play(state, Seat(seat), tried)
    assert str(refusal.value) == reason
    assert refusal.value.clause == reason.partition(":")[0]
    assert msgspec.json.encode(state) == before


def moves(state: DixitState, seat: int) -> list[str]:
    """The choices of a seat, in notation."""
    return [DIXIT.write(move) for move in DIXIT.choices(state.view(Seat(seat)))]


def by_chance(state: DixitState, draw: int = 0) -> Move:
    """What the dealer does in this draw of chance."""
    return DIXIT.deal(state, Chance(bytes(32), draw))


def hands(state: DixitState) -> list[tuple[int, ...]]:
    """The cards in all hands, by seat."""
    return [private.hand for private in state.private]


def points(state: DixitState) -> tuple[int, ...]:
    """The points of the last turn, by seat."""
    return state.public.turns[-1].points


def views(state: DixitState) -> Iterator[DixitView]:
    """What each seat sees, then a spectator."""
    for seat in range(len(state.private)):
        yield state.view(Seat(seat))
    yield state.view(None)


def write_cards(cards: Sequence[int]) -> str:
    """The cards as notation has them."""
    return ",".join(map(str, cards))
