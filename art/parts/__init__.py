"""Building blocks that a family of scenes has of its own, and others may use."""
