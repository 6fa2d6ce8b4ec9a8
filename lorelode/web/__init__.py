"""Tables over the network: the door, what passes through it, and who watches it."""
