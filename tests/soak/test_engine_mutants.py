"""The law of the engine bites: a clause changed in the engine or in the library is caught."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from lorelode.rules.saboteur import choices, goals, payout, scores, turns
from tests.conformance.test_engine import VARIANTS, play
from tests.engine.builds import engine_of
from tools.native import import_pure

SEATS_TRIED = (5, 10, 8, 3)
GAMES_TRIED = 20
"""Of each variant and number of seats, until one is different."""

# By clause: the module, what stands there, and what takes its place.
ENGINE_MUTANTS = {
    "S-1.3": ("deals", "5 if seats <= 7", "5 if seats <= 8"),
    "S-2.2": ("turns", "if top < DECK_SIZE:", "if top < DECK_SIZE - 1:"),
    "S-2.3": ("refusals", "elif position.hand_size[position.seat] != 0:", "elif False:"),
    "S-3.2": ("choices", "edge[at] & FITTED]", "edge[at] & 0x77]"),
    "S-3.4": ("position", "LIVE if unbroken_path", "LIVE if not unbroken_path"),
    "S-3.5": ("choices", "and position.broken[seat] == 0", "and position.broken[seat] != 1"),
    "S-4.1": ("refusals", "seat >= position.seats or position.broken[seat] >> what", "0 >> what"),
    "S-4.2": ("play", "&= ~(1 << what)", "&= ~(3 << what)"),
    "S-4.3": ("choices", "for tool in range(TOOL_KINDS):", "for tool in range(TOOL_KINDS - 1):"),
    "S-4.4 cut off": ("mine", "and branches > 1", "and branches > 2"),
    "S-4.4 tips": ("mine", "_forget(position, there, LIVE_NORTH << (k ^ 2))", "pass"),
    "S-4.5": ("choices", "1 if state[goal] == FACE_DOWN else 0", "1"),
    "S-5.1": ("play", "edge[bottom] & ~bottom_before & LIVE != 0", "edge[bottom] & LIVE == 0"),
    "S-5.1 rejoined": ("mine", "_learn(position, there, LIVE_NORTH << (k ^ 2))", "pass"),
    "S-5.2": ("goals", "end_round(position, MINER, position.mover)", "lay_stones(position)"),
    "S-5.3": ("goals", "for turned in range(2):", "for turned in range(1):"),
    "S-5.4": ("goals", "k = i + 3 & 3", "k = i"),
    "S-5.4 asked": ("goals", "and position.mover_decides", "and not position.mover_decides"),
    "S-5.5": ("play", "elif position.turns_one_goal and", "elif position.turns_one_goal or"),
    "S-5.5 joined": ("goals", "joined |= 1 << goal", "pass"),
    "S-6.1": ("turns", "position.forced[seat] == 0", "position.idle[seat] == 0"),
    "S-6.2": ("payout", "position.goal_state[goal] = FACE_UP", "pass"),
    "S-6.3": ("payout", "MAX_GOLD_CARDS_SHARED: Final = 9", "MAX_GOLD_CARDS_SHARED: Final = 10"),
    "S-6.3 passed on": ("payout", "_next_taker(position, seat - 1)", "_next_taker(position, seat)"),
    "S-6.4": ("payout", "position.broken[seat] != 0", "position.broken[seat] > 1"),
    "S-6.5": ("payout", "[0, 4, 3, 3, 2]", "[0, 4, 3, 2, 2]"),
    "S-6.6": ("payout", "total = due", "total = due - 1"),
    "S-7.1": ("deals", "rounds == 0 or position.gold_reshuffled", "rounds == 0"),
    "S-7.2": ("payout", "after = position.last + 1", "after = position.starter + 1"),
}

LIBRARY_MUTANTS: dict[str, tuple[ModuleType, str, Callable[[Any], Any]]] = {
    "S-3.2": (choices, "_FITTING", lambda table: tuple(bits & ~1 for bits in table)),
    "S-5.3": (goals, "_fitting_way", lambda _: lambda *_: None),
    "S-5.4": (goals, "_meeting_way", lambda way: lambda *facts: not way(*facts)),
    "S-5.5": (goals, "reached_goals", lambda reached: lambda *ways: reached(*ways)[:1]),
    "S-6.1": (
        turns,
        "_treasure_missed",
        lambda _: lambda _edition, players, _: not any(player.hand for player in players),
    ),
    "S-6.3": (scores, "MAX_GOLD_CARDS_SHARED", lambda _: 8),
    "S-6.5": (scores, "DUE", lambda due: {**due, 1: 3}),
    "S-6.6": (payout, "_pick", lambda _: lambda pile, _: ((), pile)),
}


def is_caught(engine: ModuleType) -> bool:
    for number in range(GAMES_TRIED):
        for seats in SEATS_TRIED:
            for variant in VARIANTS:
                try:
                    play(engine, variant, seats, number)
                except (AssertionError, IndexError, ValueError):
                    return True
    return False


@pytest.mark.parametrize("clause", ENGINE_MUTANTS)
def test_a_clause_changed_in_the_engine_is_caught(clause: str) -> None:
    module, old, new = ENGINE_MUTANTS[clause]
    changed = []

    def mutate(name: str, text: str) -> str:
        if name == module:
            assert old in text
            changed.append(name)
            return text.replace(old, new)
        return text

    engine = import_pure(mutate)
    assert changed
    assert is_caught(engine)


@pytest.mark.parametrize("clause", LIBRARY_MUTANTS)
def test_a_clause_changed_in_the_library_is_caught(
    clause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, name, mutate = LIBRARY_MUTANTS[clause]
    monkeypatch.setattr(module, name, mutate(getattr(module, name)))
    assert is_caught(engine_of("pure"))
