"""Dixit, translated."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import ceil, comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorelode.core import View
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.core.setup import Setup
from lorelode.decks import Deck, built_in
from lorelode.decks.selection import load_built_in, select_deck
from lorelode.envs.dixit.clue_slots import CLUE_SLOTS, list_clue_slots
from lorelode.envs.dixit.memory import memory_layout, observe_shown
from lorelode.envs.dixit.observation import (
    observe_private,
    observe_public,
    private_layout,
    public_layout,
)
from lorelode.envs.dixit.picture import draw
from lorelode.envs.translation import Bag
from lorelode.rules.dixit.cards import Picture, pictures
from lorelode.rules.dixit.choices import choices
from lorelode.rules.dixit.deals import given_cards
from lorelode.rules.dixit.editions import DixitEdition, cards_in_turn, to_give
from lorelode.rules.dixit.moves import Deal, Give, Move, Reshuffle, Show, Speak, Tell, Vote
from lorelode.rules.dixit.state import Dealing, DixitState, DixitView, Public, Reshuffling


class _Cells(NamedTuple):
    """The actions `cells` of a table."""

    clues: tuple[tuple[Tell, ...], ...]
    """By picture: its clue slots."""
    moves: tuple[Move, ...]
    actions: dict[Move, int]


class DixitTranslation:
    """A table of Dixit with the first pictures of the built-in deck."""

    def __init__(self, setup: Setup, language: str = DEFAULT_LANGUAGE) -> None:
        edition, seats = setup.edition, setup.seats
        assert isinstance(edition, DixitEdition)
        self.setup = setup
        self.language = language
        select_deck(setup, (), load_built_in)  # refuses a deck of more pictures than there are
        self.deck = _first_pictures(setup.pictures)
        self.public = public_layout(seats, edition.deck_size)
        self.private = private_layout(seats, edition.deck_size)
        self._cells = _list_cells(edition.deck_size, edition.clues_aloud, seats, language)
        self.cell_moves: Sequence[Move] = self._cells.moves
        self.cell_of = self._cells.actions.get
        self.observe_private = observe_private
        hand = self._hand_size = edition.cards_in_hand(seats)
        self.memory = memory_layout(seats, hand)
        self.choice_count = max(
            hand * (CLUE_SLOTS + edition.clues_aloud),
            comb(hand, to_give(seats)),
            cards_in_turn(seats),
        )
        self.outcomes = tuple(f"picture {picture}" for picture in range(1, edition.deck_size + 1))
        turns = _count_turns(edition, seats)
        self.max_moves = 1 + turns * (2 * seats + 1)
        self.max_points = turns * (4 + seats)

    def observe_public(self, public: Public) -> bytearray:
        """The public numbers."""
        return observe_public(public, self.language)

    def observe_shown(self, line: str, shown: tuple[Any, ...]) -> bytes:
        """A row of a memory."""
        return observe_shown(line, shown, self.setup.seats, self._hand_size, self.language)

    def list_moves(self, view: DixitView) -> Sequence[Move]:
        """The legal moves; of each picture that may be told of, its clue slots."""
        found: list[Move] = []
        for move in choices(view):
            if isinstance(move, Tell):
                found += self._cells.clues[move.card - 1]
            else:
                found.append(move)
        return found

    def tell(self, view: View[Any, Any]) -> dict[str, Any]:
        """The clue, and the clue slots of each picture in hand."""
        own = () if view.private is None else view.private.hand
        return {
            "clue": view.public.clue,
            "clue_slots": {
                int(card): tuple(tell.clue for tell in self._cells.clues[card - 1]) for card in own
            },
        }

    def draw(self, view: DixitView) -> NDArray[np.uint8]:
        """The display."""
        return draw(view.public, self.deck)

    def bags(self, state: DixitState) -> Sequence[Bag]:
        """The deck, the used pictures, or what was given."""
        match state.public.stage:
            case Dealing():
                cards: Sequence[Picture] = pictures(len(self.deck.cards))
            case Reshuffling():
                cards = sorted(state.public.used)
            case _:
                cards = given_cards(state)
        return [Bag("pictures", tuple(card - 1 for card in cards), len(cards))]

    def deal(self, state: DixitState, drawn: Sequence[Sequence[int]]) -> Move:
        """The deal that was drawn."""
        cards = tuple(Picture(one + 1) for one in drawn[0])
        match state.public.stage:
            case Dealing():
                return Deal(cards)
            case Reshuffling():
                return Reshuffle(cards)
            case _:
                return Show(cards)


def _first_pictures(count: int) -> Deck:
    deck = built_in()
    return Deck(deck.name, deck.cards[:count])


def blocks(deck: Deck, aloud: bool, seats: int, language: str) -> list[tuple[str, list[Move]]]:
    """Every move that has a number, in blocks: what a block is, and its moves."""
    cards = pictures(len(deck.cards))
    slots = list_clue_slots(deck, language)
    gifts = combinations(cards, to_give(seats))
    return [
        (
            f"tell PICTURE CLUE: picture by picture, {CLUE_SLOTS} clue slots each",
            [Tell(card, clue) for card, clues in zip(cards, slots, strict=True) for clue in clues],
        ),
        ("speak PICTURE, where clues may be said aloud", [Speak(c) for c in cards if aloud]),
        ("give PICTURE, with three seats PICTURE,PICTURE", [Give(some) for some in gifts]),
        ("vote NUMBER", [Vote(place) for place in range(1, cards_in_turn(seats) + 1)]),
    ]


@cache
def _list_cells(count: int, aloud: bool, seats: int, language: str) -> _Cells:
    every = blocks(_first_pictures(count), aloud, seats, language)
    moves = tuple(move for _, some in every for move in some)
    tells = [move for move in moves if isinstance(move, Tell)]
    clues = tuple(tuple(tells[at : at + CLUE_SLOTS]) for at in range(0, len(tells), CLUE_SLOTS))
    return _Cells(clues, moves, {move: action for action, move in enumerate(moves)})


def _count_turns(edition: DixitEdition, seats: int) -> int:
    """More turns than a game can have."""
    limits = []
    if not edition.used_pictures_reshuffled:
        limits.append(ceil(edition.deck_size / cards_in_turn(seats)) + 1)
    if edition.clues_each is not None:
        limits.append(edition.clues_each * seats)
    if edition.winning_points is not None:
        # Somebody gets two points at least in every turn.
        limits.append(ceil(edition.winning_points * seats / 2) + 1)
    return min(limits)
