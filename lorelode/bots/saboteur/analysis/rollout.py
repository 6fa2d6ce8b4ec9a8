"""Rounds played on in the mind: quick, with the cards of an imagined state.

Only what decides a round is kept: the ways, the hands, the pile, the broken tools. The dwarfs in
it play by rules of thumb that lead somewhere: plain chance hardly ever reaches the treasure.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from random import Random
from typing import Final

from lorelode.bots.saboteur.analysis.distance import GOAL_CELLS, LIVE_CARDS
from lorelode.bots.saboteur.analysis.distance_cache import Site
from lorelode.bots.saboteur.analysis.policy import DEAD_ENDS
from lorelode.bots.saboteur.analysis.value_network import Moment, odds, signs
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


class World:
    """A round in the mind, to be played on by anybody's move."""

    __slots__ = (
        "broken", "closed", "faces", "hands", "knows", "mover", "pile",
        "saboteurs", "seats", "site", "suspicion", "treasure", "won",
    )  # fmt: skip

    def __init__(
        self,
        state: SaboteurState,
        saboteurs: Sequence[int],
        treasure: int,
        site: Site | None = None,
        doubts: Sequence[float] = (),
    ) -> None:
        public = state.public
        self.seats = len(public.players)
        self.site = site or Site(public.mine.ways)
        self.hands = [list(private.hand) for private in state.private]
        self.pile = list(reversed(state.secret.pile))
        self.broken = [set(player.broken) for player in public.players]
        self.saboteurs = frozenset(saboteurs)
        self.treasure = treasure
        # The stone that was imagined there goes where the treasure was imagined.
        faces = list(state.secret.goals)
        imagined = faces.index(Face.TREASURE)
        faces[imagined], faces[treasure] = faces[treasure], faces[imagined]
        self.faces = faces
        self.suspicion = doubts
        self.closed = [goal for goal, up in enumerate(public.mine.goals) if up is None]
        self.knows = [treasure in map(GOALS.index, player.looked) for player in public.players]
        self.mover = int(public.stage.seat or 0)
        self.won: bool | None = None

    def copy(self) -> World:
        """Another one that can be played on by itself."""
        other = World.__new__(World)
        other.seats, other.site, other.treasure = self.seats, self.site, self.treasure
        other.faces = self.faces
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.broken = [tools.copy() for tools in self.broken]
        other.saboteurs, other.suspicion = self.saboteurs, self.suspicion
        other.closed, other.knows = self.closed[:], self.knows[:]
        other.mover, other.won = self.mover, self.won
        return other

    def make(self, move: Move) -> None:
        """The mover makes a move, draws, and the next is to act."""
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
                self.site = self.site.remove(place(move.x, move.y))
            case Map():
                self.knows[seat] = self.knows[seat] or GOALS.index(move.goal) == self.treasure
            case _:
                pass
        self.next()

    def next(self) -> None:
        """The mover draws, and the next is to act."""
        if self.pile:
            self.hands[self.mover].append(self.pile.pop())
        self.mover = (self.mover + 1) % self.seats
        if self.won is None and not self.pile and not any(self.hands):
            self.won = False

    def lay(self, at: int, shape: int) -> None:
        """A path card is laid; what it reaches is turned."""
        self.site = self.site.lay(at, shape)
        for goal in self.closed[:]:
            edges = self.site.ways.goals.get(GOAL_CELLS[goal], 0)
            if live(edges):
                if goal == self.treasure:
                    self.won = True
                    return
                # A stone is laid to meet the way, whatever else lies about it.
                face = self.faces[goal]
                assert face is not None
                upright = OPENINGS[STONES[face, False]]
                stone = upright if upright & live(edges) else OPENINGS[STONES[face, True]]
                self.closed.remove(goal)
                self.site = self.site.lay(GOAL_CELLS[goal], stone)
                if len(self.closed) == 1:
                    self.knows = [True] * self.seats

    def aim(self, seat: int) -> int:
        """The goal that this seat digs for."""
        if self.knows[seat] or len(self.closed) == 1:
            return self.treasure
        return min(self.closed, key=lambda goal: self.site.way(goal).cards)

    def play_on(self, rng: Random, turns: int) -> float:
        """How likely the miners win after so many turns by rules of thumb."""
        for _ in range(turns):
            if self.won is not None:
                return float(self.won)
            seat = self.mover
            if self.hands[seat]:
                if seat in self.saboteurs:
                    self._sabotage(seat, rng)
                else:
                    self._mine(seat, rng)
            self.next()
        if self.won is not None:
            return float(self.won)
        return odds(signs(self.moment()))

    def moment(self) -> Moment:
        """What the signs of its end are read off."""
        return Moment(
            self.site, self.closed, self.treasure, self.hands, self.pile, self.broken,
            self.knows, self.suspicion, self.saboteurs, self.mover,
        )  # fmt: skip

    # Rules of thumb. Each uses up a card of the hand.

    def _mine(self, seat: int, rng: Random) -> None:
        hand = self.hands[seat]
        if self.broken[seat]:
            if self._mend(seat, seat):
                return
        elif self._dig(seat, self.aim(seat)):
            return
        for other in range(self.seats):
            needy = other != seat and self.broken[other] and self.suspicion[other] < 0.45
            if needy and self._mend(seat, other):
                return
        for card in hand:
            if card is Card.MAP and not self.knows[seat]:
                self.knows[seat] = rng.random() < 0.5
                hand.remove(card)
                return
            if card in TOOL_BROKEN_BY:
                for other in range(self.seats):
                    if self.suspicion[other] > 0.65 and not self.broken[other] and other != seat:
                        self.broken[other].add(TOOL_BROKEN_BY[card])
                        hand.remove(card)
                        return
        self._discard(seat, DEAD_ENDS, rng)

    def _sabotage(self, seat: int, rng: Random) -> None:
        hand = self.hands[seat]
        cards = self.site.way(self.treasure).cards
        if not self.broken[seat] and cards <= 6 and self._block(seat, self.treasure):
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
            elif card is Card.ROCKFALL and cards <= 6 and self._fall(rng):
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
        """Lay a card that leads on to a goal, if there is one in the hand."""
        hand = self.hands[seat]
        best: tuple[int, int, Card] | None = None
        most = 0
        for at, edges, sides in self.site.openings(goal):
            for card in hand:
                for shape in _SHAPES.get(card, ()):
                    if shape & sides and not shape & DEAD and fits(shape, edges):
                        many = shape.bit_count()
                        if many > most:
                            best, most = (at, shape, card), many
        return self._laid(hand, best)

    def _block(self, seat: int, goal: int) -> bool:
        """Lay a card on the way to a goal that does not lead on, if there is one in the hand."""
        hand = self.hands[seat]
        best: tuple[int, int, Card] | None = None
        for at, edges, sides in self.site.openings(goal):
            for card in hand:
                for shape in _SHAPES.get(card, ()):
                    if fits(shape, edges) and (shape & DEAD or not shape & sides):
                        one = at, shape, card
                        best = one if shape & DEAD else best or one
        return self._laid(hand, best)

    def _laid(self, hand: list[Card], what: tuple[int, int, Card] | None) -> bool:
        """Lay a card of this hand, if any was found; whether one was."""
        if what is None:
            return False
        at, shape, card = what
        hand.remove(card)
        self.lay(at, shape)
        return True

    def _fall(self, rng: Random) -> bool:
        """Take the most harmful of a few cards."""
        shapes, safe = self.site.ways.laid, (START, *GOAL_CELLS)
        joined = [at for at, one in shapes.items() if one & JOINED and at not in safe]
        if not joined:
            return False
        falls = [self.site.remove(at) for at in rng.sample(joined, min(3, len(joined)))]
        worst = max(falls, key=lambda site: site.way(self.treasure).cards)
        if worst.way(self.treasure).cards <= self.site.way(self.treasure).cards:
            return False
        self.site = worst
        return True

    def _discard(self, seat: int, first: Container[Card], rng: Random) -> None:
        hand = self.hands[seat]
        junk = [card for card in hand if card in first]
        hand.remove(rng.choice(junk or hand))
