"""The level `easy` of Saboteur."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from lorelode.bots.reasons import Explained, Reason
from lorelode.bots.saboteur import reasons
from lorelode.bots.saboteur.analysis.distance import DEAD_END_CARDS, distance
from lorelode.bots.saboteur.speech import SpeechWeights, say_manners
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import (
    OPENINGS,
    TOOLS_MENDED_BY,
    Card,
    Goal,
    Role,
    is_dead_end,
)
from lorelode.rules.saboteur.knowledge import treasure_candidates
from lorelode.rules.saboteur.moves import Break, Gold, Lay, Map, Move, Pass, Repair, Rockfall
from lorelode.rules.saboteur.paths import Ways, live, place
from lorelode.rules.saboteur.state import GOAL_PLACES, Playing, SaboteurView

_HARM_PROBABILITY: Final = 0.75
"""How likely a saboteur does harm if it can."""
_BREAK_PROBABILITY: Final = 0.12
"""How likely a bot that cannot dig breaks anybody's tool."""
_MEND_PROBABILITY: Final = 0.4
"""How likely a bot that cannot dig mends anybody's tool."""
_SABOTEUR_STOPS_CARDS: Final = 5
"""The distance of a goal at which a saboteur stops digging."""


class _Decision(NamedTuple):
    """A move, and the reason for it."""

    move: Move
    reason: Reason


class SaboteurEasyBot:
    """Digs towards the goals, mends its tools, and neither trusts nor suspects anybody."""

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Move:
        """A sensible move of the view's seat."""
        return _decide(view, rng).move

    def explain(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Explained:
        """What `choose` would do, and why; it has no beliefs."""
        move, reason = _decide(view, rng)
        assert view.seat is not None
        return Explained(view.seat, SABOTEUR.write(move), (reason,))

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """Manners alone."""
        return say_manners(view, lines, rng, SpeechWeights())


def _decide(view: SaboteurView, rng: Random) -> _Decision:
    choices = SABOTEUR.choices(view)
    if isinstance(view.public.stage, Playing):
        return _play_turn(view, choices, rng)
    if isinstance(choices[0], Gold):
        return _Decision(choices[-1], reasons.GOLD.reason())
    return _Decision(rng.choice(choices), reasons.ANY.reason())


def _play_turn(view: SaboteurView, choices: Sequence[Move], rng: Random) -> _Decision:
    public, seat, private = view.public, view.seat, view.private
    assert private is not None
    repairs = [move for move in choices if isinstance(move, Repair)]
    goals = treasure_candidates(view)
    saboteur = private.role is Role.SABOTEUR
    if saboteur and rng.random() < _HARM_PROBABILITY and (harm := _harm(view, choices, goals, rng)):
        return _Decision(harm, reasons.HARMS.reason())
    if own := [move for move in repairs if move.seat == seat]:
        return _Decision(rng.choice(own), reasons.MENDS_OWN.reason())
    # A saboteur digs along only while the goals are far.
    ways = public.mine.ways
    if not (saboteur and _nearest(ways, goals) <= _SABOTEUR_STOPS_CARDS) and (
        digging := _dig(ways, choices, goals, rng)
    ):
        return _Decision(digging, reasons.DIGS_TOWARDS.reason())
    others = [move for move in choices if isinstance(move, Break) and move.seat != seat]
    if others and rng.random() < _BREAK_PROBABILITY:
        return _Decision(rng.choice(others), reasons.BREAKS_ANY.reason())
    if repairs and rng.random() < _MEND_PROBABILITY:
        return _Decision(rng.choice(repairs), reasons.MENDS_ANY.reason())
    maps = [move for move in choices if isinstance(move, Map) and move.goal in goals]
    if maps and len(goals) > 1:
        return _Decision(rng.choice(maps), reasons.LOOKS.reason())
    passes = [move for move in choices if isinstance(move, Pass)]
    return _Decision(min(passes, key=lambda move: _rank(move.card)), reasons.IDLE.reason())


def _rank(card: Card | None) -> int:
    """Cards of the lowest rank are discarded first."""
    if card is None or card in DEAD_END_CARDS:
        return 0
    return 2 if card in TOOLS_MENDED_BY else 1


def _dig(ways: Ways, choices: Sequence[Move], goals: Sequence[Goal], rng: Random) -> Move | None:
    """A path card that brings the tunnels nearest to one of these goals, if one does."""
    best, found = _nearest(ways, goals), []
    for move in choices:
        if not isinstance(move, Lay) or is_dead_end(move.shape):
            continue
        after = ways.lay(place(move.x, move.y), OPENINGS[move.shape])
        cards = _nearest(after, goals)
        if cards < best:
            best, found = cards, [move]
        elif cards == best and found:
            found.append(move)
    return rng.choice(found) if found else None


def _nearest(ways: Ways, goals: Sequence[Goal]) -> int:
    """The fewest cards to any of these goals; 0 if one is reached."""
    if any(live(ways.goals.get(GOAL_PLACES[goal], 0)) for goal in goals):
        return 0
    return distance(ways, goals)


def _harm(
    view: SaboteurView, choices: Sequence[Move], goals: Sequence[Goal], rng: Random
) -> Move | None:
    """A dead end or a rockfall that sets the miners back, or a broken tool."""
    ways = view.public.mine.ways
    before = _nearest(ways, goals)
    harmful: list[Move] = []
    for move in choices:
        if isinstance(move, Lay) and is_dead_end(move.shape):
            after = ways.lay(place(move.x, move.y), OPENINGS[move.shape])
        elif isinstance(move, Rockfall):
            after = ways.remove(place(move.x, move.y))
        elif isinstance(move, Break) and move.seat != view.seat:
            harmful.append(move)
            continue
        else:
            continue
        if _nearest(after, goals) > before:
            harmful.append(move)
    return rng.choice(harmful) if harmful else None
