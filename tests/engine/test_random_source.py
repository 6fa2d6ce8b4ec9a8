from __future__ import annotations

import pytest

from tests.engine.builds import BUILDS, engine_of

SEEDS = (0, 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, -1, -(2**63))


def drawn(seed: int, n: int, count: int) -> list[int]:
    """What xorshift with a Weyl sequence draws, by numbers of any size."""
    word = 2**32
    x, weyl = (seed * 0x9E3779B1 ^ 0x5DEECE66D) % word | 1, seed % word
    numbers = []
    for _ in range(count):
        x ^= (x << 13) % word
        x ^= x >> 17
        x ^= (x << 5) % word
        weyl = (weyl + 362437) % word
        numbers.append((x + weyl) % word * n // word)
    return numbers


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_largest_seeds_draw_alike_in_both_builds(build: str, seed: int) -> None:
    source = engine_of(build).RandomSource(seed)
    assert [source.below(2**31) for _ in range(20)] == drawn(seed, 2**31, 20)


def mixed(seed: int, number: int) -> int:
    """What `mix_seed` gives, by numbers of any size: MurmurHash3's last step, three times."""

    def mix(word: int) -> int:
        word = (word ^ word >> 16) * 0x85EBCA6B % 2**32
        word = (word ^ word >> 13) * 0xC2B2AE35 % 2**32
        return word ^ word >> 16

    return mix(mix(mix(seed % 2**32) ^ seed // 2**32 % 2**32) ^ mix(number))


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_seeds_are_mixed_alike_in_both_builds(build: str, seed: int) -> None:
    mix_seed = engine_of(build).batches.mix_seed
    numbers = (0, 1, 2, 1000, 2**32 - 1)
    assert [mix_seed(seed, number) for number in numbers] == [
        mixed(seed, number) for number in numbers
    ]


@pytest.mark.parametrize("build", BUILDS)
def test_neighbouring_seeds_share_no_streams(build: str) -> None:
    mix_seed = engine_of(build).batches.mix_seed
    seeds = {mix_seed(seed, number) for seed in range(8) for number in range(1024)}
    assert len(seeds) == 8 * 1024
