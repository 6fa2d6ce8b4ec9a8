"""Pairs of worlds: two games that differ only in what one observer cannot see.

Bots play a game. Some of its moves are made over the wire; the moves before them are in the log of
the table. `twin_generation` makes the second world. This module says where the two worlds begin and
who observes them; `twin_observers` plays them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from lorelode.arena import play_out
from lorelode.bots import BOTS, Claim
from lorelode.core import CHANCE, AnyGame, IllegalMove, Pace, Seat, switches
from lorelode.decks import Deck, built_in
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.lobby import CODE_ALPHABET, CODE_LETTERS
from lorelode.tables.log import LOG_VERSION, Entry, PersonId
from lorelode.testing.twins import find_differences, revealing_news
from lorelode.wire import TableSettings
from tests.server.twin_generation import CONTRIBUTION, World, make_shuffle, make_twin

Observer: TypeAlias = Seat | Literal["gallery", "outside"]
"""Who observes a table: a seat, a spectator, or somebody with the code who may not watch."""

LIVE_MOVES = 16
"""How many moves of a pair are made over the wire; the earlier ones are in the log."""

START_TIME = 1_800_000_000.0
"""When the server is started, in seconds since 1970."""


class GameSetup(NamedTuple):
    """A game, its edition and the number of seats."""

    game: AnyGame
    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name} {self.edition} {self.seats}"


class Pair(NamedTuple):
    """Two worlds that look the same to an observer."""

    code: str
    setup: GameSetup
    observer: Observer
    start: int
    """The first move that is made over the wire."""
    worlds: tuple[World, World]

    @property
    def viewer(self) -> Seat | None:
        """The seat whose private drawer the observer sees, if any."""
        return None if isinstance(self.observer, str) else self.observer

    @property
    def other(self) -> Seat:
        """A seat that is not the viewer's."""
        return Seat(1 if self.viewer == 0 else 0)

    @property
    def live(self) -> range:
        """The moves that are made over the wire."""
        return range(self.start, len(self.worlds[0].moves))

    def differences(self) -> list[set[str]]:
        """The hidden fields that differ, for each state."""
        states = [world.states[self.start :] for world in self.worlds]
        return [find_differences(one, other) for one, other in zip(*states, strict=True)]

    def reveals(self) -> set[str]:
        """The kinds of news that reveal something to the viewer."""
        states = self.worlds[0].states[self.start + 1 :]
        return {
            type(news).__name__ for state in states for news in revealing_news(state, self.viewer)
        }


@cache
def play_game(setup: GameSetup, number: int) -> World:
    """Play a game with steady and random bots at alternating seats."""
    game, edition = setup.game, setup.game.editions[setup.edition]
    rng = Random(f"{setup} {number}")
    seed = rng.randbytes(32)
    count = game.pictures(edition)
    deck = Deck("first", built_in().cards[:count]) if count else None
    levels = ["steady" if (seat + number) % 2 else "random" for seat in range(setup.seats)]
    bots = [BOTS[game.name][level].make(deck) for level in levels]
    first = Seat(number % setup.seats)
    steps = list(
        play_out(game, edition, setup.seats, bots, make_shuffle(seed, setup.seats).key, first)
    )
    states = [game.setup(edition, setup.seats, first), *(step.state for step in steps)]
    return World(seed, states, [(step.mover, step.move) for step in steps])


def choose_window(game: AnyGame, world: World, rng: Random) -> tuple[int, int]:
    """Choose the moves that are made over the wire: from a deal, near a reveal, or anywhere."""
    last = len(world.moves) - 1
    shows = [
        at
        for at, state in enumerate(world.states[2:last], 1)
        if any(news.reveals for news in state.public.news)
    ]
    start = rng.choice(
        (
            1,
            rng.choice(shows) - rng.randrange(LIVE_MOVES),
            rng.randrange(1, max(2, last - LIVE_MOVES)),
        )
    )
    start = max(1, min(start, last - LIVE_MOVES))
    end = start + rng.randrange(LIVE_MOVES // 2, LIVE_MOVES)
    # A table deals together with the move before the deal, so a window does not divide them.
    while game.to_act(world.states[start].public) == {CHANCE}:
        start -= 1
    while game.to_act(world.states[end].public) == {CHANCE}:
        end += 1
    return start, end


def make_pair(setup: GameSetup, number: int, observer: Observer) -> Pair:
    """Make a pair of worlds that this observer cannot tell apart."""
    rng = Random(f"{setup} {number} {observer}")
    if observer == "outside":
        return _make_unrelated_pair(setup, number, rng)
    game = play_game(setup, number)
    viewer = None if isinstance(observer, str) else observer
    while True:
        start, end = choose_window(setup.game, game, rng)
        real = game.until(end)
        other = make_twin(setup.game, real, viewer, start, rng)
        found = Pair(_table_code(setup, number, observer), setup, observer, start, (real, other))
        # If the viewer saw too much for the worlds to differ, try another part of the game.
        if all(found.differences()):
            return found


def make_revealing_pair(setup: GameSetup, number: int, observer: Observer) -> Pair:
    """Make a pair that the observer can tell apart after its last move, and not before.

    The last move is the same in both worlds and rightly reveals something different.
    """
    rng, game = Random(f"{setup} {number} {observer} parting"), setup.game
    world, viewer = play_game(setup, number), None if isinstance(observer, str) else observer
    for end in range(LIVE_MOVES, len(world.moves)):
        mover, move = world.moves[end]
        after = world.states[end + 1]
        if mover == CHANCE or not revealing_news(after, None):
            continue
        start = end - 4
        while game.to_act(world.states[start].public) == {CHANCE}:
            start -= 1
        other = make_twin(game, world.until(end), viewer, start, rng)
        try:
            differs = game.play(other.states[-1], mover, move)
        except IllegalMove:
            continue
        if differs.view(viewer) != after.view(viewer):
            other = World(other.seed, [*other.states, differs], [*other.moves, (mover, move)])
            code = _table_code(setup, number, observer)
            return Pair(code, setup, observer, start, (world.until(end + 1), other))
    raise LookupError("this game reveals nothing")


def _make_unrelated_pair(setup: GameSetup, number: int, rng: Random) -> Pair:
    """Make a pair of unrelated games whose moves and rests follow the same pattern."""
    start = rng.randrange(1, 2 * setup.seats)
    while setup.game.to_act(play_game(setup, number).states[start].public) == {CHANCE}:
        start -= 1
    one, other = (play_game(setup, game).until(start + LIVE_MOVES) for game in (number, number + 1))
    assert _pace_pattern(setup.game, one) == _pace_pattern(setup.game, other), (
        "the observer could tell them apart"
    )
    return Pair(_table_code(setup, number, "outside"), setup, "outside", start, (one, other))


def _pace_pattern(game: AnyGame, world: World) -> list[tuple[bool, Pace]]:
    """What somebody knows who may not watch: when something happened, but not what."""
    movers = [mover == CHANCE for mover, _ in world.moves]
    paces = [game.pace(state.public) for state in world.states[1:]]
    return list(zip(movers, paces, strict=True))


def _table_code(setup: GameSetup, number: int, observer: Observer) -> str:
    """The code of the table, the same in both worlds."""
    return "".join(Random(f"{setup} {number} {observer}").choices(CODE_ALPHABET, k=CODE_LETTERS))


# The log of a table in one of the two worlds.


def make_log(pair: Pair, which: int, people: Sequence[PersonId]) -> list[Entry]:
    """Write the log of a table up to the first move that is made over the wire.

    The ids of other people's commands, seat offers, what bots have heard and, for a seat, the
    gallery chat are hidden from the viewer. They differ between the two worlds too.
    """
    game, world, at = pair.setup.game, pair.worlds[which], START_TIME - 1000
    entries: list[Entry] = [
        log.SettingsChanged(
            version=LOG_VERSION, at=at, by=people[0], settings=_table_settings(pair)
        ),
        *(
            log.SeatTaken(
                version=LOG_VERSION,
                at=at,
                by=who,
                seat=Seat(seat),
                person=who,
                name=f"player {seat}",
            )
            for seat, who in enumerate(people)
        ),
        _match_started(pair, world, at, people[0]),
        log.ContributionRevealed(
            version=LOG_VERSION, at=at, by=people[0], seat=Seat(0), contribution=CONTRIBUTION
        ),
        log.ChatLineAdded(
            version=LOG_VERSION,
            at=at,
            by=people[0],
            number=0,
            name="player 0",
            text="hello, all",
            seat=Seat(0),
        ),
    ]
    for index, (mover, move) in enumerate(world.moves[: pair.start]):
        if index and game.pace(world.states[index].public) is Pace.REST:
            entries.append(log.RestEnded(version=LOG_VERSION, at=at))
        name = f"m{index}" if mover == pair.viewer else f"w{which}-{index}"
        by = None if mover == CHANCE else people[mover]
        text = game.write(move)
        # What bots have heard is not sent to anybody.
        heard = (
            (Claim(mover, "suspect", which, index),) if mover not in (CHANCE, pair.viewer) else ()
        )
        entries.append(
            log.MovePlayed(
                version=LOG_VERSION, at=at, by=by, id=name, seat=mover, move=text, heard=heard
            )
        )
        if which == 1 and pair.viewer is not None and index % 5 == 0:
            entries.append(
                log.ChatLineAdded(
                    version=LOG_VERSION,
                    at=at,
                    by=PersonId("owl"),
                    number=index // 5,
                    name="owl",
                    text=f"I saw it: {text}"[:200],
                )
            )
    if not game.to_act(world.states[-1].public):
        entries.append(
            log.MatchEnded(version=LOG_VERSION, at=at, scores=game.scores(world.states[-1]))
        )
    elif which == 1:
        seat = pair.other
        offered = log.SeatOffered(
            version=LOG_VERSION,
            at=at,
            by=people[seat],
            seat=seat,
            hash="0" * 64,
            until=START_TIME + 600,
        )
        entries.append(offered)
    return entries


def _table_settings(pair: Pair) -> TableSettings:
    game, edition, seats = pair.setup
    return TableSettings(
        game=game.name,
        edition=edition,
        seats=seats,
        listed=pair.start % 2 == 0,
        spectators=pair.observer != "outside",
        television=pair.observer != "outside",
    )


def _match_started(pair: Pair, world: World, at: float, by: PersonId) -> log.MatchStarted:
    game, public = pair.setup.game, world.states[0].public
    pictures = game.pictures(public.edition)
    return log.MatchStarted(
        version=LOG_VERSION,
        at=at,
        by=by,
        game=game.name,
        rules=game.version,
        edition=public.edition.name,
        switches=switches(public.edition),
        seats=pair.setup.seats,
        seed=world.seed.hex(),
        commitments=world.shuffle.commitments,
        first=public.starter if hasattr(public, "starter") else public.first,
        deck=built_in().ids[:pictures],
    )


GALLERY: tuple[Observer] = ("gallery",)
SABOTEUR, DIXIT = GAMES["saboteur"], GAMES["dixit"]
SETUPS = {
    "saboteur": [
        GameSetup(SABOTEUR, edition, seats)
        for edition, seats in (("lv", 3), ("fa", 4), ("he", 5), ("ru", 6), ("lv", 8), ("ru", 10))
    ],
    "dixit": [GameSetup(DIXIT, "fa", seats) for seats in DIXIT.seats],
}


def make_pairs(setups: Sequence[GameSetup], number: int, *observers: Observer) -> list[Pair]:
    """Make pairs for each setup: for these observers, or for every seat and the gallery."""
    return [
        make_pair(setup, number, one)
        for setup in setups
        for one in observers or (*map(Seat, range(setup.seats)), *GALLERY)
    ]
