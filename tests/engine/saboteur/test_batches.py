"""Both builds of the engine see the same in many games at once."""

from __future__ import annotations

from lorelode.rules.saboteur.editions import EDITIONS
from tests.engine.builds import BUILDS, engine_of


def play(build: str) -> list[bytes]:
    engine = engine_of(build)
    window = engine.batches.Window(-3, -6, 16, 13)
    positions = [engine.new_position(EDITIONS["ru"], 4) for _ in range(2)]
    batch = engine.batches.Batch(positions, 7, window)
    engine.batches.begin(batch)
    seen = [batch.seen + batch.facts]
    for step in range(300):
        engine.batches.step(batch, [step % position.listed for position in positions])
        seen.append(batch.seen + batch.facts)
    return seen


def test_both_builds_write_the_same_bytes() -> None:
    runs = [play(build) for build in BUILDS]
    assert all(run == runs[0] for run in runs)
    assert len(set(runs[0])) == 301


def test_neighbouring_seeds_deal_other_games() -> None:
    engine = engine_of(BUILDS[0])
    window = engine.batches.Window(-3, -6, 16, 13)

    def deal(seed: int) -> set[bytes]:
        positions = [engine.new_position(EDITIONS["ru"], 4) for _ in range(8)]
        batch = engine.batches.Batch(positions, seed, window)
        engine.batches.begin(batch)
        size = len(batch.seen) // len(positions)
        return {batch.seen[at : at + size] for at in range(0, len(batch.seen), size)}

    assert len(deal(1)) == 8
    assert len(deal(1) & deal(2)) == 0
