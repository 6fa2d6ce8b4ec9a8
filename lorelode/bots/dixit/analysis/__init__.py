"""What bots of Dixit conclude from the words of a deck and from the game so far."""
