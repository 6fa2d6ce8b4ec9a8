"""What is special about a bot in one game follows from this."""

from __future__ import annotations

from lorelode.rules.dixit.state import DixitView


def seat_seed(view: DixitView, secret: str | None) -> str:
    """The seed of what a seat knows and of its temper; another in each game.

    It follows from the secret of the game. Without one, as in a terminal, it follows from the first
    display, and before that from the seat's first cards. They cannot decide for longer, because no
    record keeps what a seat drew.
    """
    if secret is not None:
        return f"{view.seat}/{secret}"
    assert view.private is not None
    public, private = view.public, view.private
    shown = public.turns[0].display if public.turns else public.display
    opening = shown or sorted(private.hand + private.given)
    return f"{view.seat}/{','.join(map(str, opening))}"
