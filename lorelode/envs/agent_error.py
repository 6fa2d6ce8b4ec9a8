"""What is wrong with an agent; a module of its own, because it needs no extra."""


class AgentError(ValueError):
    """An agent cannot be had, or did what cannot be done; the message is a sentence."""
