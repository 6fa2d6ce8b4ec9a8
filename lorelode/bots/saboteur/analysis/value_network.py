"""How likely the miners win from a moment of a round in which nothing is hidden.

A moment has signs, numbers that tell how it stands; a small network of one layer weighs them. It
was fitted to rounds that bots played, by `python -m tools.fit_saboteur_network`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import Final, NamedTuple

from lorelode.bots.saboteur.analysis.distance import FAR, LIVE_CARDS
from lorelode.bots.saboteur.analysis.distance_cache import Site
from lorelode.bots.saboteur.analysis.policy import DEAD_ENDS
from lorelode.bots.saboteur.analysis.value_network_weights import BIAS, HIDDEN
from lorelode.rules.saboteur.cards import TOOL_BROKEN_BY, TOOLS_MENDED_BY, Card, Tool

_LIVE_BIT: Final = {card: 1 << index for index, card in enumerate(LIVE_CARDS)}
_FARTHEST: Final = 11
"""Further off than this is as good as out of reach."""

SIGNS: Final = (
    "toil", "close", "at_hand", "time", "slack", "detour", "stray", "open",
    "knowing", "known", "lame", "twice_lame", "own_mends", "mends", "leads", "lead_pile",
    "next_leads", "live", "seats", "saboteurs", "able", "dead_ends", "falls", "breaks",
    "miners_breaks", "exposed", "slandered", "late",
)  # fmt: skip


class Moment(NamedTuple):
    """What the signs are read off."""

    site: Site
    closed: Sequence[int]
    treasure: int
    hands: Sequence[Sequence[Card]]
    pile: Sequence[Card]
    broken: Sequence[set[Tool]]
    knows: Sequence[bool]
    doubts: Sequence[float]
    saboteurs: frozenset[int]
    mover: int


def signs(moment: Moment) -> list[float]:
    """The signs of a moment, in the order of `SIGNS`."""
    hands, pile, broken, saboteurs = moment.hands, moment.pile, moment.broken, moment.saboteurs
    treasure, seats = moment.treasure, len(moment.hands)
    way = moment.site.way(treasure)
    cards = min(way.cards, _FARTHEST)
    leads = moment.site.leads(treasure)
    bits = _LIVE_BIT
    miners = able = lame = twice = own_mends = mends = leaders = knowing = 0
    dead_ends = falls = breaks = miners_breaks = live = 0
    turns = exposed = slandered = 0.0
    first = 0.0
    share = len(pile) / seats
    for seat, hand in enumerate(hands):
        tools = broken[seat]
        if seat in saboteurs:
            exposed += moment.doubts[seat]
            able += not tools
            for card in hand:
                if card in DEAD_ENDS:
                    dead_ends += not tools
                elif card is Card.ROCKFALL:
                    falls += 1
                elif card in TOOL_BROKEN_BY:
                    breaks += 1
            continue
        miners += 1
        turns += len(hand) + share
        slandered += moment.doubts[seat]
        knowing += moment.knows[seat]
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
            first = max(first, 1 - ((seat - moment.mover) % seats) / seats)
    miners = max(miners, 1)
    near = min((moment.site.way(goal).cards for goal in moment.closed), default=FAR)
    known = knowing > 0 or len(moment.closed) == 1
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
        len(moment.closed) / 3,
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


def odds(found: Sequence[float]) -> float:
    """How likely the miners win by these signs."""
    x = BIAS
    for bias, row, weight in HIDDEN:
        y = bias + sum(map(mul, row, found))
        if y > 0:
            x += weight * y
    return 1 / (1 + exp(-x)) if x > -30 else 0.0
