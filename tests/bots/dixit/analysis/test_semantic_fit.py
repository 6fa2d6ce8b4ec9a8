"""What is near to a clue, by vectors that are easy to see through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.semantic_fit import SemanticFit, TextVectors

if TYPE_CHECKING:
    from lorelode.bots.dixit.analysis.encoder import Encoder, Floats

PLACES = {"sea": 0.0, "wave": 10.0, "море": 5.0, "field": 90.0, "поле": 85.0, "sand": 45.0}
"""Texts and the clue as directions, in degrees."""


class _Compass:
    """An encoder whose texts mean a direction."""

    def encode(self, texts: Sequence[str]) -> Floats:
        angles = np.radians([PLACES[text] for text in texts])
        return np.stack([np.cos(angles), np.sin(angles)], axis=1).astype(np.float32)

    encode_all = encode_clues = encode


def _vectors(*texts: tuple[int, str]) -> TextVectors:
    said = [CardText(card, text, 1.0) for card, text in texts]
    return TextVectors(said, cast("Encoder", _Compass()))


def test_a_card_is_nearer_than_others_by_the_texts_of_all_languages() -> None:
    english, russian = _vectors((0, "sand"), (1, "field")), _vectors((0, "море"), (1, "поле"))
    alone = SemanticFit([(english, bytes([1, 1]))], 2).nearest("wave")
    both = SemanticFit([(english, bytes([1, 1])), (russian, bytes([1, 1]))], 2)
    assert alone == pytest.approx([np.cos(np.radians(35)), np.cos(np.radians(80))], abs=1e-6)
    assert both.nearest("wave") == pytest.approx(
        [np.cos(np.radians(5)), np.cos(np.radians(75))], abs=1e-6
    )
    assert both.nearness("wave").nearest == pytest.approx([1.0, -1.0], abs=1e-4)
    assert both.nearness("wave").near == pytest.approx([1.0, -1.0], abs=1e-4)


def test_a_text_that_a_seat_does_not_know_and_a_card_without_texts_are_near_to_nothing() -> None:
    texts = _vectors((0, "sea"), (0, "sand"), (1, "sand"))
    fit = SemanticFit([(texts, bytes([0, 1, 1]))], 3)
    assert fit.nearest("wave")[0] == pytest.approx(np.cos(np.radians(35)), abs=1e-6)
    near = fit.nearness("wave")
    assert near.nearest == pytest.approx([0.0, 0.0, 0.0], abs=1e-4)
    assert near.near == pytest.approx([0.0, 0.0, 0.0], abs=1e-4)
    assert SemanticFit([(texts, bytes(3))], 3).nearness("wave").nearest == [0.0, 0.0, 0.0]
