"""How seats add to a shuffle: commit, reveal, and a first deal that waits for nobody long."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.core import CHANCE, Seat, check_deals
from lorelode.core.refusal import Code, Refusal
from lorelode.core.shuffle import commit
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.clock import REVEAL_SECONDS, Clock, Patience
from lorelode.tables.commands.game import abandon, deal_first
from lorelode.tables.fold import fold
from lorelode.tables.log import decode_entries, encode_entries
from lorelode.tables.presence import Presence
from lorelode.tables.replay import read_finished_games
from tests.tables.scripted import CODE, Script, person, settings

ANNS, BENS = "0a" * 16, "0b" * 16


def begin(*committed: str) -> Script:
    """A table at which these have committed to something, and the host has started a game."""
    script = Script("ann", settings("saboteur"))
    script.sit("ann", "ben", "cat")
    for name in committed:
        given = {"ann": ANNS, "ben": BENS}[name]
        script.ask(name, wire.CommitContribution, game=1, hash=commit(given))
    script.ask("ann", wire.Start)
    return script


def reveal(script: Script, name: str, given: str, game: int = 1) -> None:
    script.ask(name, wire.RevealContribution, game=game, contribution=given)


def test_the_seed_is_drawn_after_the_commitments_and_the_deal_follows_from_all() -> None:
    script = begin("ann", "ben")
    match = script.match
    assert match.status == "shuffling"
    assert match.unrevealed == {0, 1}
    assert (match.lines, script.table.owing) == ((), frozenset())
    kinds = [type(entry) for entry in script.entries]
    assert kinds[-3:] == [log.ContributionCommitted, log.ContributionCommitted, log.MatchStarted]
    reveal(script, "ben", BENS)
    assert script.match.unrevealed == {0}
    # A restart in the middle changes nothing, the seed least of all.
    script.table = fold(CODE, decode_entries(encode_entries(script.entries)))
    assert script.match.shuffle.seed == match.shuffle.seed
    reveal(script, "ann", ANNS)
    dealt = script.match
    assert dealt.status == "playing"
    assert dealt.lines[0].seat == CHANCE
    assert dealt.shuffle.contributions == (ANNS, BENS, None)
    assert fold(CODE, decode_entries(encode_entries(script.entries))) == script.table
    script.take(abandon(script.table, [Seat(0)], script.now))
    (finished,) = read_finished_games(CODE, script.entries)
    assert check_deals(GAMES["saboteur"], finished.record) == 1
    assert finished.record.shuffle == dealt.shuffle


def test_a_seat_reveals_what_it_committed_to_and_nothing_else() -> None:
    script = begin("ann", "ben")
    with pytest.raises(Refusal) as caught:
        reveal(script, "ann", BENS)
    assert caught.value.code == Code.BAD_MESSAGE
    # Who has not committed, has revealed already, or means another game, changes nothing.
    reveal(script, "ann", ANNS)
    before = len(script.entries)
    reveal(script, "cat", "0c" * 16)
    reveal(script, "ann", ANNS)
    reveal(script, "ben", BENS, game=2)
    assert len(script.entries) == before
    # Nobody commits to something for a game that has begun, and each game needs a new commitment.
    script.ask("cat", wire.CommitContribution, game=1, hash=commit("0c" * 16))
    assert script.table.commitments == {}
    script.ask("cat", wire.CommitContribution, game=2, hash=commit("0c" * 16))
    assert script.table.commitments == {person("cat"): commit("0c" * 16)}
    reveal(script, "ben", BENS)
    before = len(script.entries)
    reveal(script, "ben", BENS)
    assert len(script.entries) == before
    script.take(abandon(script.table, [Seat(0)], script.now))
    seed = script.match.shuffle.seed
    script.ask("ann", wire.Start)
    assert script.match.shuffle.seed != seed
    assert script.match.shuffle.commitments == (None, None, commit("0c" * 16))


def test_nobody_holds_up_the_first_deal() -> None:
    assert begin().match.status == "playing", "nobody has committed, so nobody is waited for"
    script, presence = begin("ann", "ben"), Presence()
    clock = Clock(Patience(30, 60, 15), presence)
    people = {person("ann"), person("ben"), person("cat")}
    presence.update(script.table, people, 10.0)
    clock.observe(script.table, 10.0)
    assert not clock.quiet
    assert clock.next_due(script.table, 10.0) == 10.0 + REVEAL_SECONDS
    assert not clock.shuffle_over(script.table, 10.0)
    assert clock.shuffle_over(script.table, 10.0 + REVEAL_SECONDS)
    # Whoever stands up and sits down again, and so leaves somebody alone, gets no more time.
    script.ask("cat", wire.Stand)
    for now, name, kind, fields in (
        (10.5, "ben", wire.Stand, {}),
        (12.0, "ben", wire.Sit, {"seat": 1, "name": "ben"}),
    ):
        script.ask(name, kind, **fields)
        presence.update(script.table, people, now)
        clock.observe(script.table, now)
        assert clock.began == now
        assert clock.next_due(script.table, now) == 10.0 + REVEAL_SECONDS
    assert not clock.shuffle_over(script.table, 12.0)
    assert clock.shuffle_over(script.table, 10.0 + REVEAL_SECONDS)
    # Those who have stood up, or are not here, are not waited for at all.
    reveal(script, "ann", ANNS)
    script.ask("ben", wire.Stand)
    presence.update(script.table, people, 12.0)
    assert clock.shuffle_over(script.table, 12.0)
    script.ask("ben", wire.Sit, seat=1, name="ben")
    presence.update(script.table, people, 12.0)
    assert not clock.shuffle_over(script.table, 12.0)
    presence.update(script.table, people - {person("ben")}, 12.0)
    assert clock.shuffle_over(script.table, 12.0)
    script.take(deal_first(script.table, script.now))
    assert script.match.status == "playing"
    assert script.match.shuffle.contributions == (ANNS, None, None)
    assert not clock.shuffle_over(script.table, 99.0)
