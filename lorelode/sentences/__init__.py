"""Games in English sentences: for terminals, and for programs that read no pictures of a board."""
