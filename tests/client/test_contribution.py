"""When a player commits to what it adds to a shuffle, and when it reveals it."""

from __future__ import annotations

from msgspec.structs import replace

from lorelode.client.contribution import Answer, Contributor
from tests.client.fakes import update


def test_a_contribution_is_revealed_once_and_only_beside_both_commitments() -> None:
    before, contributor = update(), Contributor()
    before = replace(before, table=replace(before.table, status="open", game=0))
    committed = contributor.answer(before)
    assert committed is not None
    assert committed.kind == "commit-contribution"
    assert contributor.answer(before) is None

    def answer(seed: str | None, own: str | None) -> Answer | None:
        table = replace(
            before.table,
            status="shuffling",
            game=1,
            commitment=seed,
            seat_commitments=(own, None, None),
        )
        return contributor.answer(replace(before, table=table))

    own = committed.fields["hash"]
    assert answer(None, own) is None, "the server has not committed to its seed"
    assert answer("5e" * 32, None) is None
    assert answer("5e" * 32, "0a" * 32) is None
    revealed = answer("5e" * 32, own)
    assert revealed is not None
    assert revealed.kind == "reveal-contribution"
    assert answer("5e" * 32, own) is None
