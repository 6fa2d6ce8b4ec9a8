"""Dixit as numbers."""
