"""The end of a turn: show what was hidden, give points, fill hands, pass the story on."""

from __future__ import annotations

from msgspec.structs import replace

from lorelode.core import Seat, State
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.news import (
    Drew,
    GameEnded,
    OwnersShown,
    PublicNews,
    Scored,
    TellerShown,
    VotesOpened,
)
from lorelode.rules.dixit.scores import score_turn, winners
from lorelode.rules.dixit.state import (
    DixitState,
    Over,
    Private,
    Public,
    Secret,
    Stage,
    Telling,
    Turn,
)


def end_turn(state: DixitState) -> DixitState:
    """All have voted. At the target the game ends before anybody draws, or else with the pile."""
    teller = state.public.teller
    assert teller is not None
    public = _show_all(state, teller)
    hands, pile = [private.hand for private in state.private], state.secret.pile
    over = any(player.points >= public.edition.winning_points for player in public.players)
    if not over:
        hands, pile = _fill(public, hands, pile, teller)
        over = not pile
    following = Seat((teller + 1) % len(hands))
    stage: Stage = Over() if over else Telling(following)
    news: tuple[PublicNews, ...] = (GameEnded(winners(public)),) if over else ()
    return State(
        replace(
            public,
            players=tuple(
                [
                    replace(player, hand=len(hand))
                    for player, hand in zip(public.players, hands, strict=True)
                ]
            ),
            stage=stage,
            teller=teller if over else following,
            pile=len(pile),
            news=public.news + news,
        ),
        tuple(
            [
                Private(hand, news=(Drew(drawn),) if (drawn := hand[len(private.hand) :]) else ())
                for private, hand in zip(state.private, hands, strict=True)
            ]
        ),
        Secret(pile),
    )


def _show_all(state: DixitState, teller: Seat) -> Public:
    # D-3.3: The votes are shown, then the storyteller's card, then whose the others were.
    public = state.public
    owner_of = {
        card: Seat(seat) for seat, private in enumerate(state.private) for card in private.given
    }
    owners = tuple([owner_of[card] for card in public.display])
    votes = tuple([private.vote for private in state.private])
    gained = score_turn(public.edition, teller, owners, votes)
    turn = Turn(teller, public.clue, public.display, owners, votes, gained)
    return replace(
        public,
        players=tuple(
            [
                replace(player, points=player.points + more)
                for player, more in zip(public.players, gained, strict=True)
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
            Scored(gained),
        ),
    )


def _fill(
    public: Public, hands: list[tuple[Picture, ...]], pile: tuple[Picture, ...], teller: Seat
) -> tuple[list[tuple[Picture, ...]], tuple[Picture, ...]]:
    # D-5.1: Used cards are out of the game. Everyone draws, one card at a time from the left of
    # the storyteller, full hands skipped, until all are full or the pile is empty.
    seats = len(hands)
    size = public.edition.cards_in_hand(seats)
    order = [(teller + step) % seats for step in range(1, seats + 1)]
    hands, drawn = list(hands), 0
    while hungry := [seat for seat in order if len(hands[seat]) < size]:
        for seat in hungry:
            if drawn == len(pile):
                return hands, ()
            hands[seat] += (pile[drawn],)
            drawn += 1
    return hands, pile[drawn:]
