"""Scenes: the page shows the event, then its result; who acts skips ahead."""

from __future__ import annotations

from functools import partial

from tests.browser.gameplay import start_game
from tests.browser.person import People
from tests.browser.saboteur_moves import make_best_move
from tests.browser.scene_notes import forget_notes, read_notes, scenes_in_order, watch
from tests.browser.scripted_table import ScriptedTable, catch_up, dig, has_shown, play_scene


def test_a_round_ends_in_the_order_goals_roles_winners(people: People) -> None:
    """The headline, the log and the rounds never run ahead of what the scene has shown."""
    table = ScriptedTable("saboteur", 3)
    table.start()
    ann = watch(people, "Ann", motion=True)
    table.open(ann, 0)
    seat, move = table.play_until_before(dig, has_shown("roundended"))
    catch_up([ann], table)
    forget_notes(ann)
    play_scene([ann], partial(table.move, seat, move))
    notes = read_notes(ann)
    shown = scenes_in_order(notes)
    roles = [at for at, name in enumerate(shown) if name.startswith("role ")]
    goals = [at for at, name in enumerate(shown) if name.startswith("goal ")]
    assert len(roles) == 3
    assert goals
    assert max(goals) < shown.index("roles") < min(roles)
    assert max(roles) < shown.index("winners")
    end = next(at for at, note in enumerate(notes) if note["scene"] == "roles")
    # The last move is still shown before the first of its goals turns.
    start = max(at for at in range(end) if "goal" not in (notes[at]["scene"] or ""))
    ended = ann.text("saboteur-winners-miner"), ann.text("saboteur-winners-saboteur")
    winners = next(at for at, note in enumerate(notes) if note["scene"] == "winners")
    told = notes[winners]["log"][-1]
    assert told == notes[winners]["caption"]
    for note in notes[start + 1 : winners]:
        assert told not in (note["caption"], *note["log"])
        assert note["headline"] == notes[start]["headline"]
        assert note["won"] == notes[start]["won"]
        assert not any(text.startswith(ended) for text in (note["headline"], note["caption"]))
    # One role after the other.
    opened = [note["roles"] for note in notes if note["scene"] and "role" in note["scene"]]
    assert opened == sorted(opened)
    assert {1, 2, 3} <= set(opened)


def test_a_card_of_another_player_flies_and_is_told(people: People) -> None:
    ann = watch(people, "Ann", motion=True)
    start_game([ann], seats=3, first=1)
    ann.wait("window.notes.some(({ scene, flying }) => scene === 'flight' && flying)")
    ann.catch_up()
    notes = read_notes(ann)
    flight = next(note for note in notes if note["scene"] == "flight")
    assert flight["caption"]
    assert flight["headline"] != ann.page.locator(".bar h1").inner_text()


def test_reduced_motion_has_the_captions_and_no_flight(people: People) -> None:
    ann = watch(people, "Ann")
    start_game([ann], seats=3, first=1)
    ann.wait("window.notes.some(({ scene, caption }) => scene === 'flight' && caption)")
    assert not any(note["flying"] for note in read_notes(ann))


def test_who_acts_early_skips_the_scene(people: People) -> None:
    """A tap on a card of the hand ends the scene and picks the card up."""
    ann = people("Ann", "phone", motion=True)
    start_game([ann], seats=3)
    ann.see(".table[data-scene='own role']")
    ann.page.locator(".saboteur-own-role strong").wait_for()
    ann.page.locator(".saboteur-deal button.main").tap()
    ann.page.locator(".table[data-scene]").wait_for(state="detached")
    make_best_move(ann)
    ann.until(lambda update: bool(update["play"]["choices"]), "it is her turn again")
    held = ann.page.locator(".saboteur-held").first
    held.tap()
    ann.see(".saboteur-held[aria-pressed='true']")
    assert not ann.page.locator(".table[data-scene]").count()
    # What has happened since her last move stands above the board.
    ann.see(".caption-chip")


def test_a_page_that_falls_behind_shows_everything_at_once(people: People) -> None:
    """The bots of this server take no time, so a page that is loaded again has nothing to play."""
    ann = watch(people, "Ann", motion=True)
    code = start_game([ann], seats=3)
    make_best_move(ann)
    ann.until(lambda update: bool(update["play"]["choices"]))
    ann.open_table(code)
    ann.see(".saboteur-held")
    assert not scenes_in_order(read_notes(ann))
