"""What bots of Saboteur say: manners, what they saw, whom they suspect; and the lies of saboteurs.

What a bot says follows from what its seat knows and its own chance. How often it is asked follows
from what everybody knows (`lorelode.bots.talk`). A bot claims nothing twice in a round.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec import Struct

from lorelode.bots.saboteur.analysis.beliefs import Beliefs, infer_beliefs
from lorelode.bots.saboteur.analysis.history import History
from lorelode.bots.saboteur.analysis.statements import look_line
from lorelode.bots.saboteur.phrases import (
    GOAL_PHRASES,
    GOLD,
    HELP,
    MINER,
    STONE,
    SUSPECT,
    THANKS,
    TRUST,
)
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.rules.saboteur.cards import GOALS, Face, Role
from lorelode.rules.saboteur.knowledge import known_faces, treasure_candidates
from lorelode.rules.saboteur.moves import Break, Repair, read
from lorelode.rules.saboteur.state import Playing, SaboteurView


class SpeechWeights(Struct, frozen=True):
    """How readily a bot says what; set by hand."""

    thanks: float = 0.6
    """How likely it thanks for a mended tool."""
    help: float = 0.4
    """How likely it asks for help when its tool was broken."""
    lie: float = 0.5
    """How likely a saboteur says something false about the goal that it has just looked at.

    A miner who has just looked says what it saw as often as a saboteur says anything, true or
    false: otherwise those who keep silent would be known for saboteurs.
    """
    admit: float = 0.2
    """How likely it says the truth about it instead; otherwise it keeps silent."""
    later: float = 0.1
    """How likely either side speaks of a goal that it looked at earlier."""
    suspect: float = 0.85
    """How likely somebody is a saboteur whom a miner accuses."""
    slander: float = 0.5
    """How many times as much as the average the others suspect somebody whom a saboteur accuses."""
    slander_laps: float = 2.0
    """How many laps of a round pass before a saboteur accuses anybody."""
    accuse: float = 0.5
    """How likely somebody is accused whom there is reason to accuse."""
    trust: float = 0.08
    """How unlikely somebody with a broken tool is a saboteur for whom a miner speaks."""
    vouch: float = 0.4
    """How likely a miner speaks for a player with a broken tool."""
    vouch_own: float = 0.1
    """The same for a saboteur and its like: who speaks for a saboteur is soon taken for one."""
    protest: float = 1.4
    """How many times as much as the average the others suspect who says that they are a miner."""
    deny: float = 0.4
    """How likely somebody does so who is suspected that much, or whose tool was broken."""


class _Words(NamedTuple):
    """A phrase, and what it names."""

    phrase: str
    about: int | str | None = None


def say_manners(
    view: SaboteurView, lines: Sequence[str], rng: Random, weights: SpeechWeights
) -> Claim | None:
    """Thanks for a mended tool, or a call for help after a broken one."""
    return _make_claim(view, lines, _choose_manners(view, lines, rng, weights))


def say_something(
    view: SaboteurView,
    lines: Sequence[str],
    history: History,
    beliefs: Beliefs,
    rng: Random,
    weights: SpeechWeights,
) -> Claim | None:
    """What a bot with beliefs says: manners, or else what is most worth saying."""
    words = _choose_manners(view, lines, rng, weights)
    if words is None:
        assert view.seat is not None
        own = [one for one in history.statements if one.speaker == view.seat]
        said = {(one.phrase, one.about) for one in own}
        told = {one.about for one in own if one.phrase in GOAL_PHRASES}
        reasons = _Reasons(view, lines, history, beliefs, rng, weights)
        found = (one for one in reasons.list_words(told) if _key(one) not in said)
        words = next(found, None)
    return _make_claim(view, lines, words)


def _key(words: _Words) -> tuple[str, int | None]:
    """As a statement has it."""
    about = words.about
    return words.phrase, GOALS.index(about) if isinstance(about, str) else about


def _make_claim(view: SaboteurView, lines: Sequence[str], words: _Words | None) -> Claim | None:
    assert view.seat is not None
    return None if words is None else Claim(view.seat, *words, lines=len(lines))


def _choose_manners(
    view: SaboteurView, lines: Sequence[str], rng: Random, weights: SpeechWeights
) -> _Words | None:
    if not lines or not isinstance(view.public.stage, Playing):
        return None
    who, text = lines[-1].split(" ", 1)
    if not text.startswith(("break", "repair")):
        return None
    move = read(text)
    assert isinstance(move, Break | Repair)
    if move.seat != view.seat or int(who) == view.seat:
        return None
    if isinstance(move, Repair):
        return _Words(THANKS, int(who)) if rng.random() < weights.thanks else None
    return _Words(HELP, move.tool.value) if rng.random() < weights.help else None


class _Reasons:
    """What a bot could say now, the most important first."""

    def __init__(
        self,
        view: SaboteurView,
        lines: Sequence[str],
        history: History,
        beliefs: Beliefs,
        rng: Random,
        weights: SpeechWeights,
    ) -> None:
        assert view.seat is not None
        assert view.private is not None
        self._view, self._seat, self._private = view, view.seat, view.private
        self._beliefs, self._rng, self._weights = beliefs, rng, weights
        self._public = infer_beliefs(View(view.public, None, None), history).suspicion
        self._last = lines[-1] if lines else ""
        self._turn = len(history.deeds)

    def list_words(self, told: Container[int | None]) -> Iterator[_Words]:
        """What could be said, if the speaker has spoken of these goals before."""
        if self._private.role is Role.SABOTEUR:
            yield from self._lie_about_goals(told)
            yield from self._slander()
        else:
            yield from self._tell_goals()
            yield from self._accuse()
        yield from self._vouch()
        yield from self._protest()

    def _is_likely(self, chance: float) -> bool:
        return self._rng.random() < chance

    def _is_suspected(self, seat: int, times: float) -> bool:
        """Whether the others suspect a seat so many times as much as the average."""
        return self._public[seat] >= times * sum(self._public) / len(self._public)

    # Goals.

    def _tell_goals(self) -> Iterator[_Words]:
        """The treasure, if it is known to the speaker alone; or else the stones that were seen."""
        view, weights = self._view, self._weights
        if len(treasure_candidates(View(view.public, None, None))) == 1:
            return
        has_looked = any(self._last == look_line(self._seat, goal) for goal in range(len(GOALS)))
        if not self._is_likely(weights.lie + weights.admit if has_looked else weights.later):
            return
        candidates = treasure_candidates(view)
        if len(candidates) == 1:
            yield _Words(GOLD, candidates[0].value)
            return
        for goal, face in enumerate(known_faces(view)):
            if face is not None and view.public.mine.goals[goal] is None:
                yield _Words(STONE, GOALS[goal].value)

    def _lie_about_goals(self, told: Container[int | None]) -> Iterator[_Words]:
        """The opposite of what was seen, or now and then the truth.

        A saboteur does not lie about goals that it has not looked at: nobody would believe it. It
        does not contradict itself either.
        """
        weights, open_goals = self._weights, self._view.public.mine.goals
        for goal, face in enumerate(self._private.peeked):
            if face is None or open_goals[goal] is not None or goal in told:
                continue
            word, opposite = (GOLD, STONE) if face is Face.TREASURE else (STONE, GOLD)
            name = GOALS[goal].value
            if self._last == look_line(self._seat, goal):
                draw = self._rng.random()
                if draw < weights.lie:
                    yield _Words(opposite, name)
                elif draw < weights.lie + weights.admit:
                    yield _Words(word, name)
            elif self._is_likely(weights.later):
                yield _Words(opposite, name)

    # Other players.

    def _others(self) -> list[int]:
        return [seat for seat in range(len(self._public)) if seat != self._seat]

    def _accuse(self) -> Iterator[_Words]:
        """The player whom a miner suspects most, if it is nearly sure."""
        suspicion = self._beliefs.suspicion
        suspect = max(self._others(), key=lambda seat: suspicion[seat])
        if suspicion[suspect] >= self._weights.suspect and self._is_likely(self._weights.accuse):
            yield _Words(SUSPECT, suspect)

    def _slander(self) -> Iterator[_Words]:
        """Of those whom a saboteur takes for miners, the one whom the others suspect most."""
        if self._turn < self._weights.slander_laps * len(self._public):
            return
        miners = [seat for seat in self._others() if self._beliefs.suspicion[seat] < 0.5]
        suspect = max(miners, key=lambda seat: self._public[seat], default=None)
        if suspect is None or not self._is_suspected(suspect, self._weights.slander):
            return
        if self._is_likely(self._weights.accuse):
            yield _Words(SUSPECT, suspect)

    def _vouch(self) -> Iterator[_Words]:
        """A player with a broken tool on the speaker's own side, as far as it knows."""
        weights, players = self._weights, self._view.public.players
        is_saboteur = self._private.role is Role.SABOTEUR
        for seat in self._others():
            doubt = abs(is_saboteur - self._beliefs.suspicion[seat])
            if players[seat].broken and doubt < weights.trust:
                if self._is_likely(weights.vouch_own if is_saboteur else weights.vouch):
                    yield _Words(TRUST, seat)
                return

    def _protest(self) -> Iterator[_Words]:
        """That the speaker is a miner, if the others doubt it.

        Saboteurs are suspected far more often. Players of both sides have their tools broken, so
        that the phrase alone gives nobody away.
        """
        suspected = self._is_suspected(self._seat, self._weights.protest)
        if (suspected or self._is_hindered()) and self._is_likely(self._weights.deny):
            yield _Words(MINER)

    def _is_hindered(self) -> bool:
        """Whether the last move broke a tool of the speaker's."""
        if " break" not in self._last:
            return False
        move = read(self._last.split(" ", 1)[1])
        return isinstance(move, Break) and move.seat == self._seat
