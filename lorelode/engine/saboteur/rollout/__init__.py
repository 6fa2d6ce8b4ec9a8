"""Rounds played on by rules of thumb: what bots that look ahead use."""
