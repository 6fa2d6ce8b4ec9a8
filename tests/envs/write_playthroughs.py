"""Rewrites the playthroughs of OpenSpiel: `make golden`."""

from __future__ import annotations

import warnings
from pathlib import Path

from absl import flags

import lorelode.envs.openspiel  # noqa: F401 (registers the games)

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def write() -> None:
    """Play every file of moves again, and keep what comes of them."""
    # It takes seconds to import, and pytest imports this module to look for examples.
    with warnings.catch_warnings(action="ignore"):
        from open_spiel.python.algorithms import generate_playthrough
    flags.FLAGS.mark_as_parsed()
    for path in PLAYTHROUGHS.glob("*.txt"):
        _, actual = generate_playthrough.replay(str(path))
        path.write_text(actual, "utf-8")


if __name__ == "__main__":
    write()
