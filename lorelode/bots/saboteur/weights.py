"""The weights of traits, fitted by `tools/dwarfs.py`; not written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {
    "dead_harm": 4.709,
    "dead_flat": 3.892,
    "gain": -1.570,
    "gain_late": 0.183,
    "gain_near": -1.134,
    "flat": 2.363,
    "flat_late": 3.033,
    "harm": 0.493,
    "harm_far": 3.355,
    "fall_harm": 2.394,
    "fall_gain": -0.329,
    "fall_flat": -4.583,
    "map": -0.596,
    "map_again": 0.396,
    "pass": -0.041,
    "pass_late": -2.181,
    "pass_hindered": 0.185,
    "mend_self": 0.254,
    "astray": 2.507,
    "homing": -3.947,
    "break_blind": 3.504,
    "mend_marked": 2.368,
    "break_sm": -0.637,
    "break_ss": -1.491,
    "break_ms": 1.454,
    "mend_sm": -3.880,
    "mend_ss": -1.176,
    "mend_ms": -2.160,
}
