"""A move: may it be made, and what does it do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from lorelode.core import CHANCE, IllegalMove, Pace, Seat, State
from lorelode.rules.cards import put
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import fault
from lorelode.rules.dixit.dealing import no_deal, no_display, play_deal, play_show
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.moves import Deal, Give, Move, Show, Speak, Tell, Vote
from lorelode.rules.dixit.news import Gave, Told, Voted
from lorelode.rules.dixit.state import (
    Dealing,
    DixitState,
    Giving,
    Public,
    Showing,
    Telling,
    Voting,
)
from lorelode.rules.dixit.turns import end_turn, no_more

_EXPECTED: Final = {1: "expected one card", 2: "expected two different cards, the lower first"}


def to_act(public: Public) -> frozenset[Seat]:
    """The storyteller, or all who are still to give or vote; everybody before the first clue."""
    return frozenset(_actors(public))


def _actors(public: Public) -> Iterable[Seat]:
    stage = public.stage
    match stage:
        case Giving() | Voting():
            return stage.waiting
        case Telling():
            everybody = range(len(public.players))
            return map(Seat, everybody) if stage.seat is None else (stage.seat,)
        case Dealing() | Showing():
            return (CHANCE,)
        case _:
            return ()


def pace(public: Public) -> Pace:
    """A race for the first clue of all; a rest before every other, to look at the votes."""
    match public.stage:
        case Telling(None):
            return Pace.RACE
        case Telling() if public.turns:
            return Pace.REST
        case _:
            return Pace.TURNS


def play(state: DixitState, seat: Seat, move: Move) -> DixitState:
    """The state after the move, or `IllegalMove`."""
    stage = state.public.stage
    match stage:
        case Telling():
            return _tell(state, stage, seat, move)
        case Giving():
            return _give(state, stage, seat, move)
        case Voting():
            return _vote(state, stage, seat, move)
        case Dealing():
            if seat != CHANCE or not isinstance(move, Deal):
                raise no_deal("the dealer is to deal")
            return play_deal(state, move)
        case Showing():
            if seat != CHANCE or not isinstance(move, Show):
                raise no_display("the dealer is to lay out the cards")
            return play_show(state, move)
        case _:
            raise no_more("the game is over")


def _tell(state: DixitState, stage: Telling, seat: Seat, move: Move) -> DixitState:
    public = state.public
    if seat not in _actors(public):
        teller = "a player" if stage.seat is None else f"seat {stage.seat}"
        raise IllegalMove("D-1.2", f"{teller} is to give a clue, not seat {seat}")
    if not isinstance(move, Tell | Speak):
        raise _no_clue("a clue is to be given")
    clue = move.clue if isinstance(move, Tell) else None
    if clue is not None:
        wrong = fault(clue)
    else:
        wrong = "" if public.edition.one_room else "not everyone is in one room to hear it"
    if wrong or move.card not in state.private[seat].hand:
        raise _no_clue(wrong or f"picture {move.card} is not in your hand")
    others = tuple([Seat(s) for s in range(len(public.players)) if s != seat])
    quiet = State(
        replace(
            public,
            stage=Giving(others),
            phase=public.phase + 1,
            teller=seat,
            clue=clue,
            news=(Told(seat, clue),),
        ),
        tuple([replace(private, news=()) for private in state.private]),
        state.secret,
    )
    return _laying(quiet, seat, (move.card,))


def _no_clue(reason: str) -> IllegalMove:
    return IllegalMove("D-2.1", reason)


def _give(state: DixitState, stage: Giving, seat: Seat, move: Move) -> DixitState:
    public, count = state.public, to_give(len(state.private))
    if not isinstance(move, Give):
        raise _no_gift(f"the clue is told; cards are to be given, by {_seats(stage.waiting)}")
    if seat not in stage.waiting:
        told = "the storyteller gives one card"
        raise _no_gift(_why_not(public, seat, told, "what is given stays given"))
    cards, hand = move.cards, state.private[seat].hand
    if len(cards) != count or list(cards) != sorted(set(cards)):
        raise _no_gift(_EXPECTED[count])
    for card in cards:
        if card not in hand:
            raise _no_gift(f"picture {card} is not in your hand")
    waiting = _without(stage.waiting, seat)
    after = replace(public, stage=Giving(waiting), news=(Gave(seat),))
    if not waiting:
        after = replace(after, stage=Showing(), phase=public.phase + 1)
    return _laying(replace(state, public=after), seat, cards)


def _no_gift(reason: str) -> IllegalMove:
    return IllegalMove("D-2.2", reason)


def _laying(state: DixitState, seat: Seat, cards: tuple[Picture, ...]) -> DixitState:
    """The cards leave the hand and wait, face down, to be displayed."""
    public, private = state.public, state.private[seat]
    hand = tuple([card for card in private.hand if card not in cards])
    player = replace(public.players[seat], hand=len(hand))
    return State(
        replace(public, players=put(public.players, seat, player)),
        put(state.private, seat, replace(private, hand=hand, given=cards)),
        state.secret,
    )


def _vote(state: DixitState, stage: Voting, seat: Seat, move: Move) -> DixitState:
    public, private = state.public, state.private
    if not isinstance(move, Vote):
        raise _no_vote(f"votes are to be cast, by {_seats(stage.waiting)}")
    if seat not in stage.waiting:
        told = "the storyteller does not vote"
        raise _no_vote(_why_not(public, seat, told, "a vote cast stays cast"))
    if not 0 < move.number <= len(public.display):
        raise _no_vote(f"the display has the numbers 1 to {len(public.display)}")
    if public.display[move.number - 1] in private[seat].given:
        raise IllegalMove("D-3.2", f"number {move.number} is your own card")
    waiting = _without(stage.waiting, seat)
    after = State(
        replace(public, stage=Voting(waiting), news=(Voted(seat),)),
        put(private, seat, replace(private[seat], vote=move.number)),
        state.secret,
    )
    return after if waiting else end_turn(after)


def _no_vote(reason: str) -> IllegalMove:
    return IllegalMove("D-3.1", reason)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


def _why_not(public: Public, seat: Seat, teller: str, others: str) -> str:
    """What to tell who is not among those to act."""
    if not 0 <= seat < len(public.players):
        return f"there is no seat {seat} at this table"
    return teller if seat == public.teller else others


def _seats(seats: tuple[Seat, ...]) -> str:
    return f"seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}"
