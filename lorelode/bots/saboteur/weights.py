"""The weights of traits, fitted by `tools/dwarfs.py`; not written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {
    "dead_harm": 3.568,
    "dead_flat": 5.879,
    "gain": -0.282,
    "gain_late": -1.523,
    "gain_near": -0.598,
    "flat": 0.222,
    "flat_late": 1.448,
    "harm": 0.528,
    "harm_far": 4.035,
    "fall_harm": 0.548,
    "fall_gain": -2.797,
    "fall_flat": -0.174,
    "map": -0.682,
    "map_again": -0.752,
    "pass": -2.025,
    "pass_late": -2.310,
    "pass_hindered": -0.209,
    "mend_self": -0.153,
    "astray": 2.914,
    "homing": -2.434,
    "break_blind": 3.703,
    "mend_marked": 3.659,
    "break_sm": -0.404,
    "break_ss": -0.564,
    "break_ms": 1.334,
    "mend_sm": -4.745,
    "mend_ss": -2.037,
    "mend_ms": -1.625,
}
