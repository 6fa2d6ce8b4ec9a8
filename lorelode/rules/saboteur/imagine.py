"""A full state that a seat could be in, for bots that think ahead and for the test of secrecy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from lorelode.core import Seat, State
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur.cards import (
    FACES,
    GOALS,
    GOLD,
    Card,
    Face,
    Role,
)
from lorelode.rules.saboteur.choices import find_plays
from lorelode.rules.saboteur.deals import pool, setup
from lorelode.rules.saboteur.knowledge import known_faces, unseen_cards
from lorelode.rules.saboteur.state import (
    Private,
    SaboteurState,
    SaboteurView,
    Secret,
    Sharing,
)

T = TypeVar("T")


def imagine(view: SaboteurView, rng: Random) -> SaboteurState:
    """A state with exactly this view; what the view leaves open is drawn at random.

    Cards are conserved, and everyone's maps and payouts agree with what was seen; but nothing is
    concluded from how anybody played: that is for bots to weigh.
    """
    public = view.public
    if public.round == 0:
        box = setup(public.edition, len(public.players))
        return replace(box, public=public)
    hands, discards, pile = _draw_cards(view, rng)
    roles, spare = _draw_roles(view, rng)
    goals = _draw_goals(view, rng)
    gold, offers, gold_pile = _draw_gold(view, rng)
    private = tuple(
        Private(
            role=roles[seat],
            hand=hands[seat],
            peeked=tuple(
                face if goal in player.looked else None
                for goal, face in zip(GOALS, goals, strict=True)
            ),
            discards=discards[seat],
            forced=player.idle and not find_plays(public, Seat(seat), set(hands[seat])),
            gold=gold[seat],
            offer=offers[seat],
        )
        for seat, player in enumerate(public.players)
    )
    if view.seat is not None and view.private is not None:
        private = replace_item(private, view.seat, view.private)
    if public.result is None and all(one.forced for one in private):
        # The round goes on, so somebody's pass was not for want of a playable card.
        other = rng.choice([seat for seat in range(len(private)) if seat != view.seat])
        private = replace_item(private, other, replace(private[other], forced=False))
    closed = tuple(
        face if up is None else None for face, up in zip(goals, public.mine.goals, strict=True)
    )
    return State(public, private, Secret(pile, closed, spare, gold_pile))


def _known_to_seat(view: SaboteurView) -> Private:
    """What the seat knows; a spectator knows what nobody's drawer would hold."""
    return view.private or Private()


def _draw_cards(
    view: SaboteurView, rng: Random
) -> tuple[list[tuple[Card, ...]], list[tuple[Card, ...]], tuple[Card, ...]]:
    """Everyone's hand and face-down discards, and the pile."""
    public, known = view.public, _known_to_seat(view)
    left = list(unseen_cards(view).elements())
    rng.shuffle(left)
    hands, discards = [], []
    for seat, player in enumerate(public.players):
        if seat == view.seat:
            hands.append(known.hand)
            discards.append(known.discards)
        else:
            hands.append(_take(left, player.hand))
            discards.append(_take(left, player.discarded))
    return hands, discards, tuple(left)


def _take(cards: list[T], count: int) -> tuple[T, ...]:
    taken = tuple(cards[:count])
    del cards[:count]
    return taken


def _draw_roles(view: SaboteurView, rng: Random) -> tuple[Sequence[Role], tuple[Role, ...]]:
    """Everyone's role, and the cards left over that are still face down."""
    result, mine = view.public.result, _known_to_seat(view).role
    if result is not None:
        return result.roles, ()
    seats = len(view.public.players)
    roles = list(pool(view.public.edition, seats))
    if mine is not None:
        roles.remove(mine)
    rng.shuffle(roles)
    if mine is not None and view.seat is not None:
        roles.insert(view.seat, mine)
    return roles[:seats], tuple(roles[seats:])


def _draw_goals(view: SaboteurView, rng: Random) -> tuple[Face, ...]:
    """The face of each goal, as it lies or was seen or could be."""
    known = known_faces(view)
    unknown = [face for face in FACES if face not in known]
    rng.shuffle(unknown)
    return tuple(face or unknown.pop() for face in known)


def _draw_gold(
    view: SaboteurView, rng: Random
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]], tuple[int, ...]]:
    """Everyone's gold cards, the cards they are offered, and the gold pile."""
    public, known = view.public, _known_to_seat(view)
    gold = list(public.fortunes or ((),) * len(public.players))
    offers: list[tuple[int, ...]] = [()] * len(gold)
    if view.seat is not None:
        gold[view.seat], offers[view.seat] = known.gold, known.offer
    stock = Counter(GOLD)
    stock.subtract(nuggets for cards in (*gold, *offers) for nuggets in cards)
    paid = {} if public.fortunes else _draw_payouts(view, stock, rng)
    stock.subtract(nuggets for cards in paid.values() for nuggets in cards)
    left = list(stock.elements())
    rng.shuffle(left)
    for seat in range(len(gold)):
        if seat == view.seat or public.fortunes:
            continue
        for round_, result in enumerate(public.results):
            gold[seat] += paid.get((seat, round_)) or _take(left, result.gold[seat])
        if isinstance(public.stage, Sharing) and public.stage.seat == seat:
            offers[seat] = _take(left, public.stage.cards)
    return gold, offers, tuple(left)


def _draw_payouts(
    view: SaboteurView, stock: Counter[int], rng: Random
) -> Mapping[tuple[int, int], tuple[int, ...]]:
    """What each other saboteur got, by seat and round: the exact sum, as everybody knows.

    Empty where the sums cannot all be exact, as after a payout that fell short.
    """
    due = {
        (seat, round_): (result.gold[seat], result.due)
        for round_, result in enumerate(view.public.results)
        for seat, role in enumerate(result.roles)
        if result.due and role is Role.SABOTEUR and seat != view.seat
    }
    found = _draw_exact(list(due.values()), stock, rng)
    return {} if found is None else dict(zip(due, found, strict=True))


def _draw_exact(
    due: Sequence[tuple[int, int]], stock: Counter[int], rng: Random
) -> list[tuple[int, ...]] | None:
    """Cards of the stock for each (count, sum), the likelier ones more often."""
    if not due:
        return []
    (count, total), *further = due
    chances: dict[tuple[int, ...], int] = {
        cards: prod(comb(stock[nuggets], cards.count(nuggets)) for nuggets in (1, 2, 3))
        for cards in combinations_with_replacement((1, 2, 3), count)
        if sum(cards) == total
    }
    options = [cards for cards, ways in chances.items() if ways]
    for cards in sorted(options, key=lambda cards: -(rng.random() ** (1 / chances[cards]))):
        rest = _draw_exact(further, stock - Counter(cards), rng)
        if rest is not None:
            return [cards, *rest]
    return None
