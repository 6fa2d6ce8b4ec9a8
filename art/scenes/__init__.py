"""The cards: one file a family of scenes."""
