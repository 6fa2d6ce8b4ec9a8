"""Pairs of worlds: two games that differ, and that one who looks on is shown the same of.

A game is played by bots. A part of it is what goes over the wire; what came before is in the log of
the table. `twin_generation` makes the other world of it. How the two begin and who looks at them is
all that there is here; `twin_observers` plays them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from lorelode.arena import play_out
from lorelode.bots import BOTS
from lorelode.core import CHANCE, AnyGame, IllegalMove, Pace, Seat, switches
from lorelode.decks import Deck, built_in
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.lobby import CODE_ALPHABET, CODE_LETTERS
from lorelode.tables.log import LOG_VERSION, Entry, PersonId
from lorelode.testing.twins import find_differences, revealing_news
from lorelode.wire import TableSettings
from tests.server.twin_generation import World, dreamt

Eyes: TypeAlias = Seat | Literal["gallery", "outside"]
"""Whose: a seat's, those of all who may watch, or of one with the code who may not even do that."""

LIVE = 16
"""How many moves of a pair are made over the wire; the earlier ones are in the log."""

NOON = 1_800_000_000.0
"""When the server is started, in seconds since 1970."""


class Place(NamedTuple):
    """What is played, and by how many."""

    game: AnyGame
    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name} {self.edition} {self.seats}"


class Pair(NamedTuple):
    """Two worlds that are one to somebody."""

    code: str
    place: Place
    eyes: Eyes
    start: int
    """The first move that is made over the wire."""
    worlds: tuple[World, World]

    @property
    def viewer(self) -> Seat | None:
        """Whose drawer is seen besides the public one."""
        return None if isinstance(self.eyes, str) else self.eyes

    @property
    def other(self) -> Seat:
        """A seat that is not the viewer's."""
        return Seat(1 if self.viewer == 0 else 0)

    @property
    def live(self) -> range:
        """The moves that are made over the wire."""
        return range(self.start, len(self.worlds[0].moves))

    def differing(self) -> list[set[str]]:
        """The hidden fields that differ, moment by moment."""
        states = [world.states[self.start :] for world in self.worlds]
        return [find_differences(one, other) for one, other in zip(*states, strict=True)]

    def reveals(self) -> set[str]:
        """What kinds of things the viewer is shown on the way."""
        states = self.worlds[0].states[self.start + 1 :]
        return {
            type(news).__name__ for state in states for news in revealing_news(state, self.viewer)
        }


@cache
def played(place: Place, number: int) -> World:
    """Some game: the bots of every second seat know what they want, the others do not."""
    game, edition = place.game, place.game.editions[place.edition]
    rng = Random(f"{place} {number}")
    seed = rng.randbytes(32)
    count = game.pictures(edition)
    deck = Deck("first", built_in().cards[:count]) if count else None
    levels = ["steady" if (seat + number) % 2 else "random" for seat in range(place.seats)]
    bots = [BOTS[game.name][level].make(deck) for level in levels]
    first = Seat(number % place.seats)
    steps = list(play_out(game, edition, place.seats, bots, seed, first))
    states = [game.setup(edition, place.seats, first), *(step.state for step in steps)]
    return World(seed, states, [(step.mover, step.move) for step in steps])


def window(game: AnyGame, world: World, rng: Random) -> tuple[int, int]:
    """Where what is made over the wire begins and ends: at a deal, about a reveal, anywhere."""
    last = len(world.moves) - 1
    shows = [
        at
        for at, state in enumerate(world.states[2:last], 1)
        if any(news.reveals for news in state.public.news)
    ]
    start = rng.choice(
        (1, rng.choice(shows) - rng.randrange(LIVE), rng.randrange(1, max(2, last - LIVE)))
    )
    start = max(1, min(start, last - LIVE))
    end = start + rng.randrange(LIVE // 2, LIVE)
    # A table deals with the move that leads to it: so the two are not to be parted.
    while game.to_act(world.states[start].public) == {CHANCE}:
        start -= 1
    while game.to_act(world.states[end].public) == {CHANCE}:
        end += 1
    return start, end


def pair(place: Place, number: int, eyes: Eyes) -> Pair:
    """A pair of worlds that this observer cannot tell apart."""
    rng = Random(f"{place} {number} {eyes}")
    if eyes == "outside":
        return _unlike(place, number, rng)
    game = played(place, number)
    viewer = None if isinstance(eyes, str) else eyes
    while True:
        start, end = window(place.game, game, rng)
        real = game.until(end)
        other = dreamt(place.game, real, viewer, start, rng)
        found = Pair(_code(place, number, eyes), place, eyes, start, (real, other))
        # Where too much was shown to leave anything to differ, another part of the game is tried.
        if all(found.differing()):
            return found


def parting(place: Place, number: int, eyes: Eyes) -> Pair:
    """A pair that can be told apart after its last move, by what it rightly shows, and not before.

    The same is done in both worlds, and turns out differently.
    """
    rng, game = Random(f"{place} {number} {eyes} parting"), place.game
    world, viewer = played(place, number), None if isinstance(eyes, str) else eyes
    for end in range(LIVE, len(world.moves)):
        mover, move = world.moves[end]
        after = world.states[end + 1]
        if mover == CHANCE or not revealing_news(after, None):
            continue
        start = end - 4
        while game.to_act(world.states[start].public) == {CHANCE}:
            start -= 1
        other = dreamt(game, world.until(end), viewer, start, rng)
        try:
            differs = game.play(other.states[-1], mover, move)
        except IllegalMove:
            continue
        if differs.view(viewer) != after.view(viewer):
            other = World(other.seed, [*other.states, differs], [*other.moves, (mover, move)])
            code = _code(place, number, eyes)
            return Pair(code, place, eyes, start, (world.until(end + 1), other))
    raise LookupError("nothing is shown in this game")


def _unlike(place: Place, number: int, rng: Random) -> Pair:
    """Two games that have nothing in common, but that as many moves and rests are in them."""
    start = rng.randrange(1, 2 * place.seats)
    while place.game.to_act(played(place, number).states[start].public) == {CHANCE}:
        start -= 1
    one, other = (played(place, game).until(start + LIVE) for game in (number, number + 1))
    assert _rhythm(place.game, one) == _rhythm(place.game, other), "they can be told apart"
    return Pair(_code(place, number, "outside"), place, "outside", start, (one, other))


def _rhythm(game: AnyGame, world: World) -> list[tuple[bool, Pace]]:
    """What even an observer knows who is only told that something happened."""
    movers = [mover == CHANCE for mover, _ in world.moves]
    paces = [game.pace(state.public) for state in world.states[1:]]
    return list(zip(movers, paces, strict=True))


def _code(place: Place, number: int, eyes: Eyes) -> str:
    """The code of the table, which is in both worlds the same."""
    return "".join(Random(f"{place} {number} {eyes}").choices(CODE_ALPHABET, k=CODE_LETTERS))


# The log of a table in one of the two worlds.


def record_of(pair: Pair, which: int, people: Sequence[PersonId]) -> list[Entry]:
    """The log of a table up to where the pair begins to be played.

    Nobody learns what the commands of others were called, or who asked for a link to another
    device; and at the seats nobody hears what the gallery writes: so all that differs too.
    """
    game, world, at = pair.place.game, pair.worlds[which], NOON - 1000
    entries: list[Entry] = [
        log.SettingsChanged(version=LOG_VERSION, at=at, by=people[0], settings=_settings(pair)),
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
        _started(pair, world, at, people[0]),
        log.ChatLineAdded(
            version=LOG_VERSION,
            at=at,
            by=people[0],
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
        entries.append(
            log.MovePlayed(version=LOG_VERSION, at=at, by=by, id=name, seat=mover, move=text)
        )
        if which == 1 and pair.viewer is not None and index % 5 == 0:
            entries.append(
                log.ChatLineAdded(
                    version=LOG_VERSION, at=at, name="owl", text=f"I saw it: {text}"[:200]
                )
            )
    if not game.to_act(world.states[-1].public):
        entries.append(
            log.MatchEnded(version=LOG_VERSION, at=at, scores=game.scores(world.states[-1]))
        )
    elif which == 1:
        seat = pair.other
        offered = log.SeatOffered(
            version=LOG_VERSION, at=at, by=people[seat], seat=seat, hash="0" * 64, until=NOON + 600
        )
        entries.append(offered)
    return entries


def _settings(pair: Pair) -> TableSettings:
    game, edition, seats = pair.place
    return TableSettings(
        game=game.name,
        edition=edition,
        seats=seats,
        listed=pair.start % 2 == 0,
        spectators=pair.eyes != "outside",
        television=pair.eyes != "outside",
    )


def _started(pair: Pair, world: World, at: float, by: PersonId) -> log.MatchStarted:
    game, public = pair.place.game, world.states[0].public
    pictures = game.pictures(public.edition)
    return log.MatchStarted(
        version=LOG_VERSION,
        at=at,
        by=by,
        game=game.name,
        rules=game.version,
        edition=public.edition.name,
        switches=switches(public.edition),
        seats=pair.place.seats,
        seed=world.seed,
        first=public.starter if hasattr(public, "starter") else public.first,
        deck=built_in().ids[:pictures],
    )


GALLERY: tuple[Eyes] = ("gallery",)
SABOTEUR, DIXIT = GAMES["saboteur"], GAMES["dixit"]
PLACES = {
    "saboteur": [
        Place(SABOTEUR, edition, seats)
        for edition, seats in (("lv", 3), ("fa", 4), ("he", 5), ("ru", 6), ("lv", 8), ("ru", 10))
    ],
    "dixit": [Place(DIXIT, "fa", seats) for seats in DIXIT.seats],
}


def every_pair(places: Sequence[Place], number: int, *eyes: Eyes) -> list[Pair]:
    """Pairs at each of these tables: for everybody who can look on there, or with these eyes."""
    return [
        pair(place, number, one)
        for place in places
        for one in eyes or (*map(Seat, range(place.seats)), *GALLERY)
    ]
