"""What each command leads to: the entries for the log, and the table after them."""
