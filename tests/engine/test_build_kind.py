from __future__ import annotations

import sys

from tests.engine.builds import BUILDS, engine_of
from tools.native import compiled_here, is_stale


def test_the_engine_says_which_build_runs() -> None:
    assert [engine_of(build).COMPILED for build in BUILDS] == [
        build == "compiled" for build in BUILDS
    ]
    assert bool(compiled_here()) == ("compiled" in BUILDS)


def test_the_pure_build_leaves_the_other_one_in_its_place() -> None:
    before = sys.modules["lorelode.engine.saboteur.play"]
    pure = engine_of("pure")
    assert sys.modules["lorelode.engine.saboteur.play"] is before
    assert pure is not sys.modules["lorelode.engine.saboteur"]


def test_what_is_compiled_is_as_new_as_its_sources() -> None:
    assert not is_stale(), "run `make native`"
