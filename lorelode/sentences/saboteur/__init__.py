"""Saboteur in English."""
