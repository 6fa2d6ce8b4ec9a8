"""Language models in seats: they read what their seat sees, and answer with a move."""
