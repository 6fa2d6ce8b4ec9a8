"""A model of owner, lease, fence and pause, explored exhaustively for two nodes and one table.

A step is one statement of the database, or one look at the own clock. Between two steps of a node
anything may happen elsewhere, for any time: that is what a pause is. A write whose connection is
lost may be carried out at any later moment, or never.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

MAX_EPOCH = 4
MAX_LENGTH = 3
NODES = (0, 1)


class Broken(Exception):
    """A schedule in which the promise does not hold."""


class Node(NamedTuple):
    """What a node believes."""

    has_lease: bool = False
    """Whether its clock says that its lease is valid."""
    epoch: int | None = None
    """The epoch in which it has claimed the table."""
    length: int | None = None
    """The length of the log that it has loaded."""
    writing: bool = False
    """Whether it has looked at its clock, and is about to write."""


class Write(NamedTuple):
    """A write that is on its way after its connection was lost."""

    node: int
    epoch: int
    length: int


class World(NamedTuple):
    """The database, and the nodes."""

    owner: int | None = None
    epoch: int = 0
    length: int = 0
    leases: tuple[bool, ...] = (False, False)
    """Whether the lease of a node is valid by the database's clock."""
    nodes: tuple[Node, ...] = (Node(), Node())
    lost: frozenset[Write] = frozenset()


class Rules(NamedTuple):
    """What the program does; a test leaves something out on purpose."""

    fence: bool = True
    """An append checks the epoch."""
    claim_raises_epoch: bool = True
    """To claim one's own table again raises its epoch too."""
    sequence: bool = True
    """An append checks the length of the log."""


def steps(world: World, rules: Rules) -> Iterator[tuple[str, World]]:
    """Everything that may happen next."""
    for number in NODES:
        node = world.nodes[number]

        def changed(node: Node, number: int = number, world: World = world) -> World:
            nodes = tuple(node if n == number else other for n, other in enumerate(world.nodes))
            return world._replace(nodes=nodes)

        def lease(valid: bool, number: int = number) -> tuple[bool, ...]:
            return tuple(valid if n == number else old for n, old in enumerate(world.leases))

        if not node.has_lease and not world.leases[number] and not node.writing:
            # A new lease: whatever was owned before is forgotten.
            yield f"{number} joins", changed(Node(has_lease=True))._replace(leases=lease(True))
        if node.has_lease:
            # Its own clock is always the first to notice.
            yield f"time passes for {number}", changed(node._replace(has_lease=False))
        elif world.leases[number]:
            yield f"the lease of {number} lapses", world._replace(leases=lease(False))
        if node.has_lease and node.epoch is None and world.epoch < MAX_EPOCH:
            free = world.owner in (None, number) or not world.leases[world.owner or 0]
            if free:
                raised = world.epoch + (world.owner != number or rules.claim_raises_epoch)
                yield (
                    f"{number} claims",
                    changed(node._replace(epoch=raised))._replace(owner=number, epoch=raised),
                )
        if node.epoch is not None and node.length is None:
            yield f"{number} loads", changed(node._replace(length=world.length))
        if node.has_lease and node.length is not None and not node.writing:
            yield f"{number} looks at its clock", changed(node._replace(writing=True))
            yield f"{number} gives it back", _released(changed(Node(True)), node, number)
        if node.writing:
            assert node.epoch is not None
            assert node.length is not None
            write = Write(number, node.epoch, node.length)
            after = _written(world, write, rules)
            if after is None:
                yield f"{number} is refused", changed(Node(node.has_lease))
            elif after.length <= MAX_LENGTH:
                grown = node._replace(writing=False, length=node.length + 1)
                yield f"{number} writes", changed(grown, world=after)
            # Nobody knows what became of it: the table is claimed and loaded again.
            yield (
                f"{number} loses its connection",
                changed(Node(node.has_lease))._replace(lost=world.lost | {write}),
            )
    for write in world.lost:
        rest = world._replace(lost=world.lost - {write})
        after = _written(rest, write, rules)
        yield "a lost write arrives", rest if after is None else after


def _released(world: World, node: Node, number: int) -> World:
    free = world.owner == number and world.epoch == node.epoch
    return world._replace(owner=None) if free else world


def _written(world: World, write: Write, rules: Rules) -> World | None:
    """The world after an append; None if it is refused."""
    if rules.fence and write.epoch != world.epoch:
        return None
    if rules.sequence and write.length != world.length:
        return None
    if write.epoch != world.epoch:
        raise Broken(f"node {write.node} has written after somebody else has claimed the table")
    return world._replace(length=world.length + 1)


def require_true_owner(world: World) -> None:
    """Whoever has claimed the table last and has loaded it knows the whole log."""
    for number in NODES:
        node = world.nodes[number]
        owns = node.epoch == world.epoch and world.owner == number
        if owns and node.length not in (None, world.length):
            raise Broken(f"node {number} owns the table and does not know its log")


def explore(rules: Rules) -> int:
    """Try every schedule. Returns how many worlds there are."""
    seen = {World()}
    waiting = [World()]
    while waiting:
        world = waiting.pop()
        require_true_owner(world)
        for _, after in steps(world, rules):
            if after not in seen and len(after.lost) <= 2 and after.length <= MAX_LENGTH:
                seen.add(after)
                waiting.append(after)
    return len(seen)


def test_no_schedule_lets_anybody_write_but_the_owner() -> None:
    assert explore(Rules()) > 10_000


@pytest.mark.parametrize(
    "rules",
    [
        Rules(fence=False),
        Rules(fence=False, sequence=False),
        Rules(claim_raises_epoch=False),
    ],
    ids=["no-fence", "no-fence-no-sequence", "claim-keeps-epoch"],
)
def test_what_is_left_out_on_purpose_is_found(rules: Rules) -> None:
    with pytest.raises(Broken):
        explore(rules)
