"""Shuffles: deals follow from the seed and what the seats added, as docs/formats.md says."""

from __future__ import annotations

import hashlib
import re

import pytest
from msgspec.structs import replace

from lorelode.core import (
    CHANCE,
    RecordError,
    Shuffle,
    WrongDeal,
    check_deals,
    read_record,
    write_record,
)
from lorelode.rules import GAMES
from tests.core.dealt_games import GIVEN, SHUFFLE, play_random_game
from tests.docs.pages import page, section


@pytest.mark.parametrize(("name", "edition"), [("saboteur", "fa"), ("dixit", "fa")])
def test_every_change_of_a_shuffle_is_found(name: str, edition: str) -> None:
    record, game = play_random_game(name, edition), GAMES[name]
    assert read_record(write_record(record), GAMES) == record
    deals = [at for at, (seat, _) in enumerate(record.moves) if seat == CHANCE]
    assert check_deals(game, record) == len(deals) >= 3
    changes = {
        "the record has no seed": None,
        "deal 1: ": replace(SHUFFLE, seed="5f" * 32),
        "the contribution of seat 0 is not": replace(
            SHUFFLE, contributions=("01" * 16, *GIVEN[1:])
        ),
        "the contribution of seat 3 is not": replace(
            SHUFFLE, contributions=(*GIVEN[:3], "01" * 16)
        ),
    }
    for reason, changed in changes.items():
        with pytest.raises(WrongDeal, match=reason):
            check_deals(game, replace(record, shuffle=changed))
    # A contribution that was left out, or that another seat is said to have made, deals others.
    first, *others = GIVEN
    moved = Shuffle(
        SHUFFLE.seed, (None, SHUFFLE.commitments[0]) + (None,) * 2, (None, first, None, None)
    )
    for shuffle in (replace(SHUFFLE, contributions=(None, *others)), moved):
        with pytest.raises(WrongDeal) as caught:
            check_deals(game, replace(record, shuffle=shuffle))
        assert caught.value.deal == 1
    with pytest.raises(WrongDeal, match="no deals"):
        check_deals(game, replace(record, moves=()))
    # The last deal alone is another one.
    last = deals[-1]
    move = game.read(record.moves[last][1])
    cards = move.cards[::-1]
    cut = replace(
        record, moves=(*record.moves[:last], (CHANCE, game.write(replace(move, cards=cards))))
    )
    with pytest.raises(WrongDeal, match=f"^deal {len(deals)}: the seed deals"):
        check_deals(game, cut)


def test_the_example_of_the_page_is_right() -> None:
    text = section(page("formats.md"), "### Who takes part in a shuffle")
    written = dict(re.findall(r"^\| ([^|]+) \| ([0-9a-f]+) \|$", text, re.MULTILINE))
    (example,) = re.findall(r"```\n(lorelode: .*?)```", text, re.DOTALL)
    record = read_record(example, GAMES)
    shuffle = record.shuffle
    assert shuffle is not None
    assert shuffle.commitment == written["commitment to the seed"]
    assert hashlib.sha256(bytes.fromhex(shuffle.seed)).hexdigest() == shuffle.commitment
    assert shuffle.key.hex() == written["key"]
    assert check_deals(GAMES["dixit"], record) == 1


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["seed: 5e"], "seed: expected 64 hexadecimal digits, not '5e'"),
        (["seed: " + "5E" * 32], "seed: expected 64 hexadecimal digits"),
        (["commitment 0: " + "ab" * 32], "a commitment without a seed"),
        (["seed: " + "5e" * 32, "contribution 4: " + "00" * 16], "the seats 0 to 3"),
        (
            ["seed: " + "5e" * 32, *["contribution 1: " + "00" * 16] * 2],
            "contribution 1 is given twice",
        ),
        (["seed: " + "5e" * 32, "contribution: " + "00" * 16], "expected a whole number"),
        (["seed: " + "5e" * 32, "contribution 0: " + "00" * 15], "expected 32 hexadecimal"),
    ],
)
def test_a_damaged_shuffle_is_refused(lines: list[str], reason: str) -> None:
    head = ["lorelode: 2", "game: saboteur", "rules: 1", "edition: fa", "seats: 4"]
    with pytest.raises(RecordError, match=reason):
        read_record("\n".join([*head, *lines]), GAMES)
