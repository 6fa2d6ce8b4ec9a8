"""Taught games: a fixed deal, a sentence a step, and a choice at the end."""

from lorelode.lessons.lesson import TaughtGame, teach
from lorelode.lessons.script import read_script

__all__ = ["TaughtGame", "read_script", "teach"]
