"""A round played on from an imagined state, quickly.

Only what decides a round is kept: the ways, the hands, the pile, the broken tools. All players
follow rules of thumb that lead somewhere: random moves hardly ever reach the treasure.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from random import Random
from typing import Final

from lorelode.bots.saboteur.analysis.distance import DEAD_END_CARDS, GOAL_CELLS, LIVE_CARDS
from lorelode.bots.saboteur.analysis.distance_cache import MeasuredMine
from lorelode.bots.saboteur.analysis.features import Position, measure_features
from lorelode.bots.saboteur.analysis.value_network import win_probability
from lorelode.rules.saboteur.cards import (
    GOALS,
    OPENINGS,
    SHAPES,
    STONES,
    TOOL_BROKEN_BY,
    TOOLS_MENDED_BY,
    Card,
    Face,
)
from lorelode.rules.saboteur.moves import Break, Lay, Map, Move, Repair, Rockfall, card_of
from lorelode.rules.saboteur.paths import DEAD, JOINED, START, fits, live, place
from lorelode.rules.saboteur.state import SaboteurState

_SHAPES: Final = {
    card: tuple(OPENINGS[shape] for shape in shapes) for card, shapes in SHAPES.items()
}


_MEND_BELOW: Final = 0.45
"""The suspicion below which a miner mends another player's tool."""
_BREAK_ABOVE: Final = 0.65
"""The suspicion above which a miner breaks another player's tool."""
_MAP_FINDS: Final = 0.5
"""How likely a map tells a miner where the treasure is."""
_BLOCK_WITHIN: Final = 6
"""The distance of the treasure up to which saboteurs block the way."""
_ROCKFALLS_TRIED: Final = 3
"""How many cards a saboteur considers for a rockfall."""


class Rollout:
    """The state of a round that is played on."""

    __slots__ = (
        "broken",
        "closed",
        "faces",
        "hands",
        "knows",
        "measured",
        "mover",
        "pile",
        "saboteurs",
        "seats",
        "suspicion",
        "treasure",
        "won",
    )  # fmt: skip

    def __init__(
        self,
        state: SaboteurState,
        saboteurs: Sequence[int],
        treasure: int,
        measured: MeasuredMine | None = None,
        suspicion: Sequence[float] = (),
    ) -> None:
        public = state.public
        self.seats = len(public.players)
        self.measured = measured or MeasuredMine(public.mine.ways)
        self.hands = [list(private.hand) for private in state.private]
        self.pile = list(reversed(state.secret.pile))
        self.broken = [set(player.broken) for player in public.players]
        self.saboteurs = frozenset(saboteurs)
        self.treasure = treasure
        # The stone that was imagined there moves to where the treasure was imagined.
        faces = list(state.secret.goals)
        imagined = faces.index(Face.TREASURE)
        faces[imagined], faces[treasure] = faces[treasure], faces[imagined]
        self.faces = faces
        self.suspicion = suspicion
        self.closed = [goal for goal, up in enumerate(public.mine.goals) if up is None]
        self.knows = [treasure in map(GOALS.index, player.looked) for player in public.players]
        self.mover = int(public.stage.seat or 0)
        self.won: bool | None = None

    def copy(self) -> Rollout:
        """A copy that can be played on by itself."""
        other = Rollout.__new__(Rollout)
        other.seats, other.measured, other.treasure = self.seats, self.measured, self.treasure
        other.faces = self.faces
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.broken = [tools.copy() for tools in self.broken]
        other.saboteurs, other.suspicion = self.saboteurs, self.suspicion
        other.closed, other.knows = self.closed[:], self.knows[:]
        other.mover, other.won = self.mover, self.won
        return other

    def apply_move(self, move: Move) -> None:
        """The mover plays a move and draws, and the next player is to act."""
        seat = self.mover
        hand = self.hands[seat]
        card = card_of(move)
        if card is not None:
            hand.remove(card)
        match move:
            case Lay():
                self.lay(place(move.x, move.y), OPENINGS[move.shape])
            case Break():
                self.broken[move.seat].add(move.tool)
            case Repair():
                self.broken[move.seat].discard(move.tool)
            case Rockfall():
                self.measured = self.measured.remove(place(move.x, move.y))
            case Map():
                self.knows[seat] = self.knows[seat] or GOALS.index(move.goal) == self.treasure
            case _:
                pass
        self.end_turn()

    def end_turn(self) -> None:
        """The mover draws, and the next player is to act."""
        if self.pile:
            self.hands[self.mover].append(self.pile.pop())
        self.mover = (self.mover + 1) % self.seats
        if self.won is None and not self.pile and not any(self.hands):
            self.won = False

    def lay(self, at: int, shape: int) -> None:
        """Lay a path card, and turn the goals it reaches."""
        self.measured = self.measured.lay(at, shape)
        for goal in self.closed[:]:
            edges = self.measured.ways.goals.get(GOAL_CELLS[goal], 0)
            if live(edges):
                if goal == self.treasure:
                    self.won = True
                    return
                # A stone is laid to meet the way, even if it does not fit its other neighbours.
                face = self.faces[goal]
                assert face is not None
                upright = OPENINGS[STONES[face, False]]
                stone = upright if upright & live(edges) else OPENINGS[STONES[face, True]]
                self.closed.remove(goal)
                self.measured = self.measured.lay(GOAL_CELLS[goal], stone)
                if len(self.closed) == 1:
                    self.knows = [True] * self.seats

    def target_goal(self, seat: int) -> int:
        """The goal that this seat digs for, by index."""
        if self.knows[seat] or len(self.closed) == 1:
            return self.treasure
        return min(self.closed, key=lambda goal: self.measured.route(goal).cards)

    def play_on(self, rng: Random, turns: int) -> float:
        """Play this many turns by rules of thumb; how likely the miners win then."""
        for _ in range(turns):
            if self.won is not None:
                return float(self.won)
            seat = self.mover
            if self.hands[seat]:
                if seat in self.saboteurs:
                    self._play_saboteur(seat, rng)
                else:
                    self._play_miner(seat, rng)
            self.end_turn()
        if self.won is not None:
            return float(self.won)
        return win_probability(measure_features(self.position()))

    def position(self) -> Position:
        """What the value network evaluates."""
        return Position(
            self.measured, self.closed, self.treasure, self.hands, self.pile, self.broken,
            self.knows, self.suspicion, self.saboteurs, self.mover,
        )  # fmt: skip

    # Rules of thumb. Each of them uses up a card of the hand.

    def _play_miner(self, seat: int, rng: Random) -> None:
        hand = self.hands[seat]
        if self.broken[seat]:
            if self._mend(seat, seat):
                return
        elif self._dig(seat, self.target_goal(seat)):
            return
        for other in range(self.seats):
            needy = other != seat and self.broken[other] and self.suspicion[other] < _MEND_BELOW
            if needy and self._mend(seat, other):
                return
        for card in hand:
            if card is Card.MAP and not self.knows[seat]:
                self.knows[seat] = rng.random() < _MAP_FINDS
                hand.remove(card)
                return
            if card in TOOL_BROKEN_BY:
                for other in range(self.seats):
                    if (
                        self.suspicion[other] > _BREAK_ABOVE
                        and not self.broken[other]
                        and other != seat
                    ):
                        self.broken[other].add(TOOL_BROKEN_BY[card])
                        hand.remove(card)
                        return
        self._discard(seat, DEAD_END_CARDS, rng)

    def _play_saboteur(self, seat: int, rng: Random) -> None:
        hand = self.hands[seat]
        cards = self.measured.route(self.treasure).cards
        if not self.broken[seat] and cards <= _BLOCK_WITHIN and self._block(seat, self.treasure):
            return
        for card in hand:
            tool = TOOL_BROKEN_BY.get(card)
            if tool is not None:
                whole = [
                    other
                    for other in range(self.seats)
                    if other not in self.saboteurs and tool not in self.broken[other]
                ]
                whole = [other for other in whole if not self.broken[other]] or whole
                if whole:
                    self.broken[rng.choice(whole)].add(tool)
                    hand.remove(card)
                    return
            elif card is Card.ROCKFALL and cards <= _BLOCK_WITHIN and self._let_fall(rng):
                hand.remove(card)
                return
        if self.broken[seat] and self._mend(seat, seat):
            return
        self._discard(seat, LIVE_CARDS, rng)

    def _mend(self, seat: int, other: int) -> bool:
        hand, broken = self.hands[seat], self.broken[other]
        for card in hand:
            for tool in TOOLS_MENDED_BY.get(card, ()):
                if tool in broken:
                    broken.discard(tool)
                    hand.remove(card)
                    return True
        return False

    def _dig(self, seat: int, goal: int) -> bool:
        """Lay a card that leads on to a goal; whether the hand has one."""
        hand = self.hands[seat]
        best: tuple[int, int, Card] | None = None
        most = 0
        for at, edges, sides in self.measured.openings(goal):
            for card in hand:
                for shape in _SHAPES.get(card, ()):
                    if shape & sides and not shape & DEAD and fits(shape, edges):
                        many = shape.bit_count()
                        if many > most:
                            best, most = (at, shape, card), many
        return self._lay_from(hand, best)

    def _block(self, seat: int, goal: int) -> bool:
        """Lay a card on the way to a goal that does not lead on; whether the hand has one."""
        hand = self.hands[seat]
        best: tuple[int, int, Card] | None = None
        for at, edges, sides in self.measured.openings(goal):
            for card in hand:
                for shape in _SHAPES.get(card, ()):
                    if fits(shape, edges) and (shape & DEAD or not shape & sides):
                        one = at, shape, card
                        best = one if shape & DEAD else best or one
        return self._lay_from(hand, best)

    def _lay_from(self, hand: list[Card], what: tuple[int, int, Card] | None) -> bool:
        """Lay this card of a hand, if there is one; whether there is."""
        if what is None:
            return False
        at, shape, card = what
        hand.remove(card)
        self.lay(at, shape)
        return True

    def _let_fall(self, rng: Random) -> bool:
        """Remove the card whose loss does most harm, out of a few; whether it does any."""
        shapes, safe = self.measured.ways.laid, (START, *GOAL_CELLS)
        joined = [at for at, one in shapes.items() if one & JOINED and at not in safe]
        if not joined:
            return False
        falls = [
            self.measured.remove(at)
            for at in rng.sample(joined, min(_ROCKFALLS_TRIED, len(joined)))
        ]
        worst = max(falls, key=lambda mine: mine.route(self.treasure).cards)
        if worst.route(self.treasure).cards <= self.measured.route(self.treasure).cards:
            return False
        self.measured = worst
        return True

    def _discard(self, seat: int, first: Container[Card], rng: Random) -> None:
        hand = self.hands[seat]
        junk = [card for card in hand if card in first]
        hand.remove(rng.choice(junk or hand))
