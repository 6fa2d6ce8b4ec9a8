"""The weights of traits, fitted by `tools/dwarfs.py`; not written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {
    "dead_harm": 4.764,
    "dead_flat": 6.532,
    "gain_early": -0.183,
    "gain": -1.022,
    "gain_late": -0.333,
    "gain_near": -1.948,
    "flat_early": -0.362,
    "flat": 1.561,
    "flat_late": 2.780,
    "harm": 0.990,
    "harm_far": 3.029,
    "fall_harm": 1.714,
    "fall_gain": -3.532,
    "fall_flat": -1.836,
    "map": -0.759,
    "map_again": -0.159,
    "pass_early": -1.887,
    "pass": -1.634,
    "pass_late": -1.333,
    "pass_hindered": 0.006,
    "mend_self": -0.252,
    "astray": 2.776,
    "homing": -4.277,
    "break_blind_early": 5.419,
    "break_blind": 2.926,
    "mend_marked": 3.406,
    "break_sm": -0.694,
    "break_ss": -1.078,
    "break_ms": 1.228,
    "mend_sm": -4.350,
    "mend_ss": -1.379,
    "mend_ms": -1.071,
}
