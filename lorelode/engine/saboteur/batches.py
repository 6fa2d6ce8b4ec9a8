"""Many games at once, each seen by the seat that is to act, as bytes.

    batch = Batch(positions, seed, window)
    begin(batch)
    step(batch, [0, 3, …])      one index into the legal moves for each game
    batch.seen, batch.facts     what there is to see now

`seen` has for each game the numbers of the public drawer, then those of the seat that is to act, in
the layout that `docs/envs.md` describes. `facts` has for each game, as 32-bit little-endian
numbers: who is to act, how many legal moves there are, whether a game has just ended, and what each
seat's gold has changed by. A game that is over begins again at once.
"""

from __future__ import annotations

from typing import Final, final

from lorelode.engine.native_types import BytesWriter, i32, i64, u8, vec, write_i32_le
from lorelode.engine.random_source import RandomSource, mix_seed
from lorelode.engine.saboteur.choices import list_moves
from lorelode.engine.saboteur.coding import (
    CARD_KINDS,
    CHOOSING,
    DEALING,
    FACE_DOWN,
    FITTING,
    GOAL_COUNT,
    LAID,
    MAX_SEATS,
    NOBODY,
    OVER,
    ROUNDS,
    ROWS,
    SHARING,
    START,
    START_COLUMN,
    START_ROW,
    STRIDE,
    TOOL_KINDS,
)
from lorelode.engine.saboteur.deals import deal_at_random
from lorelode.engine.saboteur.lookups import GOAL_CELLS, SHAPE_OPENINGS, STONE_OPENINGS
from lorelode.engine.saboteur.payout import nuggets_of
from lorelode.engine.saboteur.play import apply
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    DISCARD_SLOTS,
    GOLD_SLOTS,
    HAND_SLOTS,
    MIN_SEATS,
    Position,
    reset,
)

PLANES: Final = 5
GOAL_NUMBERS: Final = 6
PLAYER_NUMBERS: Final = 10
STAGES: Final = 6
NUGGET_KINDS: Final = 3
ROLE_KINDS: Final = 2
FACE_KINDS: Final = 3
START_OPENINGS: Final = 15


@final
class Window:
    """The cells that have numbers of their own: from a corner on, by columns and rows."""

    def __init__(self, left: int, top: int, columns: int, rows: int) -> None:
        if not (1 <= columns <= STRIDE and 1 <= rows <= ROWS):
            raise ValueError(
                f"expected 1 to {STRIDE} columns and 1 to {ROWS} rows, not {columns} and {rows}"
            )
        if not (-STRIDE <= left <= STRIDE and -ROWS <= top <= ROWS):
            raise ValueError(f"expected a corner of the mine, not {left},{top}")
        self.left: i64 = left
        self.top: i64 = top
        self.columns: i64 = columns
        self.rows: i64 = rows


def count_numbers(players: int, window: Window) -> i64:
    """How many numbers one game with so many players has in `Batch.seen`."""
    if not MIN_SEATS <= players <= MAX_SEATS:
        raise ValueError(f"expected 3 to 10 players, not {players}")
    seats: i64 = players
    public: i64 = PLANES * window.columns * window.rows + 1 + GOAL_COUNT * GOAL_NUMBERS
    public += seats * PLAYER_NUMBERS + STAGES + seats + GOAL_COUNT + 1 + ROUNDS + 2 * seats + 2
    public += CARD_KINDS + ROUNDS * (2 + seats) + seats * NUGGET_KINDS
    private: i64 = seats + ROLE_KINDS + CARD_KINDS + GOAL_COUNT * FACE_KINDS + CARD_KINDS
    return public + private + 1 + 2 * NUGGET_KINDS


@final
class Batch:
    """Games of one table that go on at the same time."""

    def __init__(self, positions: list[Position], seed: int, window: Window) -> None:
        if not positions:
            raise ValueError("expected one game at least")
        for position in positions:
            if position.seats != positions[0].seats:
                raise ValueError("expected games with the same number of seats")
        self.positions: list[Position] = positions
        self.window: Window = window
        self.sources: list[RandomSource] = [
            RandomSource(mix_seed(seed, i)) for i in range(len(positions))
        ]
        """Each game has its own, so that it goes on the same beside any others."""
        self.points: vec[i64] = vec[i64]([0] * (positions[0].seats * len(positions)))
        self.blank: bytes = bytes(count_numbers(positions[0].seats, window))
        self.seen: bytes = b""
        self.facts: bytes = b""


def begin(batch: Batch) -> None:
    """Deal all games anew."""
    seen, facts = BytesWriter(), BytesWriter()
    game: i64
    for game in range(len(batch.positions)):
        position = batch.positions[game]
        _begin_game(batch, game, position)
        list_moves(position)
        _write_facts(facts, batch, game, position, False)
        _observe(seen, batch, position)
    batch.seen = seen.getvalue()
    batch.facts = facts.getvalue()


def step(batch: Batch, actions: list[int]) -> None:
    """Make a move in each game; `ValueError` before any is made if one of them cannot be."""
    positions = batch.positions
    if len(actions) != len(positions):
        raise ValueError(f"expected {len(positions)} actions, not {len(actions)}")
    game: i64
    action: i64
    for game in range(len(positions)):
        number: int = actions[game]
        listed: int = positions[game].listed  # a number may have more than 64 bits
        if number < 0 or number >= listed:
            raise ValueError(
                f"game {game}: expected an action from 0 to {listed - 1}, not {number}"
            )
    seen, facts = BytesWriter(), BytesWriter()
    for game in range(len(positions)):
        position = positions[game]
        action = actions[game]
        apply(position, position.moves[action])
        over = position.stage == OVER
        if position.stage == DEALING:
            deal_at_random(position, batch.sources[game])
        if not over:
            list_moves(position)
        _write_facts(facts, batch, game, position, over)
        if over:
            _begin_game(batch, game, position)
            list_moves(position)
            _correct_facts(facts, position)
        _observe(seen, batch, position)
    batch.seen = seen.getvalue()
    batch.facts = facts.getvalue()


def _begin_game(batch: Batch, game: i64, position: Position) -> None:
    reset(position, NOBODY)
    deal_at_random(position, batch.sources[game])
    for seat in range(position.seats):
        batch.points[game * position.seats + seat] = 0


def _write_facts(
    facts: BytesWriter, batch: Batch, game: i64, position: Position, over: bool
) -> None:
    write_i32_le(facts, i32(position.seat))
    write_i32_le(facts, i32(position.listed))
    write_i32_le(facts, i32(1 if over else 0))
    seats = position.seats
    for seat in range(seats):
        points = nuggets_of(position, seat)
        write_i32_le(facts, i32(points - batch.points[game * seats + seat]))
        batch.points[game * seats + seat] = points


def _correct_facts(facts: BytesWriter, position: Position) -> None:
    """Who is to act in the new game, after the points of the old one."""
    size: i64 = 4 * (3 + position.seats)
    at: i64 = len(facts) - size
    facts[at] = u8(position.seat)
    for i in range(1, 4):
        facts[at + i] = 0
    facts[at + 4] = u8(position.listed & 255)
    facts[at + 5] = u8(position.listed >> 8)


def _write_card(out: BytesWriter, first: i64, window: Window, cell: i64, openings: i64) -> i64:
    """Set the planes of a card; 1 if it lies outside of the window."""
    x = cell % STRIDE - START_COLUMN - window.left
    y = cell // STRIDE - START_ROW - window.top
    if x < 0 or y < 0 or x >= window.columns or y >= window.rows:
        return 1
    size = window.columns * window.rows
    at: i64 = first + y * window.columns + x
    for plane in range(PLANES):
        if openings >> plane & 1 != 0:
            out[at + plane * size] = 1
    return 0


def _observe(out: BytesWriter, batch: Batch, position: Position) -> None:
    first: i64 = len(out)
    out.write(batch.blank)
    at = _observe_mine(out, first, batch.window, position)
    at = _observe_players(out, at, position)
    at = _observe_rounds(out, at, position)
    _observe_seat(out, at, position)


def _observe_mine(out: BytesWriter, first: i64, window: Window, position: Position) -> i64:
    _write_card(out, first, window, START, START_OPENINGS)
    outside: i64 = 0
    i: i64
    for i in range(position.laids):
        openings = SHAPE_OPENINGS[position.laid_shape[i]]
        outside += _write_card(out, first, window, position.laid_cell[i], openings)
    at: i64 = first + PLANES * window.columns * window.rows
    out[at] = u8(outside)
    at += 1
    for i in range(GOAL_COUNT):
        state = position.goal_state[i]
        if state == FACE_DOWN:
            out[at] = 1
        else:
            face = position.goal_face[i]
            out[at + 1 + face] = 1
            if state == LAID:
                turned = position.goal_turned[i]
                out[at + 4 + turned] = 1
                _write_card(out, first, window, GOAL_CELLS[i], STONE_OPENINGS[2 * face + turned])
        at += GOAL_NUMBERS
    return at


def _observe_players(out: BytesWriter, at: i64, position: Position) -> i64:
    i: i64
    for seat in range(position.seats):
        out[at] = u8(position.hand_size[seat])
        for i in range(TOOL_KINDS):
            out[at + 1 + i] = u8(position.broken[seat] >> i & 1)
        out[at + 4] = u8(position.discards[seat])
        for i in range(GOAL_COUNT):
            out[at + 5 + i] = u8(position.looked[seat] >> i & 1)
        out[at + 8] = u8(position.idle[seat])
        out[at + 9] = u8(position.golds[seat])
        at += PLAYER_NUMBERS
    return at


def _observe_rounds(out: BytesWriter, at: i64, position: Position) -> i64:
    seats, stage = position.seats, position.stage
    i: i64
    out[at + stage] = 1
    at += STAGES
    out[at + position.seat] = 1
    at += seats
    if stage == CHOOSING:
        for i in range(GOAL_COUNT):
            out[at + i] = u8(position.asked >> i & 1)
    elif stage == FITTING:
        out[at + position.asked] = 1
    at += GOAL_COUNT
    if stage == SHARING:
        out[at] = u8(position.offers)
    at += 1
    out[at + position.round - 1] = 1
    at += ROUNDS
    out[at + position.starter] = 1
    at += seats
    if position.last != NOBODY:
        out[at + position.last] = 1
    at += seats
    out[at] = u8(DECK_SIZE - position.pile_top)
    out[at + 1] = u8(position.gold_end - position.gold_top)
    at += 2
    for i in range(position.spents):
        card = at + position.spent[i]
        out[card] = u8(i64(out[card]) + 1)
    at += CARD_KINDS
    for i in range(position.results):
        out[at + i * (2 + seats) + position.winner[i]] = 1
        for seat in range(seats):
            out[at + i * (2 + seats) + 2 + seat] = u8(position.round_roles[i] >> seat & 1)
    # Nobody is to act when fortunes are shown, so these stay 0.
    return at + ROUNDS * (2 + seats) + seats * NUGGET_KINDS


def _observe_seat(out: BytesWriter, at: i64, position: Position) -> None:
    seat = position.seat
    i: i64
    out[at + seat] = 1
    at += position.seats
    out[at + (position.roles >> seat & 1)] = 1
    at += ROLE_KINDS
    at = _count_slots(out, at, position.hand, seat * HAND_SLOTS, position.hand_size[seat])
    for i in range(GOAL_COUNT):
        if position.looked[seat] >> i & 1 != 0:
            out[at + position.goal_face[i]] = 1
        at += FACE_KINDS
    at = _count_slots(out, at, position.discard, seat * DISCARD_SLOTS, position.discards[seat])
    out[at] = u8(position.forced[seat])
    at += 1
    for i in range(seat * GOLD_SLOTS, seat * GOLD_SLOTS + position.golds[seat]):
        gold = at + position.gold[i] - 1
        out[gold] = u8(i64(out[gold]) + 1)
    at += NUGGET_KINDS
    if position.stage == SHARING:
        for i in range(position.offers):
            gold = at + position.offer[i] - 1
            out[gold] = u8(i64(out[gold]) + 1)


def _count_slots(out: BytesWriter, at: i64, slots: vec[i64], first: i64, count: i64) -> i64:
    """Count the cards of each kind in some slots; where the next numbers begin."""
    i: i64
    for i in range(first, first + count):
        card = at + slots[i]
        out[card] = u8(i64(out[card]) + 1)
    return at + CARD_KINDS
