"""The end of a round and of the game: roles are shown, gold is shared or paid, and counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from lorelode.core import IllegalMove, Seat
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.draft import Draft
from lorelode.rules.saboteur.moves import Gold
from lorelode.rules.saboteur.news import (
    GameEnded,
    GoldDrawn,
    GoldTaken,
    Got,
    Offered,
    RoundEnded,
)
from lorelode.rules.saboteur.payout import pay
from lorelode.rules.saboteur.state import (
    ROUNDS,
    Dealing,
    FaceUp,
    Over,
    Result,
    SaboteurState,
    Sharing,
)

MAX_GOLD_CARDS_SHARED: Final = 9

# S-6.5: What each saboteur is due, by the number of saboteurs that were dealt.
DUE: Final[Mapping[int, int]] = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}


def end_round(draft: Draft, winners: Role, by: Seat | None) -> None:
    """A side has won: turn everything face up, and share out the gold."""
    _uncover(draft, winners, by)
    if by is None:
        _pay_saboteurs(draft)
    else:
        _share_gold(draft, by)


def _uncover(draft: Draft, winners: Role, by: Seat | None) -> None:
    # S-6.2: Roles are turned face up, and with them the spare ones and the goals.
    roles = tuple(private.role for private in draft.private if private.role is not None)
    shown = tuple(
        up if face is None else FaceUp(face)
        for up, face in zip(draft.mine.goals, draft.face_down, strict=True)
    )
    goals = tuple(up.face for up in shown if up is not None)
    due = 0 if winners is Role.MINER else DUE[roles.count(Role.SABOTEUR)]
    result = Result(winners, by, roles, draft.spare, goals, (0,) * len(roles), due)
    draft.news.append(RoundEnded(winners, by, roles, draft.spare, goals))
    draft.results = (*draft.results, result)
    draft.mine = replace(draft.mine, goals=shown)
    draft.face_down = (None,) * len(goals)
    draft.spare = ()


def _takers(draft: Draft, first: int) -> list[Seat]:
    """The miners who share the gold, counter-clockwise from seat `first`."""
    order = [Seat((first - k) % draft.seats) for k in range(draft.seats)]
    miners = [seat for seat in order if draft.results[-1].roles[seat] is Role.MINER]
    # S-6.4: By the switch, a miner with a broken tool gets nothing.
    if draft.edition.broken_tool_bars_gold:
        return [seat for seat in miners if not draft.players[seat].broken]
    return miners


def _share_gold(draft: Draft, by: Seat) -> None:
    # S-6.3: There are as many gold cards as players (nine with ten). The first goes to the player
    # who reached the treasure, the next to the next miner counter-clockwise, until all are gone.
    takers = _takers(draft, by)
    if not takers:
        _close_round(draft)
        return
    count = min(draft.seats, MAX_GOLD_CARDS_SHARED)
    drawn, draft.gold_pile = draft.gold_pile[:count], draft.gold_pile[count:]
    draft.news.append(GoldDrawn(count))
    if draft.edition.gold_choice == "face-up":
        _offer(draft, takers[0], drawn)
        return
    for index, nuggets in enumerate(drawn):
        _give(draft, takers[index % len(takers)], (nuggets,))
    _close_round(draft)


def take_gold(draft: Draft, move: Gold) -> None:
    """A miner takes a gold card and passes the others on."""
    seat = draft.mover
    offer = draft.private[seat].offer
    if move.nuggets not in offer:
        raise IllegalMove("S-6.3", f"no gold card of {move.nuggets} among those passed to you")
    draft.private[seat] = replace(draft.private[seat], offer=())
    _give(draft, seat, (move.nuggets,))
    index = offer.index(move.nuggets)
    left = offer[:index] + offer[index + 1 :]
    if left:
        _offer(draft, _takers(draft, seat - 1)[0], left)
    else:
        _close_round(draft)


def _offer(draft: Draft, seat: Seat, gold: tuple[int, ...]) -> None:
    draft.private[seat] = replace(draft.private[seat], offer=gold)
    draft.add_private_news(seat, Offered(gold))
    draft.stage = Sharing(seat, len(gold))


def _give(draft: Draft, seat: Seat, gold: tuple[int, ...]) -> None:
    # S-6.7: What gold cards are worth only their owner knows; how many there are, everybody.
    private, player, result = draft.private[seat], draft.players[seat], draft.results[-1]
    draft.private[seat] = replace(private, gold=private.gold + gold)
    draft.add_private_news(seat, Got(gold))
    draft.players[seat] = replace(player, gold=player.gold + len(gold))
    so_far = replace_item(result.gold, seat, result.gold[seat] + len(gold))
    draft.results = (*draft.results[:-1], replace(result, gold=so_far))
    draft.news.append(GoldTaken(seat, len(gold)))


def _pay_saboteurs(draft: Draft) -> None:
    result = draft.results[-1]
    assert draft.starter is not None
    for k in range(draft.seats):
        seat = Seat((draft.starter + k) % draft.seats)
        if result.roles[seat] is Role.SABOTEUR:
            kept, draft.gold_pile = pay(draft.gold_pile, result.due)
            if kept:
                _give(draft, seat, kept)
    _close_round(draft)


def _close_round(draft: Draft) -> None:
    """The gold is shared out: deal the next round, or end the game."""
    if draft.round == ROUNDS:
        draft.stage = Over()
        draft.fortunes = tuple(private.gold for private in draft.private)
        nuggets = tuple(map(sum, draft.fortunes))
        draft.news.append(GameEnded(draft.fortunes, winners(nuggets)))
        return
    # S-7.2: The left neighbour of the player who last laid, played or discarded a card begins.
    assert draft.last is not None
    draft.starter = Seat((draft.last + 1) % draft.seats)
    draft.stage = Dealing()


def scores(state: SaboteurState) -> tuple[int, ...]:
    """The nuggets of each player so far."""
    return tuple(sum(private.gold) for private in state.private)


def winners(nuggets: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the most nuggets.

    >>> winners((7, 4, 7))
    (0, 2)
    """
    # S-7.3: Most nuggets win; all who tie share the win.
    return tuple(Seat(seat) for seat, mine in enumerate(nuggets) if mine == max(nuggets))
