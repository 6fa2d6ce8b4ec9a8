"""Doors for researchers: the games behind the interfaces of other people's collections.

`translation` is what all adapters share: a view becomes numbers, and a number becomes a move.
The adapters are thin, and each has an extra of its own. `docs/envs.md` describes every number.
"""
