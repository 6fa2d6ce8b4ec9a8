"""Benchmarks. Each runs beside a yardstick, because machines are shared and noisy."""
