"""The study of Dixit: how many find the card, and what the storyteller gets for it."""
