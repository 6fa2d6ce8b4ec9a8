"""Twins of a state: others that one seat cannot tell from it, even as something is revealed.

`imagine` alone seldom gives a twin in which a move reveals the very same facts, so twins are
stitched together from an imagined state and the real one, field by field.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec import structs

from lorelode.core import CHANCE, IllegalMove, News, Seat
from lorelode.testing.random_games import AnyState, PlayedGame, seats_of

TWIN_ATTEMPTS = 60
"""How many twins are made to find some in which a move reveals the same."""

TWINS_COMPARED = 3
"""How many of those are compared with the real state."""


def revealing_news(state: AnyState, seat: Seat | None) -> Sequence[News]:
    """What the last move revealed to a seat (None: a spectator), by its news."""
    private = () if seat is None else state.private[seat].news
    return [news for news in (*state.public.news, *private) if news.reveals]


class Reveal(NamedTuple):
    """A move of a game that was played, and one of those to whom it revealed something."""

    state: AnyState
    mover: Seat
    move: Any
    watcher: Seat | None


def reveals(played: PlayedGame) -> dict[str, list[Reveal]]:
    """All reveals of a game, by the kind of news."""
    found: dict[str, list[Reveal]] = {}
    before = zip(played.states, played.moves, played.states[1:], strict=False)
    for state, (mover, move), after in before:
        everybody = (None, *seats_of(state))
        for news in revealing_news(after, None):
            to = found.setdefault(type(news).__name__, [])
            to += [Reveal(state, mover, move, seat) for seat in everybody]
        for seat, private in zip(everybody[1:], after.private, strict=True):
            for news in private.news:
                if news.reveals:
                    to = found.setdefault(type(news).__name__, [])
                    to.append(Reveal(state, mover, move, seat))
    return found


class Twins:
    """Makes twins of the states of one game."""

    def __init__(self, played: PlayedGame, rng: Random) -> None:
        self.game = played.game
        self.rng = rng
        self.groups = _group_fields(played)

    def alike(self, reveal: Reveal) -> Iterator[tuple[Any, AnyState]]:
        """Moves of twins that read the same and reveal the same, and what they lead to."""
        told = revealing_news(self.game.play(*reveal[:3]), reveal.watcher)
        census = self.game.census(reveal.state)
        for _ in range(TWIN_ATTEMPTS):
            twin = self._stitch(reveal.state, reveal.watcher)
            move = self._find_counterpart(twin, reveal)
            after = None if move is None else self._play_alike(twin, reveal, move, told)
            if after is None or self.game.census(twin) != census:
                continue
            if reveal.mover == CHANCE:
                move, after = self._redeal(twin, reveal, move, after)
            yield move, after

    def _stitch(self, state: AnyState, watcher: Seat | None) -> AnyState:
        """An imagined state with some of its hidden facts as they really are."""
        other = self.game.imagine(state.view(watcher), self.rng)
        # Sometimes a little of it, sometimes most.
        share = self.rng.choice((0.2, 0.3, 0.6))
        whole = [group for group in self.groups if self.rng.random() < share]
        twin = blend(other, state, set().union(*whole))
        secret = len(state.private)
        for group in self.groups:
            if group in whole:
                continue
            fields = {name for name in sorted(group) if self.rng.random() < share}
            top = self.rng.choice((0, 0, 1, 2, secret))
            if not fields and not (top and group.intersection(_names(state.secret))):
                continue
            real, slots = _slots(state, group), _slots(twin, group)
            wanted = [
                slot
                for slot in real
                if slot.field in fields or (slot.drawer == secret and slot.place < top)
            ]
            twin = _fill(twin, _settle(slots, real, wanted, watcher), group)
        return twin

    def _find_counterpart(self, twin: AnyState, reveal: Reveal) -> Any:
        """A move in the twin that the watcher reads as the real one; None if there is none."""
        if reveal.mover in (CHANCE, reveal.watcher):
            return reveal.move
        line = self.game.write(reveal.move, hidden=True)
        choices = self.game.choices(twin.view(reveal.mover))
        like = [move for move in choices if type(move) is type(reveal.move)]
        same = [move for move in like if self.game.write(move, hidden=True) == line]
        # Half of the time the very same, for what a move says may be what is revealed.
        if reveal.move in same and self.rng.random() < 0.5:
            return reveal.move
        return self.rng.choice(same) if same else None

    def _play_alike(
        self, twin: AnyState, reveal: Reveal, move: Any, told: Sequence[News]
    ) -> AnyState | None:
        try:
            after = self.game.play(twin, reveal.mover, move)
        except IllegalMove:
            return None
        return after if revealing_news(after, reveal.watcher) == told else None

    def _redeal(
        self, twin: AnyState, reveal: Reveal, move: Any, after: AnyState
    ) -> tuple[Any, AnyState]:
        """The same deal but for what the watcher is not told: stretches of it are shuffled."""
        told = revealing_news(after, reveal.watcher)
        for _ in range(12):
            other = _reshuffle(move, self.rng)
            if found := self._play_alike(twin, reveal, other, told):
                move, after = other, found
        return move, after


def _reshuffle(deal: Any, rng: Random) -> Any:
    """The deal with a stretch of one field shuffled, or two cards of two fields exchanged."""
    fields = {name: list(_items(getattr(deal, name))) for name in _names(deal)}
    names = [name for name, items in fields.items() if items]
    one = rng.choice(names)
    kind = type(fields[one][0])
    two = rng.choice([name for name in names if type(fields[name][0]) is kind])
    here, there = fields[one], fields[two]
    if one == two:
        start, end = sorted(rng.choices(range(len(here) + 1), k=2))
        here[start:end] = rng.sample(here[start:end], end - start)
    else:
        i, j = rng.randrange(len(here)), rng.randrange(len(there))
        here[i], there[j] = there[j], here[i]
    changed = {
        name: tuple(fields[name]) if isinstance(getattr(deal, name), tuple) else fields[name][0]
        for name in (one, two)
    }
    return structs.replace(deal, **changed)


def find_differences(one: AnyState, other: AnyState) -> set[str]:
    """The names of the fields out of public sight in which two states differ."""
    pairs = zip((*one.private, one.secret), (*other.private, other.secret), strict=True)
    return {
        name
        for here, there in pairs
        for name in _names(here)
        if getattr(here, name) != getattr(there, name)
    }


def blend(state: AnyState, source: AnyState, names: set[str]) -> AnyState:
    """The state with these fields, of all private drawers and the secret one, from another."""

    def take(drawer: Any, other: Any) -> Any:
        fields = {name: getattr(other, name) for name in _names(drawer) if name in names}
        return structs.replace(drawer, **fields)

    private = tuple(map(take, state.private, source.private))
    return structs.replace(state, private=private, secret=take(state.secret, source.secret))


class Slot(NamedTuple):
    """Where one card lies: in a private drawer, by seat, or in the secret one, the last."""

    drawer: int
    field: str
    place: int


def _slots(state: AnyState, names: set[str]) -> dict[Slot, Any]:
    """Everything in these fields, by slot."""
    return {
        Slot(drawer, name, index): item
        for drawer, fields in enumerate((*state.private, state.secret))
        for name in _names(fields)
        if name in names
        for index, item in enumerate(_items(getattr(fields, name)))
    }


def _items(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _settle(
    slots: dict[Slot, Any], real: dict[Slot, Any], wanted: Sequence[Slot], watcher: Seat | None
) -> dict[Slot, Any]:
    """The same cards, exchanged so that what is wanted lies as it really does."""
    free = dict.fromkeys(slot for slot in slots if slot.drawer != watcher)
    for slot in wanted:
        if slot in free:
            del free[slot]
            if slots[slot] != real[slot]:
                source = next((other for other in free if slots[other] == real[slot]), slot)
                slots[slot], slots[source] = slots[source], slots[slot]
    return slots


def _fill(state: AnyState, slots: dict[Slot, Any], names: set[str]) -> AnyState:
    """The state with these fields filled from slots."""

    def fill(at: int, drawer: Any) -> Any:
        fields: dict[str, Any] = {}
        for name in _names(drawer):
            if name in names:
                old = getattr(drawer, name)
                new = tuple(slots[Slot(at, name, index)] for index in range(len(_items(old))))
                fields[name] = new if isinstance(old, tuple) else new[0]
        return structs.replace(drawer, **fields) if fields else drawer

    *private, secret = (fill(at, one) for at, one in enumerate((*state.private, state.secret)))
    return structs.replace(state, private=tuple(private), secret=secret)


def _names(drawer: Any) -> list[str]:
    return [name for name in drawer.__struct_fields__ if name != "news"]


def _group_fields(played: PlayedGame) -> list[set[str]]:
    """The hidden fields, those together among which cards wander, by the census."""
    first, game, rng = played.states[0], played.game, Random(0)
    names = {*_names(first.private[0]), *_names(first.secret)}
    moved: dict[str, set[str]] = {name: set() for name in names}
    for state in played.moments(rng, 4):
        other = game.imagine(state.view(None), rng)
        census = game.census(state)
        for name in names:
            changed = game.census(blend(state, other, {name}))
            moved[name] |= {
                card for card in {*census, *changed} if census.get(card) != changed.get(card)
            }
    groups: list[tuple[set[str], set[str]]] = []
    for name in sorted(names):
        linked = [group for group in groups if group[1] & moved[name]]
        groups = [group for group in groups if group not in linked]
        together = {name}.union(*(fields for fields, _ in linked))
        groups.append((together, moved[name].union(*(cards for _, cards in linked))))
    return [fields for fields, _ in groups]
