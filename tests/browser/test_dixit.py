"""Dixit: a whole game, the race for the first clue, and enlarged pictures."""

from __future__ import annotations

from pathlib import Path

from tests.browser.dixit_moves import give, tell, vote
from tests.browser.gameplay import is_over, is_resting, play_until, start_game
from tests.browser.locale_texts import text
from tests.browser.person import People, is_dealt
from tests.browser.replay_checks import check_replay_and_record

SHORT = {"winning_points": "6"}
"""A game of two or three turns."""


def test_a_whole_game_of_dixit_can_be_played(people: People, tmp_path: Path) -> None:
    ziba = people("زیبا", "phone", language="fa", theme="light")
    olga = people("Ольга", language="ru")
    everybody = [ziba, olga]
    code = start_game(everybody, game="dixit", seats=4, switches=SHORT)
    if ziba.choices and ziba.choices[0]["type"] == "tell":
        ziba.see(".dixit-hand .dixit-pick")
        ziba.check_page("telling-fa")
        ziba.act_and_wait(lambda: tell(ziba, "راه دور خانه"))
    play_until(everybody, lambda: bool(olga.choices) and olga.choices[0]["type"] == "give")
    olga.see(".dixit-hand .dixit-pick")
    olga.check_page("giving-ru")
    olga.act_and_wait(lambda: give(olga))
    play_until(everybody, lambda: bool(olga.choices) and olga.choices[0]["type"] == "vote")
    olga.see(".dixit-display .dixit-pick")
    olga.check_page("voting-ru")
    if ziba.play["public"]["display"]:
        ziba.see(".dixit-display .dixit-pick")
        ziba.check_page("display-fa")
    olga.act_and_wait(lambda: vote(olga))
    play_until(everybody, is_resting(olga))
    for one in everybody:
        one.until(lambda update: update["table"]["status"] != "playing")
        one.see(".dixit-turn.known")
        one.see(".dixit-merits")
        one.check_page(f"reveal-{one.language}", axe=True)
    play_until(everybody, is_over(olga))
    for one in everybody:
        one.until(lambda update: update["table"]["status"] == "over")
        one.see(".table[data-scene='last look']")
        one.catch_up()
        one.see(".dixit-result .dixit-ending")
        one.check_page(f"result-{one.language}", axe=True)
    points = [player["points"] for player in olga.play["public"]["players"]]
    assert max(points) >= 6
    check_replay_and_record(olga, code, tmp_path)
    olga_hosts = olga.update["you"]["host"]
    host, guest = (olga, ziba) if olga_hosts else (ziba, olga)
    host.start()
    guest.until(lambda update: is_dealt(update, 2))
    host.see(".dixit-hand")


def test_the_last_turn_is_announced_and_the_result_says_why_it_was(people: People) -> None:
    ann = people("Ann")
    # 21 of 26 pictures are dealt: the pile is empty after the first turn.
    start_game([ann], game="dixit", seats=3, switches={"deck_size": "26"})
    ann.see(".dixit-final-turn")
    announced = ann.page.locator(".dixit-final-turn").inner_text()
    assert announced == text("en", "dixit-final-turn-pictures")
    play_until([ann], is_over(ann))
    ann.see(".table[data-scene='last look']")
    ann.catch_up()
    ann.see(".dixit-result .dixit-ending")
    reason = ann.page.locator(".dixit-ending").inner_text()
    assert reason == text("en", "dixit-ended-pictures")


def test_the_first_clue_wins_the_race_for_the_storyteller(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone", language="he")
    start_game([ann, bob], game="dixit", seats=3, first=None)
    for one in (ann, bob):
        one.until(lambda update: update["play"]["choices"], "it may tell")
        one.page.get_by_text(one.text("dixit-do-race")).first.wait_for()
        one.check_page(f"race-{one.language}", axe=True)
    bob.page.locator(".dixit-writing textarea").fill("מאוחר מדי")
    ann.act_and_wait(lambda: tell(ann, "Too late"))
    told = bob.until(lambda update: update["play"]["choices"][0]["type"] == "give")
    assert told["play"]["public"]["teller"] == ann.update["you"]["seat"]
    bob.page.get_by_text("Too late").first.wait_for()
    assert not bob.page.locator(".dixit-writing").count()
    bob.act_and_wait(lambda: give(bob))


def test_a_picture_can_be_picked_while_it_is_enlarged(people: People) -> None:
    ann = people("Ann", "phone")
    start_game([ann], game="dixit", seats=3)
    play_until([ann], lambda: bool(ann.choices) and ann.choices[0]["type"] in ("tell", "give"))
    ann.page.locator(".dixit-glass").first.click()
    ann.see("dialog.dixit-zoom")
    ann.check_page("zoom", axe=True)
    ann.page.keyboard.press("ArrowRight")
    ann.page.locator("dialog.dixit-zoom button.main").click()
    ann.see(".dixit-hand .dixit-card.picked")
    ann.check_page("picked", axe=True)
