"""The faces of bots and people at a table, cut from the same papers as the cards."""
