"""What each move is worth to a bot that has beliefs, in cards of effort."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from typing import NamedTuple

from lorelode.bots.reasons import Reason
from lorelode.bots.saboteur import reasons
from lorelode.bots.saboteur.analysis.beliefs import Beliefs
from lorelode.bots.saboteur.analysis.distance import DEAD_END_CARDS, LIVE_CARD_SETS
from lorelode.bots.saboteur.analysis.evaluation import Evaluation, Evaluator
from lorelode.bots.saboteur.analysis.evidence import EXPECTED_EVIDENCE, evidence
from lorelode.bots.saboteur.analysis.history import Deed, DeedKind, distances_on_arrival
from lorelode.bots.saboteur.analysis.policy_weights import PolicyWeights
from lorelode.rules.saboteur.cards import (
    GOALS,
    OPENINGS,
    TOOL_BROKEN_BY,
    TOOLS_MENDED_BY,
    Card,
    Role,
    is_dead_end,
)
from lorelode.rules.saboteur.goals import reached_goals
from lorelode.rules.saboteur.moves import Break, Lay, Map, Move, Pass, Repair, Rockfall
from lorelode.rules.saboteur.paths import Ways, place
from lorelode.rules.saboteur.state import SaboteurView


class ScoredMove(NamedTuple):
    """A move, its value and the reason for it."""

    move: Move
    value: float
    reason: Reason
    search: Reason | None = None
    """What rollouts add, if there were any."""


class Policy:
    """Values the moves of one seat at one moment."""

    def __init__(
        self,
        view: SaboteurView,
        beliefs: Beliefs,
        turn: int,
        weights: PolicyWeights,
        exposure: float = 0.0,
    ) -> None:
        """`exposure` is how likely the others take this seat for a saboteur, if it is one."""
        assert view.seat is not None
        assert view.private is not None
        self._beliefs, self._weights = beliefs, weights
        self._seat, self._private, self._public = view.seat, view.private, view.public
        self._turn = turn
        self._exposure = exposure
        self._evaluator = Evaluator(view, beliefs, weights.evaluation)
        self._ways = view.public.mine.ways
        self._now = self._evaluator.evaluate(self._ways)
        self._hindered = len(view.public.players[view.seat].broken)
        self._closed = tuple(i for i, up in enumerate(view.public.mine.goals) if up is None)
        self._looked = tuple(i for i, face in enumerate(view.private.peeked) if face is not None)

    def score(self, choices: Sequence[Move]) -> list[ScoredMove]:
        """All of these moves, the best first; equals keep their order."""
        is_saboteur = self._private.role is Role.SABOTEUR
        scored = list((self._score_saboteur if is_saboteur else self._score_miner)(choices))
        scored.sort(key=lambda one: -one.value)
        return scored

    # A miner.

    def _score_miner(self, choices: Sequence[Move]) -> Iterator[ScoredMove]:
        weights, suspicion = self._weights, self._beliefs.suspicion
        for move in choices:
            match move:
                case Lay():
                    yield self._score_digging(move)
                case Repair():
                    broken = len(self._public.players[move.seat].broken)
                    cost = weights.mend_tool_cost * len(TOOLS_MENDED_BY[move.card])
                    if move.seat == self._seat:
                        value = weights.mend_self / broken - cost
                        yield ScoredMove(move, value, reasons.MENDS_OWN.reason())
                    else:
                        trust = 1 - suspicion[move.seat] - weights.mend_trust
                        value = weights.mend_other * trust / broken - cost
                        yield ScoredMove(move, value, reasons.TRUSTS.reason(seat=move.seat))
                case Break():
                    broken = len(self._public.players[move.seat].broken)
                    doubt = suspicion[move.seat] - weights.break_doubt
                    value = weights.break_other * doubt * weights.break_again**broken
                    if move.seat == self._seat:
                        value = -weights.treasure
                    yield ScoredMove(move, value, reasons.SUSPECTS.reason(seat=move.seat))
                case Rockfall():
                    after = self._evaluator.evaluate(self._ways.remove(place(move.x, move.y)))
                    value = self._now.effort - after.effort - weights.rockfall_cost
                    yield ScoredMove(move, value, reasons.CLEARS.reason())
                case Map():
                    yield ScoredMove(move, self._map_value(move), reasons.LOOKS.reason())
                case Pass():
                    value = weights.pass_empty
                    if move.card is not None:
                        value = weights.pass_miner - self._kept_by_miner(move.card)
                    yield ScoredMove(move, value, reasons.IDLE.reason())
                case _:
                    raise AssertionError(move)

    def _score_digging(self, move: Lay) -> ScoredMove:
        weights = self._weights
        after, found = self._after_laying(move)
        gain = self._now.effort - after.effort
        if found > 0:
            stone = weights.stone_reached + max(gain, 0.0)
            value = weights.treasure * found + (1 - found) * stone
            return ScoredMove(move, value, reasons.REACHES.reason())
        if gain <= weights.least_gain:
            return ScoredMove(move, gain - weights.aside_cost, reasons.ASIDE.reason())
        return ScoredMove(move, gain, reasons.DIGS.reason())

    def _after_laying(self, move: Lay) -> tuple[Evaluation, float]:
        """The mine after a card is laid, and how likely that reaches the treasure."""
        ways: Ways = self._ways.lay(place(move.x, move.y), OPENINGS[move.shape])
        after = self._evaluator.evaluate(ways)
        if ways.has_goals_of(self._ways):
            return after, 0.0
        goals = [GOALS.index(goal) for goal in reached_goals(self._ways, ways)]
        if not goals:
            return after, 0.0
        distances = distances_on_arrival(self._now.distances, after.distances, goals)
        after = Evaluation(min(after.effort, self._now.effort), distances, after.leading)
        return after, sum(self._beliefs.goals[goal] for goal in goals)

    def _map_value(self, move: Map) -> float:
        weights, goals = self._weights, self._beliefs.goals
        chance = goals[GOALS.index(move.goal)]
        if not 0 < chance < 1:
            return weights.map_needless
        # The entropy of the goals, 1 if all are equally likely.
        doubt = -sum(p * log(p) for p in goals if p > 0) / log(3)
        # The goal that is nearest to an even chance before the others.
        uncertain = 4 * chance * (1 - chance)
        late = weights.map_late if min(self._now.distances) <= 1 else 1.0
        return weights.map * doubt * late * (weights.map_any + weights.map_likely * uncertain)

    def _kept_by_miner(self, card: Card) -> float:
        """The value of a card that stays in a miner's hand."""
        weights, same = self._weights, self._private.hand.count(card) - 1
        if card in DEAD_END_CARDS:
            return 0.0
        if card in TOOL_BROKEN_BY:
            return weights.keep_break - weights.keep_break_again * same
        if card in TOOLS_MENDED_BY:
            return weights.keep_mend - weights.keep_mend_again * same
        if card is Card.MAP:
            if self._beliefs.known:
                return weights.keep_map_known
            return weights.keep_map - weights.keep_map_again * same
        if card is Card.ROCKFALL:
            return weights.keep_rockfall - weights.keep_rockfall_again * same
        leads = weights.keep_leading if self._leads(card) else 0.0
        openings = weights.keep_opening * len(card)
        return weights.keep_path + leads + openings - weights.keep_path_again * same

    def _leads(self, card: Card) -> bool:
        """Whether a path card leads on towards the likeliest goal."""
        return card in LIVE_CARD_SETS[self._now.leading]

    # A saboteur.

    def _score_saboteur(self, choices: Sequence[Move]) -> Iterator[ScoredMove]:
        weights, suspicion = self._weights, self._beliefs.suspicion
        fear = self._fear()
        for move in choices:
            match move:
                case Lay():
                    after, found = self._after_laying(move)
                    if found > 0:
                        value = -weights.treasure * found
                        yield ScoredMove(move, value, reasons.WOULD_REACH.reason())
                    else:
                        dead_end = is_dead_end(move.shape)
                        yield self._score_harm(move, after, fear, DeedKind.LAY, dead_end)
                case Rockfall():
                    after = self._evaluator.evaluate(self._ways.remove(place(move.x, move.y)))
                    yield self._score_harm(move, after, fear, DeedKind.ROCKFALL)
                case Repair():
                    broken = len(self._public.players[move.seat].broken)
                    if move.seat == self._seat:
                        value = weights.mend_self_saboteur * weights.mend_self / broken
                        yield ScoredMove(move, value, reasons.MENDS_OWN.reason())
                    else:
                        doubt = suspicion[move.seat] - weights.mend_show_doubt
                        value = weights.mend_show * doubt / broken
                        yield ScoredMove(move, value, reasons.MENDS_SHOW.reason())
                case Break():
                    yield self._score_hindering(move, fear)
                case Map():
                    value = weights.map_saboteur * self._map_value(move)
                    value -= fear * EXPECTED_EVIDENCE["map"]
                    yield ScoredMove(move, value, reasons.LOOKS_AWAY.reason())
                case Pass():
                    kept = 0.0 if move.card is None else self._kept_by_saboteur(move.card)
                    value = weights.pass_saboteur - kept - fear * EXPECTED_EVIDENCE["pass"]
                    yield ScoredMove(move, value, reasons.BIDES.reason())
                case _:
                    raise AssertionError(move)

    def _fear(self) -> float:
        """How much a saboteur minds what the others would think."""
        weights = self._weights
        if self._exposure > weights.exposed:
            return 0.0
        early = max(0.0, 1 - self._turn / weights.early)
        # The nearer the tunnels are to a goal, the less there is to wait for.
        cards = min(self._now.distances) - weights.fear_ends
        far = min(1.0, max(0.0, cards / weights.fear_fades))
        return weights.secrecy * early * far

    def _score_harm(
        self, move: Move, after: Evaluation, fear: float, kind: DeedKind, dead_end: bool = False
    ) -> ScoredMove:
        """The value of a card that changes the mine: its harm, less what it gives away."""
        weights = self._weights
        now, harm = self._now, after.effort - self._now.effort
        counts = 1.0
        if now.effort > weights.near:
            counts = max(weights.far_off, 1 - weights.far_slope * (now.effort - weights.near))
        deed = Deed(
            kind,
            self._seat,
            self._turn,
            now.distances,
            after.distances,
            dead_end,
            looked=self._looked,
            closed=self._closed,
        )
        shown = sum(EXPECTED_EVIDENCE[name] * much for name, much in evidence(deed, None))
        value = counts * harm - fear * shown
        if harm > weights.notable:
            reason = reasons.STRIKES.reason()
        elif harm < -weights.notable:
            reason = reasons.DIGS_TRUSTED.reason()
        else:
            reason = reasons.DIGS_IDLY.reason()
        return ScoredMove(move, value, reason)

    def _score_hindering(self, move: Break, fear: float) -> ScoredMove:
        weights = self._weights
        if move.seat == self._seat:
            return ScoredMove(move, -weights.treasure, reasons.HINDERS_ITSELF.reason())
        doubt = self._beliefs.suspicion[move.seat]
        broken = len(self._public.players[move.seat].broken)
        seats = len(self._public.players)
        # Those who act next do the most for the miners.
        soon = 1 - weights.hinder_later * ((move.seat - self._seat - 1) % seats) / seats
        in_reach = self._now.effort <= weights.near + weights.hinder_reach
        counts = 1.0 if in_reach else weights.hinder_far
        value = weights.hinder * (1 - doubt) * soon * counts * weights.hinder_broken[broken]
        shown = (1 - doubt) * EXPECTED_EVIDENCE["break_sm"] + doubt * (
            EXPECTED_EVIDENCE["break_ss"] - EXPECTED_EVIDENCE["break_ms"]
        )
        return ScoredMove(move, value - fear * shown, reasons.HINDERS.reason(seat=move.seat))

    def _kept_by_saboteur(self, card: Card) -> float:
        """The value of a card that stays in a saboteur's hand."""
        weights = self._weights
        if card in DEAD_END_CARDS or card in TOOL_BROKEN_BY:
            return weights.hoard_harm
        if card is Card.ROCKFALL:
            return weights.hoard_rockfall
        if card is Card.MAP:
            return weights.hoard_map_known if self._beliefs.known else weights.hoard_map
        if card in TOOLS_MENDED_BY:
            return weights.hoard_mend_hindered if self._hindered else weights.hoard_mend
        return 0.0 if self._leads(card) else weights.hoard_aside
