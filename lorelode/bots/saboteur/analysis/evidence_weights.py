"""The weights of traits, fitted by `tools/fit_saboteur_evidence.py`; not written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {
    "dead_harm": 5.017,
    "dead_flat": 8.041,
    "gain_early": -0.175,
    "gain": -1.310,
    "gain_late": -0.017,
    "gain_near": -1.903,
    "flat_early": -1.266,
    "flat": 0.839,
    "flat_late": 1.998,
    "harm": 2.565,
    "harm_far": 2.117,
    "fall_harm": 3.155,
    "fall_gain": -2.516,
    "fall_flat": -0.814,
    "map": -0.717,
    "map_again": -0.483,
    "pass_early": -2.516,
    "pass": -1.968,
    "pass_late": -2.521,
    "pass_hindered": -0.152,
    "mend_self": -0.306,
    "astray": 3.801,
    "homing": -2.571,
    "break_early": 2.495,
    "break_sm": 2.533,
    "break_ss": 2.659,
    "break_ms": 1.596,
    "break_marked_sm": 0.671,
    "break_marked_ss": -2.407,
    "break_marked_ms": 0.760,
    "mend_sm": -3.824,
    "mend_ss": -2.104,
    "mend_ms": -0.066,
    "mend_marked_sm": -1.756,
    "mend_marked_ss": 0.900,
    "mend_marked_ms": -3.159,
}
