"""The weights by which `normal` and `hard` value a move, in cards of effort.

They were set by hand and tried out in duels (`python -m tools.saboteur_duels`).
"""

from __future__ import annotations

from msgspec import Struct

from lorelode.bots.saboteur.analysis.evaluation import EvaluationWeights


class PolicyWeights(Struct, frozen=True):
    """What a move is worth. A weight without a unit is a value in cards of effort."""

    evaluation: EvaluationWeights = EvaluationWeights()
    """How the effort to the treasure is measured."""
    treasure: float = 20.0
    """Reaching the treasure. A bot never pays as much to gain anything else."""

    # Digging, by a miner.
    stone_reached: float = 1.0
    """Reaching a goal that turns out to be stone, beside the effort saved."""
    least_gain: float = 0.15
    """A card that saves no more effort than this counts as laid aside."""
    aside_cost: float = 0.3
    """What laying a card aside costs."""
    rockfall_cost: float = 0.3
    """What using up a rockfall costs a miner."""

    # Tools, by a miner.
    mend_self: float = 1.7
    """Mending one's own only broken tool."""
    mend_other: float = 3.0
    """Mending the only broken tool of a trusted player, for each unit of trust."""
    mend_trust: float = 0.55
    """The probability to be a miner from which another player's tool is worth mending."""
    mend_tool_cost: float = 0.05
    """What a repair card costs for each tool it could mend: a card for one tool is used first."""
    break_other: float = 4.0
    """Breaking a tool of a suspected player, for each unit of suspicion."""
    break_doubt: float = 0.62
    """The suspicion from which a player's tool is worth breaking."""
    break_again: float = 0.35
    """A factor for each tool that the player has broken already."""

    # Maps.
    map: float = 0.9
    """Looking at a goal when all goals are equally likely."""
    map_needless: float = -1.0
    """Looking at a goal whose face is certain."""
    map_late: float = 0.5
    """A factor if some goal is only one card away."""
    map_any: float = 0.6
    """The share of a map's value that any goal has."""
    map_likely: float = 0.4
    """The share that depends on how uncertain the goal itself is."""

    # What a miner keeps: the value of a card in hand, less for each other card of its kind.
    pass_miner: float = 0.05
    """Passing with a card that is worth nothing."""
    pass_empty: float = -0.02
    """Passing with an empty hand."""
    keep_break: float = 0.2
    """A broken tool."""
    keep_break_again: float = 0.05
    """The loss for each other broken tool of its kind."""
    keep_mend: float = 0.3
    """A repair card."""
    keep_mend_again: float = 0.1
    """The loss for each other repair card of its kind."""
    keep_map: float = 0.3
    """A map while the treasure is not known."""
    keep_map_again: float = 0.2
    """The loss for each other map."""
    keep_map_known: float = 0.01
    """A map when the treasure is known."""
    keep_rockfall: float = 0.3
    """A rockfall."""
    keep_rockfall_again: float = 0.2
    """The loss for each other rockfall."""
    keep_path: float = 0.12
    """A path card that carries a way."""
    keep_leading: float = 0.3
    """The same, if it leads on now."""
    keep_opening: float = 0.04
    """The same, for each opening."""
    keep_path_again: float = 0.05
    """The loss for each other path card of its kind."""

    # A saboteur's fear to be found out.
    secrecy: float = 0.8
    """How much a saboteur fears to be found out at the beginning of a round."""
    early: int = 20
    """After how many cards it fears nothing any more."""
    exposed: float = 0.8
    """The suspicion against it from which it fears nothing any more."""
    fear_ends: int = 2
    """The distance of the nearest goal at which it fears nothing any more."""
    fear_fades: int = 3
    """Over how many cards before that its fear fades."""

    # Harm, by a saboteur.
    near: float = 5.0
    """The effort to the treasure up to which harm counts in full."""
    far_slope: float = 0.25
    """How much less harm counts for each card of effort beyond."""
    far_off: float = 0.4
    """How much harm counts at least."""
    notable: float = 0.3
    """The change of effort from which a move counts as harm, or as help, in its reason."""
    mend_self_saboteur: float = 0.6
    """A factor for mending one's own tool, beside a miner."""
    mend_show: float = 1.5
    """Mending the only broken tool of somebody who may be a saboteur too, for each unit of that."""
    mend_show_doubt: float = 0.75
    """The probability to be a saboteur from which another player's tool is worth mending."""
    map_saboteur: float = 0.35
    """A factor for a map, beside a miner."""
    hinder: float = 1.6
    """Breaking a tool of a certain miner who has none broken and acts next."""
    hinder_later: float = 0.3
    """How much less that is worth against the last player to act."""
    hinder_reach: float = 2.0
    """How much more effort than `near` lets it count in full."""
    hinder_far: float = 0.6
    """A factor beyond that."""
    hinder_broken: tuple[float, float, float] = (1.0, 0.45, 0.2)
    """Factors for a player with no, one and two broken tools."""

    # What a saboteur keeps.
    pass_saboteur: float = 0.02
    """Passing with a card that is worth nothing."""
    hoard_harm: float = 0.6
    """A dead end or a broken tool."""
    hoard_rockfall: float = 0.7
    """A rockfall."""
    hoard_map: float = 0.25
    """A map while the treasure is not known."""
    hoard_map_known: float = 0.05
    """A map when the treasure is known."""
    hoard_mend: float = 0.2
    """A repair card."""
    hoard_mend_hindered: float = 0.3
    """A repair card while an own tool is broken."""
    hoard_aside: float = 0.08
    """A path card that does not lead on now; one that does is worth nothing."""
