"""Dixit at the terminal: pictures as titles and captions, sentences for news, choices as menus."""
