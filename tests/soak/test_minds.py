"""Sentence vectors with the weights of all-MiniLM-L6-v2 themselves, which `make soak` installs."""

from __future__ import annotations

import time

import pytest

from lorelode.arena import derive_seed, play_out
from lorelode.bots.dixit.analysis.embeddings import embedding_similarity
from lorelode.bots.dixit.analysis.minilm import MiniLM, minilm
from lorelode.bots.dixit.analysis.similarity import DeckSimilarity
from lorelode.bots.dixit.hard import DixitHardBot
from lorelode.decks import built_in
from lorelode.rules.dixit import DIXIT


@pytest.fixture(scope="module")
def model() -> MiniLM:
    found = minilm()
    assert found is not None, "the weights are not here: make soak installs them"
    return found


def test_the_likeness_of_sentences_is_what_its_makers_publish(model: MiniLM) -> None:
    # The first example of the documentation of Sentence Transformers.
    texts = [
        "The weather is lovely today.",
        "It's so sunny outside!",
        "He drove to the stadium.",
    ]
    for text, row in zip(
        texts,
        [[1.0, 0.6660, 0.1046], [0.6660, 1.0, 0.1411], [0.1046, 0.1411, 1.0]],
        strict=True,
    ):
        assert model.cosines(texts, text) == pytest.approx(row, abs=6e-5)


def test_a_sentence_takes_a_few_milliseconds(model: MiniLM) -> None:
    model.vectors(["first"])
    texts = [f"a quiet night by the sea, number {number}" for number in range(50)]
    begun = time.perf_counter()
    for text in texts:
        model.vectors([text])
    assert time.perf_counter() - begun < 50 * 0.03


@pytest.mark.parametrize(
    ("clue", "card"), [("cetacean", "attic-whale"), ("launderette", "moon-laundry")]
)
def test_a_word_that_is_said_of_no_card_is_understood(model: MiniLM, clue: str, card: str) -> None:
    deck = built_in()
    mind = DeckSimilarity(deck, "en")
    assert not any(mind.matching_tags(clue, at) for at in range(mind.size))
    near = embedding_similarity(model, mind, clue, range(len(deck.cards)))
    best = sorted(near, key=near.__getitem__, reverse=True)[:3]
    assert card in {deck.cards[one].id for one in best}


def test_hard_bots_play_a_game_with_it(model: MiniLM) -> None:
    bots = [DixitHardBot(built_in(), "en", embeddings=model) for _ in range(4)]
    *_, last = play_out(DIXIT, DIXIT.editions["fa"], 4, bots, derive_seed(4))
    assert not DIXIT.to_act(last.state.public)
