"""Dixit in English."""
