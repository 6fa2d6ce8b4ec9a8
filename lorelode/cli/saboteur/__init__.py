"""Saboteur at the terminal: the mine drawn or told, sentences for news, choices as menus."""
