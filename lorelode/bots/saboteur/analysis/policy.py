"""What each move is worth to a dwarf that has beliefs, in cards of toil."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from typing import Final, NamedTuple

from msgspec import Struct

from lorelode.bots.reasons import Reason
from lorelode.bots.saboteur.analysis.beliefs import Beliefs
from lorelode.bots.saboteur.analysis.distance import COUNTED
from lorelode.bots.saboteur.analysis.evaluation import DETOUR, STUCK, TRIES, Outlook, Scout
from lorelode.bots.saboteur.analysis.evidence import SEEMING, traits
from lorelode.bots.saboteur.analysis.history import Deed, Kind, arrived
from lorelode.rules.saboteur.cards import (
    GOALS,
    OPENINGS,
    SHAPES,
    TOOL_BROKEN_BY,
    TOOLS_MENDED_BY,
    Card,
    Role,
    is_dead_end,
)
from lorelode.rules.saboteur.goals import reached
from lorelode.rules.saboteur.moves import Break, Lay, Map, Move, Pass, Repair, Rockfall
from lorelode.rules.saboteur.paths import Ways, place
from lorelode.rules.saboteur.state import SaboteurView

WON: Final = 20.0
"""What the treasure is worth."""

DEAD_ENDS: Final = frozenset(card for card, (shape, *_) in SHAPES.items() if is_dead_end(shape))


class Manner(Struct, frozen=True):
    """How a dwarf weighs things."""

    stuck: float = STUCK
    tries: float = TRIES
    detour: float = DETOUR
    mend_self: float = 1.7
    mend_other: float = 3.0
    mend_trust: float = 0.55
    break_other: float = 4.0
    break_doubt: float = 0.62
    map: float = 0.9
    idle_lay: float = 0.3
    secrecy: float = 0.8
    """How much a saboteur fears to be found out early in a round."""
    far_off: float = 0.4
    """How much toil matters to a saboteur while the goals are far."""
    hinder: float = 1.6
    early: int = 20
    """After so many cards it fears nothing any more."""
    near: float = 5.0


class Judged(NamedTuple):
    """A move, its worth and why."""

    move: Move
    worth: float
    reason: Reason
    ahead: Reason | None = None
    """What looking ahead adds, if it was done."""


class Judge:
    """Weighs the moves of one seat at one moment."""

    def __init__(self, view: SaboteurView, beliefs: Beliefs, turn: int, manner: Manner) -> None:
        assert view.seat is not None
        assert view.private is not None
        self.view, self.beliefs, self.manner = view, beliefs, manner
        self.seat, self.private, self.public = view.seat, view.private, view.public
        self.turn = turn
        self.exposed = 0.0
        """How likely the others must take this seat for a saboteur, if it is one."""
        self.scout = Scout(view, beliefs, manner.stuck, manner.tries, manner.detour)
        self.ways = view.public.mine.ways
        self.now = self.scout.look(self.ways)
        self.hindered = len(view.public.players[view.seat].broken)
        self.closed = tuple(i for i, up in enumerate(view.public.mine.goals) if up is None)
        self.looked = tuple(i for i, face in enumerate(view.private.peeked) if face is not None)

    def judged(self, choices: Sequence[Move]) -> list[Judged]:
        """All of these moves, the best first; of equals the one that stands first."""
        weigh = self._miner if self.private.role is not Role.SABOTEUR else self._saboteur
        found = list(weigh(choices))
        found.sort(key=lambda judged: -judged.worth)
        return found

    # A miner.

    def _miner(self, choices: Sequence[Move]) -> Iterator[Judged]:
        manner, suspicion = self.manner, self.beliefs.suspicion
        for move in choices:
            match move:
                case Lay():
                    yield self._dug(move)
                case Repair():
                    many = len(self.public.players[move.seat].broken)
                    # A card for one tool before a card for two.
                    spare = 0.05 * len(TOOLS_MENDED_BY[move.card])
                    if move.seat == self.seat:
                        yield Judged(move, manner.mend_self / many - spare, Reason("mends-own"))
                    else:
                        trust = 1 - suspicion[move.seat] - manner.mend_trust
                        worth = manner.mend_other * trust / many - spare
                        yield Judged(move, worth, Reason("trusts", seat=move.seat))
                case Break():
                    broken = len(self.public.players[move.seat].broken)
                    worth = manner.break_other * (suspicion[move.seat] - manner.break_doubt)
                    worth = -WON if move.seat == self.seat else worth * 0.35**broken
                    yield Judged(move, worth, Reason("suspects", seat=move.seat))
                case Rockfall():
                    after = self.scout.look(self.ways.remove(place(move.x, move.y)))
                    worth = self.now.toil - after.toil - 0.3
                    yield Judged(move, worth, Reason("clears"))
                case Map():
                    yield Judged(move, self._sight(move), Reason("looks"))
                case Pass():
                    worth = -0.02 if move.card is None else 0.05 - self._kept(move.card)
                    yield Judged(move, worth, Reason("idle"))
                case _:
                    raise AssertionError(move)

    def _dug(self, move: Lay) -> Judged:
        after = self.ways.lay(place(move.x, move.y), OPENINGS[move.shape])
        look, found = self._after(after)
        gain = self.now.toil - look.toil
        if found > 0:
            worth = WON * found + (1 - found) * (1.0 + max(gain, 0.0))
            return Judged(move, worth, Reason("reaches"))
        if gain <= 0.15:
            return Judged(move, gain - self.manner.idle_lay, Reason("aside"))
        return Judged(move, gain, Reason("digs"))

    def _after(self, ways: Ways) -> tuple[Outlook, float]:
        """What the mine promises then, and how likely the treasure is reached by that."""
        look = self.scout.look(ways)
        if ways.goals is self.ways.goals:
            return look, 0.0
        goals = [GOALS.index(goal) for goal in reached(self.ways, ways)]
        if not goals:
            return look, 0.0
        steps = arrived(self.now.steps, look.steps, goals)
        look = Outlook(min(look.toil, self.now.toil), steps, look.leads)
        return look, sum(self.beliefs.goals[goal] for goal in goals)

    def _sight(self, move: Map) -> float:
        """The worth of looking at a goal."""
        chance = self.beliefs.goals[GOALS.index(move.goal)]
        if not 0 < chance < 1:
            return -1.0
        doubt = -sum(p * log(p) for p in self.beliefs.goals if p > 0) / log(3)
        # The likelier one before the others.
        telling = 4 * chance * (1 - chance)
        near = 0.5 if min(self.now.steps) <= 1 else 1.0
        return self.manner.map * doubt * near * (0.6 + 0.4 * telling)

    def _kept(self, card: Card) -> float:
        """The worth of a card that stays in a miner's hand."""
        same = self.private.hand.count(card) - 1
        if card in DEAD_ENDS:
            return 0.0
        if card in TOOL_BROKEN_BY:
            return 0.2 - 0.05 * same
        if card in TOOLS_MENDED_BY:
            return 0.3 - 0.1 * same
        if card is Card.MAP:
            return 0.3 - 0.2 * same if not self.beliefs.known else 0.01
        if card is Card.ROCKFALL:
            return 0.3 - 0.2 * same
        leads = 0.3 if card in COUNTED[self.now.leads] else 0.0
        return 0.12 + leads + 0.04 * len(card) - 0.05 * same

    # A saboteur.

    def _saboteur(self, choices: Sequence[Move]) -> Iterator[Judged]:
        manner, suspicion = self.manner, self.beliefs.suspicion
        fear = self._fear()
        for move in choices:
            match move:
                case Lay():
                    ways = self.ways.lay(place(move.x, move.y), OPENINGS[move.shape])
                    look, found = self._after(ways)
                    dead = is_dead_end(move.shape)
                    yield self._struck(move, look, fear, found, dead, Kind.LAY)
                case Rockfall():
                    look = self.scout.look(self.ways.remove(place(move.x, move.y)))
                    yield self._struck(move, look, fear, 0.0, False, Kind.FALL)
                case Repair():
                    many = len(self.public.players[move.seat].broken)
                    if move.seat == self.seat:
                        worth = 0.6 * manner.mend_self / many
                        yield Judged(move, worth, Reason("mends-own"))
                    else:
                        worth = 1.5 * (suspicion[move.seat] - 0.75) / many
                        yield Judged(move, worth, Reason("mends-show"))
                case Break():
                    yield self._hindered(move, fear)
                case Map():
                    worth = 0.35 * self._sight(move) - fear * SEEMING["map"]
                    yield Judged(move, worth, Reason("looks-away"))
                case Pass():
                    kept = 0.0 if move.card is None else self._hoarded(move.card)
                    worth = 0.02 - kept - fear * SEEMING["pass"]
                    yield Judged(move, worth, Reason("bides"))
                case _:
                    raise AssertionError(move)

    def _fear(self) -> float:
        """How much a saboteur minds what the others would think."""
        if self.exposed > 0.8:
            return 0.0
        early = max(0.0, 1 - self.turn / self.manner.early)
        # The nearer the tunnels are to a goal, the less there is to wait for.
        far = min(1.0, max(0.0, (min(self.now.steps) - 2) / 3))
        return self.manner.secrecy * early * far

    def _struck(
        self, move: Move, look: Outlook, fear: float, found: float, dead: bool, kind: Kind
    ) -> Judged:
        if found > 0:
            return Judged(move, -WON * found, Reason("would-reach"))
        harm = look.toil - self.now.toil
        toil, near = self.now.toil, self.manner.near
        matters = 1.0 if toil <= near else max(self.manner.far_off, 1 - 0.25 * (toil - near))
        deed = Deed(
            kind,
            self.seat,
            self.turn,
            self.now.steps,
            look.steps,
            dead,
            looked=self.looked,
            closed=self.closed,
        )
        shown = sum(SEEMING[trait] * much for trait, much in traits(deed, None))
        worth = matters * harm - fear * shown
        if harm > 0.3:
            reason = Reason("strikes")
        elif harm < -0.3:
            reason = Reason("digs-trusted")
        else:
            reason = Reason("digs-idly")
        return Judged(move, worth, reason)

    def _hindered(self, move: Break, fear: float) -> Judged:
        if move.seat == self.seat:
            return Judged(move, -WON, Reason("hinders-itself"))
        doubt = self.beliefs.suspicion[move.seat]
        broken = len(self.public.players[move.seat].broken)
        # Those to act next do the most harm; a second broken tool holds up longer than none.
        seats = len(self.public.players)
        soon = 1 - 0.3 * ((move.seat - self.seat - 1) % seats) / seats
        toil = self.now.toil
        matters = 1.0 if toil <= self.manner.near + 2 else 0.6
        worth = self.manner.hinder * (1 - doubt) * soon * matters * (1.0, 0.45, 0.2)[broken]
        shown = (1 - doubt) * SEEMING["break_sm"] + doubt * (
            SEEMING["break_ss"] - SEEMING["break_ms"]
        )
        return Judged(move, worth - fear * shown, Reason("hinders", seat=move.seat))

    def _hoarded(self, card: Card) -> float:
        """The worth of a card that stays in a saboteur's hand."""
        if card in DEAD_ENDS or card in TOOL_BROKEN_BY:
            return 0.6
        if card is Card.ROCKFALL:
            return 0.7
        if card is Card.MAP:
            return 0.05 if self.beliefs.known else 0.25
        if card in TOOLS_MENDED_BY:
            return 0.3 if self.hindered else 0.2
        leads = card in COUNTED[self.now.leads]
        return 0.0 if leads else 0.08
