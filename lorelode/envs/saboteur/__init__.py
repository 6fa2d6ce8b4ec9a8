"""Saboteur as numbers."""
