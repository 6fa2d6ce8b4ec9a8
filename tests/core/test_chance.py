"""The dealer's stream against vectors computed by another program in another language.

The numbers were worked out in JavaScript (node's `crypto.createHmac`) from the docstring of
`lorelode.core.chance` alone. They are in `docs/formats.md` too: a change here is a change of
every shuffle ever committed to.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable
from itertools import islice
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lorelode.core import Chance

ZERO = bytes(32)
RISING = bytes(range(32))
LAST = 2**64 - 1
WORDS = 2**32

# The first ten words of a stream: eight of block 0, two of block 1.
STREAMS = {
    (ZERO, 0): "853c7403 937d8b62 39569b18 4eb7993f c5f751ae"
    " fcea28f2 c863858e 2d29c50b 2a354913 daa8d8d2",
    (ZERO, 1): "f64b9211 7253a5d4 06891e86 9c067511 f6428064"
    " 41cade9d 93593ef2 dac29f09 e06f55e2 e9e0f4fb",
    (RISING, 0): "ff921230 177d146e e8401eb8 21731284 10002ba6"
    " f997e8e8 37e80440 7c8cdd38 1d302fae 600b17c0",
    (RISING, 258): "fa62afbe b2fd4790 413cd2d2 f2675402 7be9c1ed"
    " 693ea7d2 fd240769 b9737a23 5c807344 204bae58",
    (RISING, LAST): "975cfe0c dd2678fa ed637fdb 64c21b2c caf0163a"
    " 9a728f6b 23d9f594 040af01f f5da7cd6 996b8f52",
}
# Twenty throws of a die, from 0.
DICE = {
    (ZERO, 0): "3 2 4 3 0 0 4 3 1 2 5 1 1 4 2 3 3 4 3 2",
    (ZERO, 1): "1 4 4 5 0 1 0 1 4 1 5 1 1 4 3 3 0 5 1 0",
    (RISING, 0): "2 2 0 4 0 0 4 4 4 4 5 1 4 3 5 3 0 5 0 4",
    (RISING, 258): "2 4 2 2 3 4 5 1 4 0 4 1 3 5 1 1 4 3 2 2",
    (RISING, LAST): "2 2 1 2 0 5 0 3 0 2 5 5 1 5 4 0 0 5 3 4",
}
# The numbers from 0 on, shuffled.
SHUFFLES = {
    (ZERO, 0): "4 1 5 8 3 9 6 0 2 7",
    (ZERO, 1): "3 5 4 7 8 0 2 6 1 9",
    (RISING, 0): "9 3 1 6 4 7 5 0 8 2",
    (RISING, 258): "17 56 58 35 21 47 38 18 6 8 41 43 55 40 31 26 1 37 65 11 53 27 52 60 46 3 15"
    " 42 54 0 49 12 51 50 23 10 32 39 66 29 14 34 28 48 45 36 57 20 44 62 13 33 19 64 16 59 25"
    " 22 30 7 61 63 9 2 5 4 24",
    (RISING, LAST): "1 8 9 5 6 0 7 3 2 4",
}


@pytest.mark.parametrize("of", STREAMS)
def test_a_long_stream_is_what_the_docstring_says(of: tuple[bytes, int]) -> None:
    seed, draw = of
    blocks = [
        hmac.digest(seed, draw.to_bytes(8, "big") + k.to_bytes(8, "big"), "sha256")
        for k in range(40)
    ]
    words = Chance(seed, draw).words
    assert list(islice(words, 8 * 40)) == list(unpack(f">{8 * 40}I", b"".join(blocks)))


@pytest.mark.parametrize(("of", "words"), STREAMS.items())
def test_the_stream_agrees_with_its_test_vectors(of: tuple[bytes, int], words: str) -> None:
    chance = Chance(*of)
    # Below 2**32 nothing is rejected, so these are the words themselves.
    assert [f"{chance.below(WORDS):08x}" for _ in range(10)] == words.split()


@pytest.mark.parametrize(("of", "throws"), DICE.items())
def test_numbers_below_six_agree_with_their_test_vectors(
    of: tuple[bytes, int], throws: str
) -> None:
    chance = Chance(*of)
    assert [chance.below(6) for _ in range(20)] == [int(throw) for throw in throws.split()]


@pytest.mark.parametrize(("of", "order"), SHUFFLES.items())
def test_shuffles_agree_with_their_test_vectors(of: tuple[bytes, int], order: str) -> None:
    expected = tuple(int(item) for item in order.split())
    assert Chance(*of).shuffled(range(len(expected))) == expected


@pytest.mark.parametrize(
    ("draw", "number", "skipped"),
    # Draw 0 begins with ff921230, draw 1 with three words from 3 * 2**30 on.
    [(0, 0x177D146E, 1), (1, 2141559458, 3)],
)
def test_words_of_the_last_partial_run_are_skipped(draw: int, number: int, skipped: int) -> None:
    n = 3 * 2**30
    words = Chance(RISING, draw)
    assert all(words.below(WORDS) >= n for _ in range(skipped))
    chance = Chance(RISING, draw)
    assert chance.below(n) == number == words.below(WORDS)
    assert chance.below(WORDS) == words.below(WORDS)


@given(st.binary(min_size=32, max_size=32), st.integers(0, LAST), st.integers(1, WORDS))
def test_a_number_below_n_is_below_n(seed: bytes, draw: int, n: int) -> None:
    assert 0 <= Chance(seed, draw).below(n) < n
    assert Chance(seed, draw).below(1) == 0
    assert Chance(seed, draw).below(n) == Chance(seed, draw).below(n)


@pytest.mark.parametrize("n", [0, -1, WORDS + 1, 2**64])
def test_a_bound_that_is_not_1_to_2_to_the_32_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=rf"^n is 1 to 2\*\*32, not {n}$"):
        Chance(ZERO, 0).below(n)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_without_32_bytes_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=rf"^a seed has 32 bytes, not {length}$"):
        Chance(bytes(length), 0)


@pytest.mark.parametrize("draw", [-1, LAST + 1])
def test_a_draw_of_more_than_8_bytes_is_refused(draw: int) -> None:
    with pytest.raises(ValueError, match=rf"0 to 2\*\*64 - 1, not {draw}"):
        Chance(ZERO, draw)


@given(st.integers(0, LAST), st.lists(st.integers(0, 5), max_size=30))
def test_shuffled_has_the_same_items(draw: int, items: list[int]) -> None:
    before = list(items)
    assert Counter(Chance(ZERO, draw).shuffled(items)) == Counter(before)
    assert items == before


def chi_square(outcome: Callable[[Chance], object], kinds: int, tries: int) -> float:
    """How far the outcomes are from even; about `kinds - 1` if all is well."""
    counts = Counter(outcome(Chance(RISING, draw)) for draw in range(tries))
    even = tries / kinds
    missing = (kinds - len(counts)) * even
    return missing + sum((count - even) ** 2 / even for count in counts.values())


def test_chance_is_even() -> None:
    # Fair chance exceeds each bound about once in 5,000 times (9, 66, 23 degrees of freedom).
    assert chi_square(lambda chance: chance.below(10), 10, 5_000) < 33.7
    assert chi_square(lambda chance: chance.shuffled(range(67)).index(0), 67, 5_000) < 115
    assert chi_square(lambda chance: chance.shuffled("abcd"), 24, 5_000) < 55
