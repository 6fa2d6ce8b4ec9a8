"""How likely the miners win from a position in which nothing is hidden.

A small network with one hidden layer reads the features of the position. It was fitted to rounds
that bots played, by `python -m tools.fit_saboteur_network`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import Final, NamedTuple

from lorelode.bots.saboteur.analysis.distance import DEAD_END_CARDS, LIVE_CARDS, UNREACHABLE
from lorelode.bots.saboteur.analysis.distance_cache import MeasuredMine
from lorelode.bots.saboteur.analysis.value_network_weights import BIAS, HIDDEN
from lorelode.rules.saboteur.cards import TOOL_BROKEN_BY, TOOLS_MENDED_BY, Card, Tool

_LIVE_BIT: Final = {card: 1 << index for index, card in enumerate(LIVE_CARDS)}
_FARTHEST: Final = 11
"""A longer distance counts as this one."""

FEATURES: Final = (
    "toil", "close", "at_hand", "time", "slack", "detour", "stray", "open",
    "knowing", "known", "lame", "twice_lame", "own_mends", "mends", "leads", "lead_pile",
    "next_leads", "live", "seats", "saboteurs", "able", "dead_ends", "falls", "breaks",
    "miners_breaks", "exposed", "slandered", "late",
)  # fmt: skip


class Position(NamedTuple):
    """What the features are computed from."""

    mine: MeasuredMine
    closed: Sequence[int]
    treasure: int
    hands: Sequence[Sequence[Card]]
    pile: Sequence[Card]
    broken: Sequence[set[Tool]]
    knows: Sequence[bool]
    suspicion: Sequence[float]
    saboteurs: frozenset[int]
    mover: int


def features(position: Position) -> list[float]:
    """The features of a position, in the order of `FEATURES`; most are scaled to about 1."""
    hands, pile, broken = position.hands, position.pile, position.broken
    saboteurs = position.saboteurs
    treasure, seats = position.treasure, len(position.hands)
    way = position.mine.route(treasure)
    cards = min(way.cards, _FARTHEST)
    leads = position.mine.leading_cards(treasure)
    bits = _LIVE_BIT
    miners = able = lame = twice = own_mends = mends = leaders = knowing = 0
    dead_ends = falls = breaks = miners_breaks = live = 0
    turns = exposed = slandered = 0.0
    first = 0.0
    share = len(pile) / seats
    for seat, hand in enumerate(hands):
        tools = broken[seat]
        if seat in saboteurs:
            exposed += position.suspicion[seat]
            able += not tools
            for card in hand:
                if card in DEAD_END_CARDS:
                    dead_ends += not tools
                elif card is Card.ROCKFALL:
                    falls += 1
                elif card in TOOL_BROKEN_BY:
                    breaks += 1
            continue
        miners += 1
        turns += len(hand) + share
        slandered += position.suspicion[seat]
        knowing += position.knows[seat]
        leader = helped = False
        for card in hand:
            bit = bits.get(card)
            if bit is not None:
                live += 1
                leader = leader or bool(bit & leads)
            elif card in TOOLS_MENDED_BY:
                mends += 1
                helped = helped or any(tool in tools for tool in TOOLS_MENDED_BY[card])
            elif card in TOOL_BROKEN_BY:
                miners_breaks += 1
        if tools:
            lame += 1
            twice += len(tools) - 1
            own_mends += helped
        elif leader:
            leaders += 1
            first = max(first, 1 - ((seat - position.mover) % seats) / seats)
    miners = max(miners, 1)
    near = min((position.mine.route(goal).cards for goal in position.closed), default=UNREACHABLE)
    known = knowing > 0 or len(position.closed) == 1
    lead_pile = live_pile = 0
    for card in pile:
        bit = bits.get(card)
        if bit is not None:
            live_pile += 1
            lead_pile += bool(bit & leads)
    ahead = turns / 10
    return [
        cards / 5,
        1 / (cards + 0.5),
        float(way.cards <= 1),
        ahead,
        log((turns + 1) / (cards + 0.5)),
        way.detour / (cards + 1),
        0.0 if known else (cards - min(near, _FARTHEST)) / 3,
        len(position.closed) / 3,
        knowing / miners,
        float(known),
        lame / miners,
        twice / miners,
        own_mends / miners,
        mends / miners,
        leaders / miners,
        lead_pile / len(pile) if pile else 0.0,
        first,
        log((live + live_pile * miners / seats + 0.5) / (cards + 0.5)),
        seats / 10,
        len(saboteurs) / seats,
        able / seats,
        dead_ends / 3,
        falls / 2,
        breaks / 3,
        miners_breaks / 3,
        exposed / max(1, len(saboteurs)),
        slandered / miners,
        1 / (1 + share),
    ]


def win_probability(found: Sequence[float]) -> float:
    """How likely the miners win in a position with these features."""
    x = BIAS
    for bias, row, weight in HIDDEN:
        y = bias + sum(map(mul, row, found))
        if y > 0:
            x += weight * y
    return 1 / (1 + exp(-x)) if x > -30 else 0.0
