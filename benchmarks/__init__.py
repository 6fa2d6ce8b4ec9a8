"""Measurements, each beside something run in the same breath: machines are shared and noisy."""
