"""The features of a position in which nothing is hidden, which the value network reads."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from lorelode.bots.saboteur.analysis.distance import DEAD_END_CARDS, LIVE_CARDS, UNREACHABLE
from lorelode.bots.saboteur.analysis.distance_cache import MeasuredMine
from lorelode.rules.saboteur.cards import GOALS, TOOL_BROKEN_BY, TOOLS_MENDED_BY, Card, Tool

MAX_DISTANCE: Final = 11
"""A longer distance counts as this one."""

# What the features are divided by, so that most of them are between 0 and 1. The weights of the
# network were fitted to features of these scales, so a change of one asks for another fit.
DISTANCE_SCALE: Final = 5
TURNS_SCALE: Final = 10
EXTRA_DISTANCE_SCALE: Final = 3
SEATS_SCALE: Final = 10
DEAD_ENDS_SCALE: Final = 3
ROCKFALLS_SCALE: Final = 2
BREAKING_CARDS_SCALE: Final = 3
OFFSET: Final = 0.5
"""Added to a number of cards that may be 0, before it divides or its logarithm is taken."""

_LIVE_BIT: Final = {card: 1 << index for index, card in enumerate(LIVE_CARDS)}


class Position(NamedTuple):
    """What the features are computed from."""

    mine: MeasuredMine
    closed: Sequence[int]
    """The goals that are face down, by index."""
    treasure: int
    hands: Sequence[Sequence[Card]]
    pile: Sequence[Card]
    broken: Sequence[set[Tool]]
    knows: Sequence[bool]
    """Whether each seat knows where the treasure is."""
    suspicion: Sequence[float]
    """How likely the others take each seat for a saboteur."""
    saboteurs: frozenset[int]
    mover: int


class Features(NamedTuple):
    """What the network reads, in the order of its weights.

    The distance is the number of cards missing to the treasure. Shares are of the miners, if
    nothing else is said. A leading card is a path card that brings the treasure nearer.
    """

    distance: float
    nearness: float
    """The inverse of the distance."""
    one_card_away: float
    """1 if one card is enough, else 0."""
    turns: float
    """How many turns the miners have left."""
    turns_per_distance: float
    """A logarithm."""
    detour: float
    """How much longer the way gets if its next cell is blocked, for the distance."""
    extra_distance: float
    """How much nearer another goal is, while nobody knows the treasure."""
    goals_closed: float
    """The share of the goals that are face down."""
    knowing: float
    """The share who know where the treasure is."""
    anybody_knows: float
    """1 if a miner knows where the treasure is, or only one goal is left; else 0."""
    lame: float
    """The share with a broken tool."""
    further_broken: float
    """Broken tools beyond the first of each miner, for each miner."""
    can_mend_own: float
    """The share who have a broken tool and a card that mends it."""
    mending_cards: float
    """Mending cards for each miner."""
    can_lead: float
    """The share with whole tools and a leading card."""
    leading_in_pile: float
    """The share of leading cards in the pile."""
    soon_led: float
    """How soon the next miner with a leading card has a turn: 1 at once, 0 never."""
    live_cards_per_distance: float
    """A logarithm of the live path cards that the miners have or will draw."""
    seats: float
    saboteurs: float
    """The share of all seats who are saboteurs."""
    able_saboteurs: float
    """The share of all seats who are saboteurs with whole tools."""
    dead_ends: float
    """The dead ends in the hands of saboteurs who can lay them."""
    rockfalls: float
    """The rockfalls of the saboteurs."""
    breaking_cards: float
    """The breaking cards of the saboteurs."""
    miners_breaking_cards: float
    exposed: float
    """The mean suspicion of the saboteurs."""
    slandered: float
    """The mean suspicion of the miners."""
    late: float
    """1 if the pile is empty, less the more cards it has for each seat."""


def measure_features(position: Position) -> Features:
    """The features of a position."""
    hands, pile, broken = position.hands, position.pile, position.broken
    saboteurs = position.saboteurs
    treasure, seats = position.treasure, len(position.hands)
    way = position.mine.route(treasure)
    cards = min(way.cards, MAX_DISTANCE)
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
    extra_distance = 0.0 if known else (cards - min(near, MAX_DISTANCE)) / EXTRA_DISTANCE_SCALE
    live_cards_per_distance = log((live + live_pile * miners / seats + OFFSET) / (cards + OFFSET))
    # By position: keyword arguments would take a tenth of the time of all of this.
    return Features(
        cards / DISTANCE_SCALE,  # distance
        1 / (cards + OFFSET),  # nearness
        float(way.cards <= 1),  # one_card_away
        turns / TURNS_SCALE,  # turns
        log((turns + 1) / (cards + OFFSET)),  # turns_per_distance
        way.detour / (cards + 1),  # detour
        extra_distance,
        len(position.closed) / len(GOALS),  # goals_closed
        knowing / miners,  # knowing
        float(known),  # anybody_knows
        lame / miners,  # lame
        twice / miners,  # further_broken
        own_mends / miners,  # can_mend_own
        mends / miners,  # mending_cards
        leaders / miners,  # can_lead
        lead_pile / len(pile) if pile else 0.0,  # leading_in_pile
        first,  # soon_led
        live_cards_per_distance,
        seats / SEATS_SCALE,  # seats
        len(saboteurs) / seats,  # saboteurs
        able / seats,  # able_saboteurs
        dead_ends / DEAD_ENDS_SCALE,  # dead_ends
        falls / ROCKFALLS_SCALE,  # rockfalls
        breaks / BREAKING_CARDS_SCALE,  # breaking_cards
        miners_breaks / BREAKING_CARDS_SCALE,  # miners_breaking_cards
        exposed / max(1, len(saboteurs)),  # exposed
        slandered / miners,  # slandered
        1 / (1 + share),  # late
    )
