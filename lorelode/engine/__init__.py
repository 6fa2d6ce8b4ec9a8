"""Rules played in place on small integers, compiled where there is a C compiler.

`saboteur` is the engine of Saboteur; Dixit has no need of one. `build_kind` says whether the engine
is compiled. `docs/engine.md` tells more.
"""
