"""The study of Saboteur: who wins, and how well bots see through each other."""
