"""Tables: where people meet to play, and what keeps them."""
