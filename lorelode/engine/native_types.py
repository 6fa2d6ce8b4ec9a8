"""The number types of the engine, for Python that runs as it is.

The stub beside this module tells mypyc the real ones. A list is the quickest `vec` of plain Python.
"""

from __future__ import annotations

i64 = int
vec = list
