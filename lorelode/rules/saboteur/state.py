"""Where each fact of a game of Saboteur lies: in the public, a private or the secret drawer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core import CHANCE, Seat, State, View
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur.cards import (
    CARD_BREAKING,
    CARD_OF,
    DECK,
    FACES,
    GOALS,
    GOLD,
    OPENINGS,
    STONES,
    Card,
    Face,
    Goal,
    Role,
    Shape,
    Tool,
)
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.moves import Rockfall
from lorelode.rules.saboteur.news import PrivateNews, PublicNews
from lorelode.rules.saboteur.paths import REACH, Ways, place

# The start lies at (0,0); x grows towards the goals, y downwards.
GOAL_PLACES: Final[Mapping[Goal, int]] = {
    Goal.TOP: place(8, -2),
    Goal.MIDDLE: place(8, 0),
    Goal.BOTTOM: place(8, 2),
}

ROUNDS: Final = 3


class Tile(Struct, frozen=True, gc=False):
    """A path card in the mine."""

    shape: Shape
    x: int
    y: int


class FaceUp(Struct, frozen=True, gc=False):
    """A goal that lies face up."""

    face: Face
    turned: bool | None = None
    """Which way round a stone was laid; None if it was not, or not yet."""


class Mine(Struct, frozen=True, dict=True):
    """The cards on the table.

    `ways` and `rockfalls` are worked out from them, or from those of the mine before, and are never
    part of the JSON.
    """

    laid: tuple[Tile, ...] = ()
    goals: tuple[FaceUp | None, ...] = (None, None, None)
    """From top to bottom; None lies face down."""

    @cached_property
    def ways(self) -> Ways:
        """What the kernel knows of this mine."""
        laid = [(place(tile.x, tile.y), OPENINGS[tile.shape]) for tile in self.laid]
        for goal, shown in zip(GOALS, self.goals, strict=True):
            if shown is not None and shown.turned is not None:
                laid.append((GOAL_PLACES[goal], OPENINGS[STONES[shown.face, shown.turned]]))
        return Ways.of(laid, GOAL_PLACES.values())

    @cached_property
    def rockfalls(self) -> tuple[Rockfall, ...]:
        """Every way to take a card off this mine."""
        return tuple(Rockfall(tile.x, tile.y) for tile in self.laid)

    def edges(self, x: int, y: int) -> int | None:
        """What the kernel knows of a free cell; None if no card lies beside it."""
        if -REACH < x < REACH and -REACH < y < REACH:
            at, ways = place(x, y), self.ways
            return ways.reachable.get(at) or ways.unreachable.get(at)
        return None

    def tile(self, x: int, y: int) -> Tile | None:
        """The path card that lies at a cell."""
        for tile in self.laid:
            if tile.x == x and tile.y == y:
                return tile
        return None

    def lay(self, tile: Tile) -> Mine:
        """The mine with one more card."""
        x, y = tile.x, tile.y
        mine = Mine(self.laid + (tile,), self.goals)
        known = vars(mine)
        known["ways"] = self.ways.lay(place(x, y), OPENINGS[tile.shape])
        known["rockfalls"] = self.rockfalls + (Rockfall(x, y),)
        return mine

    def remove(self, tile: Tile) -> Mine:
        """The mine with one card less."""
        laid = tuple([other for other in self.laid if other != tile])
        return self._with(self.ways.remove(place(tile.x, tile.y)), laid=laid)

    def turn_up(self, goal: Goal, face: Face) -> Mine:
        """The mine with a goal turned face up, but laid no way round."""
        goals = replace_item(self.goals, GOALS.index(goal), FaceUp(face))
        return self._with(self.ways, goals=goals)

    def lay_stone(self, goal: Goal, turned: bool) -> Mine:
        """The mine with a stone, face up already, laid a way round."""
        shown = self.shown(goal)
        assert shown is not None
        ways = self.ways.lay(GOAL_PLACES[goal], OPENINGS[STONES[shown.face, turned]])
        goals = replace_item(self.goals, GOALS.index(goal), FaceUp(shown.face, turned))
        return self._with(ways, goals=goals)

    def shown(self, goal: Goal) -> FaceUp | None:
        """The goal as it lies face up, or None."""
        return self.goals[GOALS.index(goal)]

    def _with(self, ways: Ways, **changes: object) -> Mine:
        mine = replace(self, **changes)
        vars(mine)["ways"] = ways
        return mine


class Player(Struct, frozen=True, gc=False):
    """What everybody sees of one player."""

    hand: int = 0
    broken: tuple[Tool, ...] = ()
    """In the order of `Tool`, each at most once."""
    discarded: int = 0
    """Cards discarded unseen in this round."""
    looked: tuple[Goal, ...] = ()
    """The goals this player has read maps of in this round."""
    idle: bool = False
    """Whether their last turn was a pass begun with the pile empty."""
    gold: int = 0


class Dealing(Struct, frozen=True, gc=False, tag="dealing"):
    """The dealer is to deal a round."""

    seat: ClassVar[Seat] = CHANCE


class Playing(Struct, frozen=True, gc=False, tag="playing"):
    """A player is to lay, play or pass."""

    seat: Seat


class Choosing(Struct, frozen=True, gc=False, tag="choosing"):
    """The mover is to say which of the goals they reached is turned."""

    seat: Seat
    goals: tuple[Goal, ...]


class Fitting(Struct, frozen=True, gc=False, tag="fitting"):
    """The mover is to pick the way round of a stone that fits none."""

    seat: Seat
    goal: Goal


class Sharing(Struct, frozen=True, gc=False, tag="sharing"):
    """A miner is to choose one of the gold cards passed to them."""

    seat: Seat
    cards: int


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game is over, and nobody is to act."""

    seat: ClassVar[None] = None


Stage: TypeAlias = Dealing | Playing | Choosing | Fitting | Sharing | Over


class Result(Struct, frozen=True, gc=False):
    """A round that a side has won, with what was turned face up."""

    winners: Role
    by: Seat | None
    """Who reached the treasure."""
    roles: tuple[Role, ...]
    spare: tuple[Role, ...]
    goals: tuple[Face, ...]
    gold: tuple[int, ...]
    """How many gold cards each player has got for it."""
    due: int
    """The nuggets due to each saboteur; 0 if the miners won."""


class Public(Struct, frozen=True, gc=False):
    """What everybody knows."""

    edition: SaboteurEdition
    players: tuple[Player, ...]
    starter: Seat | None
    """Who begins the round; None until the first deal says so."""
    stage: Stage = Dealing()
    phase: int = 0
    round: int = 0
    """1 to 3, 0 before the first deal."""
    mine: Mine = Mine()
    pile: int = len(DECK)
    spent: tuple[Card, ...] = ()
    """The cards that everybody saw leave the game in this round."""
    last: Seat | None = None
    """Who last laid, played or discarded a card."""
    gold: int = len(GOLD)
    results: tuple[Result, ...] = ()
    """One for each round won, this one's included once all roles are face up."""
    fortunes: tuple[tuple[int, ...], ...] | None = None
    """Everybody's gold cards, once the game is over."""
    news: tuple[PublicNews, ...] = ()

    @property
    def result(self) -> Result | None:
        """The result of this round, once it is won."""
        return self.results[-1] if 0 < self.round == len(self.results) else None


class Private(Struct, frozen=True, gc=False):
    """What one player alone knows."""

    role: Role | None = None
    hand: tuple[Card, ...] = ()
    peeked: tuple[Face | None, ...] = (None, None, None)
    """What this player's maps have shown, from top to bottom."""
    discards: tuple[Card, ...] = ()
    forced: bool = False
    """Whether their last turn was a pass for want of a playable card, the pile empty."""
    gold: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()
    """The gold cards passed to this player to choose from."""
    news: tuple[PrivateNews, ...] = ()


class Secret(Struct, frozen=True, gc=False):
    """What nobody knows yet."""

    pile: tuple[Card, ...] = DECK
    """The top card first."""
    goals: tuple[Face | None, ...] = FACES
    """The face of each goal from top to bottom; None where it lies face up."""
    spare: tuple[Role, ...] = ()
    gold: tuple[int, ...] = GOLD
    """The top card first."""


SaboteurState: TypeAlias = State[Public, Private, Secret]
SaboteurView: TypeAlias = View[Public, Private]


def census(state: SaboteurState) -> Mapping[str, int]:
    """How many there are of each card, wherever they lie."""
    public, secret, result = state.public, state.secret, state.public.result
    cards: Counter[str] = Counter(f"card {card}" for card in (*secret.pile, *public.spent))
    cards.update(f"card {CARD_OF[tile.shape]}" for tile in public.mine.laid)
    cards.update(f"goal {face}" for face in secret.goals if face is not None)
    cards.update(f"goal {shown.face}" for shown in public.mine.goals if shown is not None)
    cards.update(f"role {role}" for role in (result or secret).spare)
    cards.update(f"gold {nuggets}" for nuggets in secret.gold)
    for player, private in zip(public.players, state.private, strict=True):
        cards.update(f"card {CARD_BREAKING[tool]}" for tool in player.broken)
        cards.update(f"card {card}" for card in (*private.hand, *private.discards))
        cards.update(f"gold {nuggets}" for nuggets in (*private.gold, *private.offer))
        if private.role is not None:
            cards[f"role {private.role}"] += 1
    return cards
