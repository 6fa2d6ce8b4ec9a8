"""Lorelode: Saboteur and Dixit as a rules library, with everything around it to play them."""

__version__ = "0.1.0"
