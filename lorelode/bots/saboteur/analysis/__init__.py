"""What bots of Saboteur conclude from a view and from the round so far."""
