"""The end of a turn: show what was hidden, give points, fill hands, pass the story on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from lorelode.core import Seat, State
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.editions import cards_in_turn
from lorelode.rules.dixit.news import (
    Drew,
    GameEnded,
    LastTurnBegan,
    OwnersShown,
    Scored,
    TellerShown,
    VotesOpened,
)
from lorelode.rules.dixit.outcomes import Ending
from lorelode.rules.dixit.scores import score_turn, sum_gains, winners
from lorelode.rules.dixit.state import (
    DixitState,
    Over,
    Private,
    Public,
    Secret,
    Telling,
    Turn,
)


def end_turn(state: DixitState) -> DixitState:
    """All have voted. Points or clues end the game before anybody draws, the pile afterwards."""
    teller = state.public.teller
    assert teller is not None
    public = _show_all(state, teller)
    hands, pile = [private.hand for private in state.private], state.secret.pile
    ending = _find_ending(public)
    if ending is None:
        hands, pile = _fill(public, hands, pile, teller)
        # D-5.4: The last card that leaves the pile ends the game, unless used ones come back.
        if not pile and not public.edition.used_pictures_reshuffled:
            ending = Ending.PICTURES
    players = zip(public.players, hands, strict=True)
    public = replace(
        public,
        players=tuple([replace(player, hand=len(hand)) for player, hand in players]),
        pile=len(pile),
    )
    return State(
        _pass_on(public, teller) if ending is None else _end_game(public, ending),
        tuple(
            [
                Private(hand, news=(Drew(drawn),) if (drawn := hand[len(private.hand) :]) else ())
                for private, hand in zip(state.private, hands, strict=True)
            ]
        ),
        Secret(pile),
    )


def announce_last_turn(public: Public) -> Public:
    """At the beginning of a turn: say so if it is certain to be the last one."""
    edition, seats = public.edition, len(public.players)
    if edition.clues_each is not None and len(public.turns) + 1 == seats * edition.clues_each:
        ending = Ending.CLUES
    elif public.pile <= cards_in_turn(seats) and not edition.used_pictures_reshuffled:
        ending = Ending.PICTURES
    else:
        return public
    return replace(public, last_turn=ending, news=(*public.news, LastTurnBegan(ending)))


def _find_ending(public: Public) -> Ending | None:
    """What ends the game now that the points are counted; None if nothing does."""
    target = public.edition.winning_points
    if target is not None and any(player.points >= target for player in public.players):
        return Ending.POINTS
    # D-5.5: Everybody has told as often as agreed, because the story goes round the table.
    return Ending.CLUES if public.last_turn is Ending.CLUES else None


def _pass_on(public: Public, teller: Seat) -> Public:
    following = Seat((teller + 1) % len(public.players))
    return announce_last_turn(replace(public, stage=Telling(following), teller=following))


def _end_game(public: Public, ending: Ending) -> Public:
    ended = GameEnded(winners(public), ending)
    return replace(public, stage=Over(ending), news=(*public.news, ended))


def _show_all(state: DixitState, teller: Seat) -> Public:
    # D-3.3: The votes are shown, then the storyteller's card, then whose the others were.
    public = state.public
    owner_of = {
        card: Seat(seat) for seat, private in enumerate(state.private) for card in private.given
    }
    owners = tuple([owner_of[card] for card in public.display])
    votes = tuple([private.vote for private in state.private])
    gains = score_turn(public.edition, teller, owners, votes)
    points = sum_gains(gains)
    turn = Turn(teller, public.clue, public.display, owners, votes, points, gains)
    return replace(
        public,
        players=tuple(
            [
                replace(player, points=player.points + more)
                for player, more in zip(public.players, points, strict=True)
            ]
        ),
        phase=public.phase + 1,
        clue=None,
        display=(),
        turns=public.turns + (turn,),
        news=(
            *public.news,
            VotesOpened(votes),
            TellerShown(teller, turn.number),
            OwnersShown(owners),
            Scored(points, gains),
        ),
    )


def _fill(
    public: Public, hands: list[tuple[Picture, ...]], pile: tuple[Picture, ...], teller: Seat
) -> tuple[list[tuple[Picture, ...]], tuple[Picture, ...]]:
    size = public.edition.cards_in_hand(len(hands))
    order = draw_order([len(hand) for hand in hands], size, teller)
    hands = list(hands)
    for seat, card in zip(order, pile, strict=False):
        hands[seat] += (card,)
    return hands, pile[len(order) :]


def draw_order(held: Sequence[int], size: int, teller: Seat) -> list[Seat]:
    """Who draws one card after another until all hands have this size, from what they hold."""
    # D-5.1: Everyone draws, one card at a time from the left of the storyteller, full hands
    # skipped. Used cards are out of the game, unless D-5.4 shuffles them in.
    seats = len(held)
    order = [Seat((teller + step) % seats) for step in range(1, seats + 1)]
    laps = size - min(held)
    return [seat for lap in range(laps) for seat in order if held[seat] + lap < size]
