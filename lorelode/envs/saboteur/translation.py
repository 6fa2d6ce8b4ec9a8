"""Saboteur, translated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lorelode.core import Seat, State, View
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.core.setup import Setup
from lorelode.envs.saboteur.cells import index_cell_moves, list_cell_moves
from lorelode.envs.saboteur.memory import memory_layout, observe_shown
from lorelode.envs.saboteur.observation import (
    ROLES,
    observe_private,
    observe_public,
    private_layout,
    public_layout,
)
from lorelode.envs.saboteur.picture import draw
from lorelode.envs.translation import Bag
from lorelode.rules.saboteur.cards import DECK, FACES, GOLD, Card
from lorelode.rules.saboteur.choices import choices
from lorelode.rules.saboteur.editions import SEATS
from lorelode.rules.saboteur.moves import Deal, Move
from lorelode.rules.saboteur.state import ROUNDS, SaboteurState, SaboteurView

CHOICE_COUNT: Final = 1024
"""At most 94 cells lie beside 44 cards and the start, and of six cards at most eight shapes fit
one of them; the other moves are fewer than these."""

# The outcomes of chance: first the seats, then roles, faces, cards, and gold cards.
_FIRST_ROLE: Final = SEATS[-1]
_FIRST_FACE: Final = _FIRST_ROLE + len(ROLES)
_FIRST_CARD: Final = _FIRST_FACE + len(FACES)
_FIRST_GOLD: Final = _FIRST_CARD + len(Card)
_CARDS: Final = tuple(Card)

OUTCOMES: Final = (
    *(f"seat {seat} begins" for seat in range(SEATS[-1])),
    *(f"a {role}" for role in ROLES),
    *(f"goal {face}" for face in FACES),
    *(f"card {card}" for card in Card),
    *(f"{nuggets} nugget{'s' * (nuggets > 1)}" for nuggets in (1, 2, 3)),
)


class SaboteurTranslation:
    """A table of Saboteur."""

    deck = None
    choice_count = CHOICE_COUNT
    outcomes = OUTCOMES
    max_points = sum(GOLD)
    # A deal, a turn for each card, an idle round after it, three goals each turned and laid, and
    # the gold of each seat: more than any round takes.
    max_moves = ROUNDS * (1 + len(DECK) + 2 * SEATS[-1] + 6 + SEATS[-1])

    def __init__(self, setup: Setup, language: str = DEFAULT_LANGUAGE) -> None:
        self.setup = setup
        self.language = language
        self.public = public_layout(setup.seats)
        self.private = private_layout(setup.seats)
        self.cell_moves: Sequence[Move] = list_cell_moves(setup.seats)
        self.observe_public = observe_public
        self.observe_private = observe_private
        self.memory = memory_layout()
        self.observe_shown = observe_shown
        self.list_moves = choices
        self.cell_of = index_cell_moves(setup.seats).get

    def tell(self, _view: View[Any, Any]) -> dict[str, Any]:
        """Nothing: Saboteur has no words."""
        return {}

    def draw(self, view: SaboteurView) -> NDArray[np.uint8]:
        """The mine."""
        return draw(view.public)

    def bags(self, state: SaboteurState) -> Sequence[Bag]:
        """Who begins, roles, goals, cards and gold, as far as each is due."""
        public, seats = state.public, self.setup.seats
        saboteurs, miners = public.edition.pool(seats)
        roles = (_FIRST_ROLE,) * miners + (_FIRST_ROLE + 1,) * saboteurs
        cards = tuple(_FIRST_CARD + _CARDS.index(card) for card in DECK)
        bags = [
            Bag("roles", roles, len(roles)),
            Bag("goals", tuple(range(_FIRST_FACE, _FIRST_CARD)), len(FACES)),
            Bag("cards", cards, len(cards)),
        ]
        if public.round == 0 or public.edition.gold_reshuffled:
            gold = tuple(_FIRST_GOLD + nuggets - 1 for nuggets in state.secret.gold)
            bags.append(Bag("gold", gold, len(gold)))
        if public.starter is None:
            bags.append(Bag("first", tuple(range(seats)), 1))
        return bags

    def deal(self, state: State[Any, Any, Any], drawn: Sequence[Sequence[int]]) -> Deal:
        """The deal that was drawn."""
        by_name = {bag.name: some for bag, some in zip(self.bags(state), drawn, strict=True)}
        roles = tuple(ROLES[one - _FIRST_ROLE] for one in by_name["roles"])
        return Deal(
            roles=roles[: self.setup.seats],
            spare=roles[self.setup.seats :],
            goals=tuple(FACES[one - _FIRST_FACE] for one in by_name["goals"]),
            cards=tuple(_CARDS[one - _FIRST_CARD] for one in by_name["cards"]),
            gold=tuple(one - _FIRST_GOLD + 1 for one in by_name.get("gold", ())),
            first=Seat(by_name["first"][0]) if "first" in by_name else None,
        )
