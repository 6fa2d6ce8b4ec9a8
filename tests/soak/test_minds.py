"""What words mean, by the encoder itself: too slow to load for every run of the tests."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from random import Random

import pytest

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS, BotOptions
from lorelode.bots.dixit.analysis.clue_fit import ClueFit
from lorelode.bots.dixit.analysis.encoder import find_encoder
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.core import CHANCE
from lorelode.core.languages import LANGUAGES
from lorelode.decks import built_in
from lorelode.decks.associations import built_in_folders
from lorelode.rules.dixit import DIXIT

MAX_DECISION_SECONDS = 0.03
MAX_MEGABYTES = 300


@pytest.mark.parametrize(
    ("clue", "language", "card"),
    [
        ("arachnid", "en", "spiders-harp"),
        ("launderette", "en", "moon-laundry"),
        ("прачечная", "ru", "moon-laundry"),
    ],
)
def test_a_word_that_is_said_of_no_card_is_understood(clue: str, language: str, card: str) -> None:
    deck, encoder = built_in(), find_encoder()
    assert encoder is not None, "the extra is not here: make play installs it"
    reader = ClueFit(
        HashedDeck(deck), language, built_in_folders(), "seed", share=1.0, encoder=encoder
    )
    fits = reader.fits(clue)
    best = sorted(range(len(fits)), key=lambda at: -fits[at])[:3]
    assert card in {deck.cards[at].id for at in best}


def measure_games() -> None:
    """Print the seconds of a decision (p95) and the megabytes of this process, after games."""
    seconds = []
    for language in LANGUAGES:
        options = BotOptions(secret="soak")
        bots = [BOTS["dixit"]["hard"].make(built_in(), language, options)] * 6
        # The first game reads what the second one needs.
        for game in range(2):
            state = DIXIT.setup(DIXIT.editions["fa"], 6, None)
            steps = play_out(DIXIT, DIXIT.editions["fa"], 6, bots, derive_seed(1))
            for step in steps:
                for seat in sorted(set(DIXIT.to_act(state.public)) - {CHANCE}) if game else ():
                    begun = time.process_time()
                    bots[0].choose(state.view(seat), [], Random(1))
                    seconds.append(time.process_time() - begun)
                state = step.state
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sys.stdout.write(f"{sorted(seconds)[int(0.95 * len(seconds))]} {megabytes}\n")


def test_bots_decide_quickly_and_in_little_memory() -> None:
    # In a process of its own, as for a server: pytest takes memory too.
    command = "import tests.soak.test_minds as test; test.measure_games()"
    done = subprocess.run(
        [sys.executable, "-c", command], check=True, capture_output=True, text=True
    )
    seconds, megabytes = map(float, done.stdout.split())
    assert seconds <= MAX_DECISION_SECONDS
    assert megabytes <= MAX_MEGABYTES
