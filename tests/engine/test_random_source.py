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
