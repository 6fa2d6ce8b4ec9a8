"""A turn: a card leaves the hand, the mover draws, and the next seat is to act.

Nearly all turns do no more than this, and `take_turn` makes them in one step because that is
faster. A card that reaches goals starts a longer turn, made step by step on a draft: `open_draft`,
`use_card`, the goals, `end_turn`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from lorelode.core import Seat, State
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur.cards import Card, Role
from lorelode.rules.saboteur.draft import Draft
from lorelode.rules.saboteur.editions import SEATS, SaboteurEdition
from lorelode.rules.saboteur.news import Drew, Passed, PublicNews
from lorelode.rules.saboteur.scores import end_round
from lorelode.rules.saboteur.state import Mine, Player, Playing, Private, SaboteurState

_PLAYING: Final = tuple(Playing(Seat(seat)) for seat in range(SEATS.stop))


def clear_news(private: tuple[Private, ...]) -> list[Private]:
    """The private drawers without the news of the last move."""
    drawers = list(private)
    for seat, one in enumerate(private):
        if one.news:
            drawers[seat] = replace(one, news=())
    return drawers


def open_draft(state: SaboteurState, seat: Seat) -> Draft:
    """A draft of what a move leads to: the next phase, with no news yet."""
    public = replace(state.public, phase=state.public.phase + 1, news=())
    return Draft(State(public, tuple(clear_news(state.private)), state.secret), seat)


def take_turn(
    state: SaboteurState,
    seat: Seat,
    hand: tuple[Card, ...],
    news: PublicNews,
    *,
    mine: Mine | None = None,
    players: tuple[Player, ...] | None = None,
    spent: tuple[Card, ...] = (),
    private: Private | None = None,
) -> SaboteurState:
    """An ordinary turn in one step: a card is used, the mover draws, the next seat is to act.

    `hand` is the mover's hand without that card. The optional arguments are what the card changed:
    `spent` are the cards that leave the round, `private` is the mover's drawer with its news.
    """
    before, secret = state.public, state.secret
    drawers, last = list(state.private), before.last
    if last is None:
        drawers = clear_news(state.private)
    elif drawers[last].news:
        # Since the deal, only the seat that last used a card has private news.
        drawers[last] = replace(drawers[last], news=())
    own, players = private or drawers[seat], players or before.players
    player, idle = players[seat], False
    if secret.pile:
        own = _draw(own, hand, secret.pile[0])
        secret = replace(secret, pile=secret.pile[1:])
    else:
        idle = type(news) is Passed
        own = replace(own, hand=hand, forced=own.forced and idle)
    if player.hand != len(own.hand) or player.idle is not idle:
        players = replace_item(players, seat, replace(player, hand=len(own.hand), idle=idle))
    drawers[seat] = own
    public = replace(
        before,
        players=players,
        stage=_PLAYING[(seat + 1) % len(drawers)],
        phase=before.phase + 1,
        mine=mine or before.mine,
        pile=len(secret.pile),
        spent=before.spent + spent,
        last=before.last if type(news) is Passed and not news.card else seat,
        news=(news,),
    )
    after = State(public, tuple(drawers), secret)
    if not secret.pile and _treasure_missed(public.edition, players, drawers):
        draft = Draft(after, seat)
        end_round(draft, Role.SABOTEUR, by=None)
        return draft.freeze()
    return after


def use_card(draft: Draft, hand: tuple[Card, ...]) -> None:
    """The mover used a card that left them this hand, and is yet to draw."""
    seat = draft.mover
    draft.private[seat] = replace(draft.private[seat], hand=hand, forced=False)
    draft.players[seat] = replace(draft.players[seat], hand=len(hand), idle=False)
    draft.last = seat


def end_turn(draft: Draft) -> None:
    """The mover draws now that the goals are turned, and the next seat is to act."""
    seat, private = draft.mover, draft.private[draft.mover]
    draft.stage = _PLAYING[(seat + 1) % draft.seats]
    if draft.pile:
        card, draft.pile = draft.pile[0], draft.pile[1:]
        draft.private[seat] = _draw(private, private.hand, card)
        draft.players[seat] = replace(draft.players[seat], hand=len(private.hand) + 1)
    elif _treasure_missed(draft.edition, draft.players, draft.private):
        end_round(draft, Role.SABOTEUR, by=None)


def _draw(private: Private, hand: tuple[Card, ...], card: Card) -> Private:
    # S-2.2: The mover draws the top card of the pile, if there is one.
    return replace(private, hand=hand + (card,), news=private.news + (Drew(card),))


def _treasure_missed(
    edition: SaboteurEdition, players: Iterable[Player], private: Iterable[Private]
) -> bool:
    # S-6.1: The pile is empty, and all hands are empty too or (by the switch) each player in turn
    # has passed without a playable card. Nobody checks whether the treasure was within reach.
    if edition.round_ends == "no-playable-card" and all(one.forced for one in private):
        return True
    for player in players:  # noqa: SIM110 - a generator for `all` takes longer
        if player.hand:
            return False
    return True
