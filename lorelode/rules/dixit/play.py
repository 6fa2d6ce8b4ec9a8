"""What a move does, or the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from lorelode.core import CHANCE, IllegalMove, Pace, Seat, State
from lorelode.rules.cards import describe_mismatch, replace_item
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import find_fault
from lorelode.rules.dixit.deals import given_cards
from lorelode.rules.dixit.editions import cards_in_turn, to_give
from lorelode.rules.dixit.moves import Deal, Give, Move, Reshuffle, Show, Speak, Tell, Vote
from lorelode.rules.dixit.news import Dealt, Displayed, Drew, Gave, Reshuffled, Told, Voted
from lorelode.rules.dixit.state import (
    Dealing,
    DixitState,
    Giving,
    Over,
    Player,
    Private,
    Public,
    Reshuffling,
    Secret,
    Showing,
    Telling,
    Voting,
)
from lorelode.rules.dixit.turns import announce_last_turn, end_turn

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
        case Dealing() | Reshuffling() | Showing():
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
            return Pace.NORMAL


def play(state: DixitState, seat: Seat, move: Move) -> DixitState:
    """The state after the move, or `IllegalMove`."""
    public = state.public
    make = _PLAYS[type(public.stage)].get(type(move))
    if make is None or seat not in _actors(public):
        raise _explain_unexpected(public, seat, move)
    return make(state, seat, move)


def _explain_unexpected(public: Public, seat: Seat, move: Move) -> IllegalMove:
    """Why this seat, or this kind of move, is not what the stage waits for."""
    stage = public.stage
    match stage:
        case Dealing():
            return IllegalMove("D-1.1", "the dealer is to deal")
        case Telling() if seat not in _actors(public):
            teller = "a player" if stage.seat is None else f"seat {stage.seat}"
            return IllegalMove("D-1.2", f"{teller} is to give a clue, not seat {seat}")
        case Telling():
            return IllegalMove("D-2.1", "a clue is to be given")
        case Giving() if isinstance(move, Give):
            teller = "the storyteller gives one card"
            return IllegalMove(
                "D-2.2", _explain_late(public, seat, teller, "what is given stays given")
            )
        case Giving():
            waiting = _list_seats(stage.waiting)
            return IllegalMove("D-2.2", f"the clue is told; cards are to be given, by {waiting}")
        case Reshuffling():
            return IllegalMove("D-5.4", "the dealer is to shuffle the used pictures")
        case Showing():
            return IllegalMove("D-2.3", "the dealer is to lay out the cards")
        case Voting() if isinstance(move, Vote):
            teller = "the storyteller does not vote"
            return IllegalMove(
                "D-3.1", _explain_late(public, seat, teller, "a vote cast stays cast")
            )
        case Voting():
            return IllegalMove("D-3.1", f"votes are to be cast, by {_list_seats(stage.waiting)}")
        case _:
            return IllegalMove("D-5.2", "the game is over")


def _deal(state: DixitState, _dealer: Seat, move: Deal) -> DixitState:
    public, seats = state.public, len(state.private)
    size = public.edition.cards_in_hand(seats)
    if wrong := describe_mismatch("cards", move.cards, state.secret.pile, "picture "):
        raise IllegalMove("D-1.1", wrong)
    hands = [move.cards[size * seat : size * (seat + 1)] for seat in range(seats)]
    pile = move.cards[size * seats :]
    dealt = replace(
        public,
        players=(Player(size),) * seats,
        stage=Telling(public.first),
        phase=public.phase + 1,
        teller=public.first,
        pile=len(pile),
        news=(Dealt(),),
    )
    return State(
        announce_last_turn(dealt),
        tuple([Private(hand, news=(Drew(hand),)) for hand in hands]),
        Secret(pile),
    )


def _tell(state: DixitState, seat: Seat, move: Tell | Speak) -> DixitState:
    public = state.public
    clue = move.clue if isinstance(move, Tell) else None
    if clue is not None:
        wrong = find_fault(clue)
    else:
        wrong = "" if public.edition.clues_aloud else "not everyone is in one room to hear it"
    if wrong or move.card not in state.private[seat].hand:
        raise IllegalMove("D-2.1", wrong or f"picture {move.card} is not in your hand")
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
    return _lay_face_down(quiet, seat, (move.card,))


def _give(state: DixitState, seat: Seat, move: Give) -> DixitState:
    public, count = state.public, to_give(len(state.private))
    cards, hand = move.cards, state.private[seat].hand
    if len(cards) != count or list(cards) != sorted(set(cards)):
        raise IllegalMove("D-2.2", _EXPECTED[count])
    for card in cards:
        if card not in hand:
            raise IllegalMove("D-2.2", f"picture {card} is not in your hand")
    assert isinstance(public.stage, Giving)
    waiting = _remove_seat(public.stage.waiting, seat)
    after = replace(public, stage=Giving(waiting), news=(Gave(seat),))
    if not waiting:
        stage = Reshuffling() if _needs_reshuffle(public) else Showing()
        after = replace(after, stage=stage, phase=public.phase + 1)
    return _lay_face_down(replace(state, public=after), seat, cards)


def _lay_face_down(state: DixitState, seat: Seat, cards: tuple[Picture, ...]) -> DixitState:
    """The cards leave the hand and wait, face down, to be displayed."""
    public, private = state.public, state.private[seat]
    hand = tuple([card for card in private.hand if card not in cards])
    player = replace(public.players[seat], hand=len(hand))
    return State(
        replace(public, players=replace_item(public.players, seat, player)),
        replace_item(state.private, seat, replace(private, hand=hand, given=cards)),
        state.secret,
    )


def _needs_reshuffle(public: Public) -> bool:
    """Whether the hands could not be filled after this turn, though the game may go on."""
    short = public.pile < cards_in_turn(len(public.players))
    return public.edition.used_pictures_reshuffled and short and public.last_turn is None


def _reshuffle(state: DixitState, _dealer: Seat, move: Reshuffle) -> DixitState:
    public = state.public
    if wrong := describe_mismatch("used pictures", move.cards, public.used, "picture "):
        raise IllegalMove("D-5.4", wrong)
    pile = state.secret.pile + move.cards
    return replace(
        state,
        public=replace(
            public,
            stage=Showing(),
            phase=public.phase + 1,
            pile=len(pile),
            reshuffles=(*public.reshuffles, len(public.turns)),
            news=(Reshuffled(len(move.cards)),),
        ),
        secret=Secret(pile),
    )


def _show(state: DixitState, _dealer: Seat, move: Show) -> DixitState:
    public = state.public
    if wrong := describe_mismatch("display", move.cards, given_cards(state), "picture "):
        raise IllegalMove("D-2.3", wrong)
    voters = tuple([Seat(seat) for seat in range(len(state.private)) if seat != public.teller])
    return replace(
        state,
        public=replace(
            public,
            stage=Voting(voters),
            phase=public.phase + 1,
            display=move.cards,
            news=(Displayed(move.cards),),
        ),
    )


def _vote(state: DixitState, seat: Seat, move: Vote) -> DixitState:
    public, private = state.public, state.private
    if not 0 < move.number <= len(public.display):
        raise IllegalMove("D-3.1", f"the display has the numbers 1 to {len(public.display)}")
    if public.display[move.number - 1] in private[seat].given:
        raise IllegalMove("D-3.2", f"number {move.number} is your own card")
    assert isinstance(public.stage, Voting)
    waiting = _remove_seat(public.stage.waiting, seat)
    after = State(
        replace(public, stage=Voting(waiting), news=(Voted(seat),)),
        replace_item(private, seat, replace(private[seat], vote=move.number)),
        state.secret,
    )
    return after if waiting else end_turn(after)


def _remove_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


def _explain_late(public: Public, seat: Seat, teller: str, others: str) -> str:
    """Why a seat is not among those who still give or vote."""
    if not 0 <= seat < len(public.players):
        return f"there is no seat {seat} at this table"
    return teller if seat == public.teller else others


def _list_seats(seats: tuple[Seat, ...]) -> str:
    return f"seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}"


_PLAYS: Final[Mapping[type, Mapping[type, Callable[[DixitState, Seat, Any], DixitState]]]] = {
    Dealing: {Deal: _deal},
    Telling: {Tell: _tell, Speak: _tell},
    Giving: {Give: _give},
    Reshuffling: {Reshuffle: _reshuffle},
    Showing: {Show: _show},
    Voting: {Vote: _vote},
    Over: {},
}
"""By stage: the moves that are expected, and what makes each."""
