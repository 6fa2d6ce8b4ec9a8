"""A turn: a card leaves the hand and does its work, the mover draws, the next seat is to act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from lorelode.core import IllegalMove, Seat, State
from lorelode.rules.cards import put
from lorelode.rules.saboteur.cards import Card, Role
from lorelode.rules.saboteur.draft import Draft
from lorelode.rules.saboteur.editions import SEATS, SaboteurEdition
from lorelode.rules.saboteur.news import Drew, Passed, PrivateNews, PublicNews
from lorelode.rules.saboteur.scoring import end_round
from lorelode.rules.saboteur.state import Mine, Player, Playing, Private, SaboteurState

_PLAYING: Final = tuple(Playing(Seat(seat)) for seat in range(SEATS.stop))


def no_turn(reason: str) -> IllegalMove:
    """The refusal of what is nobody's turn, or no turn at all."""
    return IllegalMove("S-2.1", reason)


def hand_without(state: SaboteurState, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The hand after one such card has left it."""
    hand = state.private[seat].hand
    try:
        index = hand.index(card)
    except ValueError:
        raise no_turn(f"there is no {card} in your hand") from None
    return hand[:index] + hand[index + 1 :]


def without_news(private: tuple[Private, ...]) -> list[Private]:
    """The private drawers, cleared of what the last move told."""
    drawers = list(private)
    for seat, one in enumerate(private):
        if one.news:
            drawers[seat] = replace(one, news=())
    return drawers


def turn_over(
    state: SaboteurState,
    seat: Seat,
    hand: tuple[Card, ...],
    news: PublicNews,
    *,
    mine: Mine | None = None,
    players: tuple[Player, ...] | None = None,
    spent: tuple[Card, ...] = (),
    private: Private | None = None,
    told: tuple[PrivateNews, ...] = (),
    draws: bool = True,
) -> SaboteurState:
    """The mover has used a card, they draw, and the next seat is to act.

    `hand` is what the card left of theirs; the other arguments are what it changed, `spent` the
    cards that leave the round. Not `draws`: the turn goes on, with goals to turn.
    """
    before, secret = state.public, state.secret
    drawers, last = list(state.private), before.last
    if last is None:
        drawers = without_news(state.private)
    elif drawers[last].news:
        # Since the deal, only who used a card was told anything: what they drew or saw.
        drawers[last] = replace(drawers[last], news=())
    own, players = private or drawers[seat], players or before.players
    player, idle = players[seat], False
    if secret.pile and draws:
        own = _drawn(own, hand, told, secret.pile[0])
        secret = replace(secret, pile=secret.pile[1:])
    else:
        idle = type(news) is Passed
        own = replace(own, hand=hand, forced=own.forced and idle, news=told)
    if player.hand != len(own.hand) or player.idle is not idle:
        players = put(players, seat, replace(player, hand=len(own.hand), idle=idle))
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
    if draws and not secret.pile and _treasure_missed(public.edition, players, drawers):
        draft = Draft(after, seat)
        end_round(draft, Role.SABOTEUR, by=None)
        return draft.done()
    return after


def end_turn(draft: Draft) -> None:
    """The mover draws after all, the goals being turned, and the next seat is to act."""
    seat, private = draft.mover, draft.private[draft.mover]
    draft.stage = _PLAYING[(seat + 1) % draft.seats]
    if draft.pile:
        card, draft.pile = draft.pile[0], draft.pile[1:]
        draft.private[seat] = _drawn(private, private.hand, private.news, card)
        draft.players[seat] = replace(draft.players[seat], hand=len(private.hand) + 1)
    elif _treasure_missed(draft.edition, draft.players, draft.private):
        end_round(draft, Role.SABOTEUR, by=None)


def _drawn(
    private: Private, hand: tuple[Card, ...], told: tuple[PrivateNews, ...], card: Card
) -> Private:
    # S-2.2: The mover draws the top card of the pile, if there is one.
    return replace(private, hand=hand + (card,), news=told + (Drew(card),))


def _treasure_missed(
    edition: SaboteurEdition, players: Iterable[Player], private: Iterable[Private]
) -> bool:
    # S-6.1: With the pile empty, all hands are empty too, or (by the switch) each player in turn
    # has passed for want of a playable card. Nobody tests whether the treasure was in reach.
    if edition.ends == "unplayable" and all(one.forced for one in private):
        return True
    for player in players:  # noqa: SIM110 - a generator for `all` takes longer
        if player.hand:
            return False
    return True
