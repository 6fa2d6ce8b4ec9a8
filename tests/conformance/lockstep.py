"""The engine and the library, move by move: what the law of the engine compares.

A game is played by the library in a style that reaches what random play hardly ever does. The
engine follows, and both have to agree on everything, before and after every move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Any, Final

from msgspec.structs import replace

from lorelode.bots.saboteur.analysis.distance import distances
from lorelode.core import CHANCE, Chance, IllegalMove, Seat, State
from lorelode.engine.saboteur.coding import GOAL, LAID, START
from lorelode.engine.saboteur.library_numbers import place_of
from lorelode.engine.saboteur.lookups import GOAL_CELLS, STEPS
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import (
    GOALS,
    OPENINGS,
    SHAPES,
    TOOLS,
    TOOLS_MENDED_BY,
    Card,
    Role,
    is_dead_end,
)
from lorelode.rules.saboteur.editions import EDITIONS, SaboteurEdition
from lorelode.rules.saboteur.moves import (
    Break,
    Deal,
    Gold,
    Lay,
    Map,
    Move,
    Pass,
    Repair,
    Rockfall,
    Stone,
    Turn,
)
from lorelode.rules.saboteur.news import Stood, Turned
from lorelode.rules.saboteur.paths import fits, live, place
from lorelode.rules.saboteur.state import ROUNDS, Mine, SaboteurState, Tile

STYLES: Final = ("random", "fill", "dig", "surround", "starve", "fall", "hoard", "prepared")
"""How the moves are picked.

random    any move
fill      path cards wherever they fit
dig       towards the goals, several at once
surround  cards around the goals first, so that stones fit neither way round
starve    miners dig and take small gold twice, so that the saboteurs' payout may be stuck
fall      rockfalls and broken tools as soon as there are any
prepared  towards the goals, in a mine that has a way there and cards around the goals already
hoard     everything is passed but what mends, so that a round ends with cards left
"""

_LIVE_CARDS: Final = frozenset(
    card for card, shapes in SHAPES.items() if not is_dead_end(shapes[0])
)


def mixed_edition(rng: Random) -> SaboteurEdition:
    """Any print with its switches set at random."""
    base = EDITIONS[rng.choice(list(EDITIONS))]
    return replace(
        base,
        unbroken_path=rng.random() < 0.3,
        goals_turned=rng.choice(("all", "one")),
        stone_misfit=rng.choice(("meets-path", "mover-decides")),
        round_ends=rng.choice(("no-playable-card", "hands-empty")),
        gold_choice=rng.choice(("face-up", "face-down")),
        broken_tool_bars_gold=rng.random() < 0.5,
        gold_reshuffled=rng.random() < 0.5,
    )


class Lockstep:
    """One game played by both."""

    def __init__(self, engine: ModuleType, edition: SaboteurEdition, seats: int, seed: str) -> None:
        self.engine: Any = engine
        self.rng = Random(seed)
        self.seed = self.rng.randbytes(32)
        first = self.rng.choice([None, Seat(self.rng.randrange(seats))])
        self.state: SaboteurState = SABOTEUR.setup(edition, seats, first)
        self.position = self.engine.new_position(edition, seats, first)
        self.spare = self.engine.new_position(EDITIONS["lv"], 10)
        self.deals = 0
        self.seen: Counter[str] = Counter()

    def play(self, style: str) -> Counter[str]:
        """Play to the end; what was reached on the way, counted."""
        self.compare()
        while to_act := SABOTEUR.to_act(self.state.public):
            (seat,) = to_act
            before = self.state
            if seat == CHANCE:
                move: Move = self.deal(style)
                self.engine.apply_deal(self.position, move)
            else:
                choices = SABOTEUR.choices(before.view(seat))
                codes = [self.engine.from_move(one) for one in choices]
                assert list(self.engine.legal(self.position)) == codes
                assert [self.engine.to_move(code) for code in codes] == list(choices)
                move = pick(before, choices, style, self.rng)
                self.refuse()
                self.engine.check(self.position, self.engine.from_move(move))
                self.engine.apply(self.position, self.engine.from_move(move))
            self.state = SABOTEUR.play(before, seat, move)
            if style == "prepared" and seat == CHANCE:
                self.state = prepare(self.state, self.rng)
                self.position = self.engine.from_state(self.state)
            self.compare()
            self.count(before, move)
        return self.seen

    def deal(self, style: str) -> Deal:
        """A deal by chance, sorted a little by some styles."""
        rng, round_ = self.rng, self.state.public.round
        move = SABOTEUR.deal(self.state, Chance(self.seed, self.deals))
        self.deals += 1
        assert isinstance(move, Deal)
        cards, gold = move.cards, move.gold
        if style in ("dig", "surround") or (style == "starve" and round_ < 2):
            cards = tuple(sorted(cards, key=lambda c: c not in _LIVE_CARDS and rng.random() < 0.8))
        elif style == "starve":
            cards = tuple(sorted(cards, key=lambda card: card in SHAPES))
        elif style == "fall":
            action = (Card.ROCKFALL, Card.BROKEN_CART, Card.REPAIR_PICK_CART)
            cards = tuple(sorted(cards, key=lambda c: c not in SHAPES and c not in action))
        if style == "starve" and gold:
            gold = tuple(sorted(gold, key=lambda nuggets: (nuggets > 1, rng.random())))
        return replace(move, cards=cards, gold=gold)

    def refuse(self) -> None:
        """A move that comes from nowhere is refused by the same clause, or by neither."""
        move = stray_move(self.state, self.rng)
        seat = self.state.public.stage.seat
        assert seat is not None
        try:
            SABOTEUR.play(self.state, seat, move)
            clause = None
        except IllegalMove as refusal:
            clause = refusal.clause
        try:
            self.engine.check(self.position, self.engine.from_move(move))
            refused = None
        except IllegalMove as refusal:
            refused = refusal.clause
        assert refused == clause, move

    def compare(self) -> None:
        """Both have come to the same facts; now and then the game goes on in a copy."""
        state, position, engine = self.state, self.position, self.engine
        assert engine.to_state(position) == without_news(state)
        if state.public.round and state.public.result is None:
            assert kernel_of(position) == ways_of(state.public.mine)
        match self.rng.randrange(8):
            case 0:
                engine.assign(self.spare, position)
                self.position, self.spare = self.spare, position
            case 1:
                self.position = engine.from_state(state, self.spare)
                self.spare = position
            case 2:
                self.position = engine.copy(position)
            case _:
                pass

    def count(self, before: SaboteurState, move: Move) -> None:
        """Count the rare things."""
        public, seen = self.state.public, self.seen
        seen["moves"] += 1
        seen[type(move).__name__] += 1
        if isinstance(move, Rockfall):
            cut = _joined(before.public.mine) - _joined(public.mine)
            seen["rockfalls that cut"] += cut > 1
        shown = [type(news) for news in public.news]
        if Stood in shown:
            seen["goals joined through a stone"] += Turned in shown[shown.index(Stood) :]
        if isinstance(move, Lay) and public.result is None:
            seen["cards that rejoin"] += _joined(public.mine) - _joined(before.public.mine) > 1
        if len(public.results) > len(before.public.results):
            won = public.results[-1].winners
            early = won is Role.SABOTEUR and any(player.hand for player in public.players)
            seen[f"rounds won by {won}" + (" with cards left" if early else "")] += 1


def prepare(state: SaboteurState, rng: Random) -> SaboteurState:
    """A dealt round in which cards of the pile lie in the mine already, no goal reached."""
    pile, mine = list(state.secret.pile), Mine()
    way = [(x, 0) for x in range(1, 7)]
    ring = [(x, y) for x in (7, 8, 9) for y in range(-3, 4) if (x, abs(y)) not in ((8, 0), (8, 2))]
    for x, y in way + rng.sample(ring, rng.randint(4, 12)):
        edges = mine.edges(x, y) or mine.ways.goals.get(place(x, y), 0)
        for card in rng.sample(pile, len(pile)):
            fitting = [one for one in SHAPES.get(card, ()) if fits(OPENINGS[one], edges)]
            shape = rng.choice(fitting) if fitting else None
            if shape is None or is_dead_end(shape) or (y == 0 and not {"E", "W"} <= set(shape)):
                continue
            after = mine.lay(Tile(shape, x, y))
            if not any(live(known) for known in after.ways.goals.values()):
                mine = after
                pile.remove(card)
                break
    public = replace(state.public, mine=mine, pile=len(pile))
    return State(public, state.private, replace(state.secret, pile=tuple(pile)))


def pick(state: SaboteurState, choices: Sequence[Move], style: str, rng: Random) -> Move:
    """A move in this style."""
    lays = [move for move in choices if isinstance(move, Lay)]
    gold = [move for move in choices if isinstance(move, Gold)]
    if style == "starve" and gold:
        return gold[0]
    if style == "hoard" or (style == "starve" and state.public.round == ROUNDS):
        passes = [move for move in choices if isinstance(move, Pass)]
        return next((move for move in passes if move.card not in TOOLS_MENDED_BY), choices[-1])
    if style == "fall" and rng.random() < 0.7:
        harm = [move for move in choices if isinstance(move, Rockfall | Break)]
        if harm:
            return rng.choice(harm)
    if style == "random" or not lays or rng.random() < 0.1:
        return rng.choice(choices)
    mine = state.public.mine
    if style in ("fill", "fall"):
        return rng.choice(lays)
    if style == "surround" and rng.random() < 0.8:
        ring = [move for move in lays if 7 <= move.x <= 9 and -3 <= move.y <= 3]
        quiet = [move for move in ring if _score(mine, move, rng) > -3]
        if quiet:
            return rng.choice(quiet)
    leading = [move for move in lays if not is_dead_end(move.shape)] or lays
    return min(leading, key=lambda move: _score(mine, move, rng))


def _score(mine: Mine, move: Lay, rng: Random) -> float:
    """How far the goals are after a card, less if it reaches several, or one with more walls."""
    ways = mine.ways.lay(place(move.x, move.y), OPENINGS[move.shape])
    far = sorted(distances(ways))
    live = sum(bool(edges >> 8) for edges in ways.goals.values())
    known = sum((edges & 15).bit_count() for edges in ways.goals.values())
    if live:
        return -10 * live - 3 * known - 2 * rng.random()
    if far[0] <= 1 and rng.random() < 0.6:
        return -3 * known + far[0] + far[1] / 2
    return far[0] + 0.3 * far[1] + rng.random()


def stray_move(state: SaboteurState, rng: Random) -> Move:
    """A move that may be legal or not, made of what lies about."""
    seats = len(state.private)
    x, y = rng.randint(-3, 10), rng.randint(-4, 4)
    if state.public.mine.laid and rng.random() < 0.5:
        tile = rng.choice(state.public.mine.laid)
        x, y = tile.x + rng.randint(-1, 1), tile.y + rng.randint(-1, 1)
    seat = Seat(rng.randrange(seats + 1))
    mover = state.public.stage.seat
    hand = () if mover is None else state.private[mover].hand
    card = rng.choice([*hand, *Card])
    shapes = SHAPES.get(card, tuple(OPENINGS))
    tool, goal = rng.choice(TOOLS), rng.choice(GOALS)
    return rng.choice(
        (
            Lay(rng.choice(shapes), x, y),
            Lay(rng.choice(shapes), x, y),
            Break(tool, seat),
            Repair(card, tool, seat),
            Rockfall(x, y),
            Map(goal),
            Pass(rng.choice((card, None))),
            Turn(goal),
            Stone(goal, rng.random() < 0.5),
            Gold(rng.randint(0, 4)),
        )
    )


def without_news(state: SaboteurState) -> SaboteurState:
    """The state without what the last move showed."""
    private = tuple(replace(one, news=()) if one.news else one for one in state.private)
    return State(replace(state.public, news=()), private, state.secret)


def kernel_of(position: Any) -> tuple[dict[int, int], dict[int, int]]:
    """What the engine knows of the mine: openings by place, and the edges of free cells."""
    cells = [START, *list(position.laid_cell)[: position.laids]]
    stones = [
        at for at, state in zip(GOAL_CELLS, position.goal_state, strict=True) if state == LAID
    ]
    goals = [at for at in GOAL_CELLS if at not in stones]
    laid = {place(*place_of(at)): position.tile[at] for at in (*cells, *stones)}
    around = {at + step for at in (*cells, *stones) for step in STEPS}
    edges = {at: position.edge[at] for at in around - {*cells, *stones, *goals}}
    frontier = [at for at in sorted(edges) if edges[at] & position.frontier_edges]
    assert list(position.frontier)[: position.frontiers] == frontier
    edges |= {at: position.edge[at] & ~GOAL for at in goals}
    return laid, {place(*place_of(at)): known for at, known in edges.items()}


def ways_of(mine: Mine) -> tuple[dict[int, int], dict[int, int]]:
    """The same from the library's kernel."""
    return mine.ways.laid, mine.ways.free | mine.ways.goals


def _joined(mine: Mine) -> int:
    return len(mine.ways.joined)
