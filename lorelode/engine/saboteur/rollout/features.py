"""The features of a position, which the value network reads."""

from __future__ import annotations

from math import log
from typing import Final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    FIRST_BREAK_CARD,
    FIRST_REPAIR_CARD,
    GOAL_COUNT,
    ROCKFALL_CARD,
    SABOTEUR,
)
from lorelode.engine.saboteur.lookups import CARD_SHAPES, MENDED_TOOLS
from lorelode.engine.saboteur.position import DECK_SIZE, HAND_SLOTS, role_of
from lorelode.engine.saboteur.rollout.hand_rules import is_dead_end_card, is_live_card
from lorelode.engine.saboteur.rollout.rollout_state import Rollout, knows_treasure, list_closed

FEATURE_NAMES: Final = (
    "distance",
    "nearness",
    "one_card_away",
    "turns",
    "turns_per_distance",
    "detour",
    "extra_distance",
    "goals_closed",
    "knowing",
    "anybody_knows",
    "lame",
    "further_broken",
    "can_mend_own",
    "mending_cards",
    "can_lead",
    "leading_in_pile",
    "soon_led",
    "live_cards_per_distance",
    "seats",
    "saboteurs",
    "able_saboteurs",
    "dead_ends",
    "rockfalls",
    "breaking_cards",
    "miners_breaking_cards",
    "exposed",
    "slandered",
    "late",
)
"""What the network reads, in the order of its weights.

The distance is the number of cards missing to the treasure. Shares are of the miners, if nothing
else is said. A leading card is a path card that brings the treasure nearer.

    distance, nearness       and its inverse
    one_card_away            1 if one card is enough, else 0
    turns                    how many turns the miners have left
    turns_per_distance       a logarithm
    detour                   how much longer the way gets around its next cell, for the distance
    extra_distance           how much nearer another goal is, while nobody knows the treasure
    goals_closed             the share of the goals that are face down
    knowing                  the share who know where the treasure is
    anybody_knows            1 if a miner knows where the treasure is, else 0
    lame                     the share with a broken tool
    further_broken           broken tools beyond the first of each miner, for each miner
    can_mend_own             the share who have a broken tool and a card that mends it
    mending_cards            mending cards for each miner
    can_lead                 the share with whole tools and a leading card
    leading_in_pile          the share of leading cards in the pile
    soon_led                 how soon a miner with a leading card has a turn: 1 at once, 0 never
    live_cards_per_distance  a logarithm of the live path cards that the miners have or will draw
    seats
    saboteurs                the share of all seats who are saboteurs
    able_saboteurs           the share of all seats who are saboteurs with whole tools
    dead_ends                the dead ends in the hands of saboteurs who can lay them
    rockfalls                the rockfalls of the saboteurs
    breaking_cards           the breaking cards of the saboteurs
    miners_breaking_cards
    exposed                  the mean suspicion of the saboteurs
    slandered                the mean suspicion of the miners
    late                     1 if the pile is empty, less the more cards it has for each seat
"""

_MAX_DISTANCE: Final = 11
"""A longer distance counts as this one."""

# What the features are divided by, so that most of them are between 0 and 1. The weights of the
# network were fitted to features of these scales, so a change of one asks for another fit.
_DISTANCE_SCALE: Final = 5.0
_TURNS_SCALE: Final = 10.0
_EXTRA_DISTANCE_SCALE: Final = 3.0
_SEATS_SCALE: Final = 10.0
_DEAD_ENDS_SCALE: Final = 3.0
_ROCKFALLS_SCALE: Final = 2.0
_BREAKING_CARDS_SCALE: Final = 3.0
_OFFSET: Final = 0.5
"""Added to a number of cards that may be 0, before it divides or its logarithm is taken."""


def measure_features(rollout: Rollout) -> vec[float]:
    """The features of the position of a rollout, in a buffer that the next call writes again."""
    found = rollout.features
    position, routes, treasure = rollout.position, rollout.routes, rollout.treasure
    seats, suspicion = position.seats, rollout.suspicion
    far = routes.cards(treasure)
    cards: i64 = min(far, _MAX_DISTANCE)
    leads = routes.leading_shapes(treasure)
    miners: i64 = 0
    saboteurs: i64 = 0
    able: i64 = 0
    lame: i64 = 0
    further_broken: i64 = 0
    own_mends: i64 = 0
    mends: i64 = 0
    leaders: i64 = 0
    knowing: i64 = 0
    dead_ends: i64 = 0
    rockfalls: i64 = 0
    breaks: i64 = 0
    miners_breaks: i64 = 0
    live: i64 = 0
    exposed = 0.0
    slandered = 0.0
    soon = 0.0
    turns = 0.0
    pile_size: i64 = DECK_SIZE - position.pile_top
    share = float(pile_size) / float(seats)
    hand = position.hand
    slot: i64
    for seat in range(seats):
        tools = position.broken[seat]
        first: i64 = seat * HAND_SLOTS
        size = position.hand_size[seat]
        if role_of(position, seat) == SABOTEUR:
            saboteurs += 1
            exposed += suspicion[seat]
            if tools == 0:
                able += 1
            for slot in range(first, first + size):
                card = hand[slot]
                if is_dead_end_card(card):
                    if tools == 0:
                        dead_ends += 1
                elif card == ROCKFALL_CARD:
                    rockfalls += 1
                elif FIRST_BREAK_CARD <= card < FIRST_REPAIR_CARD:
                    breaks += 1
            continue
        miners += 1
        turns += float(size) + share
        slandered += suspicion[seat]
        if knows_treasure(rollout, seat):
            knowing += 1
        leads_on = False
        mends_own = False
        for slot in range(first, first + size):
            card = hand[slot]
            if is_live_card(card):
                live += 1
                if CARD_SHAPES[card] & leads != 0:
                    leads_on = True
            elif MENDED_TOOLS[card] != 0:
                mends += 1
                if MENDED_TOOLS[card] & tools != 0:
                    mends_own = True
            elif FIRST_BREAK_CARD <= card < FIRST_REPAIR_CARD:
                miners_breaks += 1
        if tools != 0:
            lame += 1
            further_broken += (tools & 1) + (tools >> 1 & 1) + (tools >> 2) - 1
            if mends_own:
                own_mends += 1
        elif leads_on:
            leaders += 1
            ahead: i64 = seat - position.seat
            if ahead < 0:
                ahead += seats
            soon = max(soon, 1.0 - float(ahead) / float(seats))
    leading_in_pile: i64 = 0
    live_in_pile: i64 = 0
    for slot in range(position.pile_top, DECK_SIZE):
        card = position.pile[slot]
        if is_live_card(card):
            live_in_pile += 1
            if CARD_SHAPES[card] & leads != 0:
                leading_in_pile += 1
    closed = list_closed(position)
    near: i64 = _MAX_DISTANCE
    closed_count: i64 = 0
    for goal in range(GOAL_COUNT):
        if closed >> goal & 1 != 0:
            closed_count += 1
            near = min(near, routes.cards(goal))
    miner_count = float(miners) if miners > 0 else 1.0
    all_live = float(live) + float(live_in_pile) * miner_count / float(seats)
    is_known = knowing > 0
    found[0] = float(cards) / _DISTANCE_SCALE
    found[1] = 1.0 / (float(cards) + _OFFSET)
    found[2] = 1.0 if far <= 1 else 0.0
    found[3] = turns / _TURNS_SCALE
    found[4] = log((turns + 1.0) / (float(cards) + _OFFSET))
    found[5] = float(routes.detour(treasure)) / float(cards + 1)
    found[6] = 0.0 if is_known else float(cards - near) / _EXTRA_DISTANCE_SCALE
    found[7] = float(closed_count) / float(GOAL_COUNT)
    found[8] = float(knowing) / miner_count
    found[9] = 1.0 if is_known else 0.0
    found[10] = float(lame) / miner_count
    found[11] = float(further_broken) / miner_count
    found[12] = float(own_mends) / miner_count
    found[13] = float(mends) / miner_count
    found[14] = float(leaders) / miner_count
    found[15] = float(leading_in_pile) / float(pile_size) if pile_size > 0 else 0.0
    found[16] = soon
    found[17] = log((all_live + _OFFSET) / (float(cards) + _OFFSET))
    found[18] = float(seats) / _SEATS_SCALE
    found[19] = float(saboteurs) / float(seats)
    found[20] = float(able) / float(seats)
    found[21] = float(dead_ends) / _DEAD_ENDS_SCALE
    found[22] = float(rockfalls) / _ROCKFALLS_SCALE
    found[23] = float(breaks) / _BREAKING_CARDS_SCALE
    found[24] = float(miners_breaks) / _BREAKING_CARDS_SCALE
    found[25] = exposed / float(saboteurs) if saboteurs > 0 else 0.0
    found[26] = slandered / miner_count
    found[27] = 1.0 / (1.0 + share)
    return found
