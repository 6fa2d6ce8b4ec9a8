"""Dixit from the race for the first clue to the last point, and what people may write."""

from __future__ import annotations

from pathlib import Path

from tests.browser.after import after_the_game
from tests.browser.people import People
from tests.browser.playing import gather, over, play, resting
from tests.browser.telling import give, tell, vote

SHORT = {"winning_points": "6"}
"""So few points that a game has two or three turns."""


def test_a_whole_game_of_dixit(people: People, tmp_path: Path) -> None:
    ziba = people("زیبا", "phone", language="fa", theme="light")
    olga = people("Ольга", language="ru")
    everybody = [ziba, olga]
    code = gather(everybody, game="dixit", seats=4, switches=SHORT)
    if ziba.choices and ziba.choices[0]["type"] == "tell":
        ziba.see(".dix-hand .dix-pick")
        ziba.screen("telling-fa", axe=True)
        ziba.acted(lambda: tell(ziba, "راه دور خانه"))
    play(everybody, lambda: bool(olga.choices) and olga.choices[0]["type"] == "give")
    olga.see(".dix-hand .dix-pick")
    olga.screen("giving-ru", axe=True)
    olga.acted(lambda: give(olga))
    play(everybody, lambda: bool(olga.choices) and olga.choices[0]["type"] == "vote")
    olga.see(".dix-display .dix-pick")
    olga.screen("voting-ru", axe=True)
    if ziba.play["public"]["display"]:
        ziba.see(".dix-display .dix-pick")
        ziba.screen("display-fa", axe=True)
    olga.acted(lambda: vote(olga))
    play(everybody, resting(olga))
    for one in everybody:
        one.until(lambda update: update["table"]["status"] != "playing")
        one.see(".dix-turn.known")
        one.screen(f"reveal-{one.language}", axe=True)
    play(everybody, over(olga))
    for one in everybody:
        one.until(lambda update: update["table"]["status"] == "over")
        one.see(".dix-result")
        one.screen(f"result-{one.language}", axe=True)
    points = [player["points"] for player in olga.play["public"]["players"]]
    assert max(points) >= 6
    after_the_game(olga, code, tmp_path)
    olga_hosts = olga.update["you"]["host"]
    host, guest = (olga, ziba) if olga_hosts else (ziba, olga)
    host.start()
    guest.until(lambda update: update["table"]["game"] == 2)
    host.see(".dix-hand")


def test_whoever_gives_a_clue_first_is_the_storyteller(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", "phone", language="he")
    gather([ann, bob], game="dixit", seats=3, first=None)
    for one in (ann, bob):
        one.until(lambda update: update["play"]["choices"], "it may tell")
        one.page.get_by_text(one.text("dixit-do-race")).first.wait_for()
        one.screen(f"race-{one.language}", axe=True)
    bob.page.locator(".dix-writing textarea").fill("מאוחר מדי")
    ann.acted(lambda: tell(ann, "Too late"))
    told = bob.until(lambda update: update["play"]["choices"][0]["type"] == "give")
    assert told["play"]["public"]["teller"] == ann.update["you"]["seat"]
    bob.page.get_by_text("Too late").first.wait_for()
    assert not bob.page.locator(".dix-writing").count()
    bob.acted(lambda: give(bob))


def test_a_picture_is_enlarged_and_picked_there(people: People) -> None:
    ann = people("Ann", "phone")
    gather([ann], game="dixit", seats=3)
    play([ann], lambda: bool(ann.choices) and ann.choices[0]["type"] in ("tell", "give"))
    ann.page.locator(".dix-glass").first.click()
    ann.see("dialog.dix-zoom")
    ann.screen("zoom", axe=True)
    ann.page.keyboard.press("ArrowRight")
    ann.page.locator("dialog.dix-zoom button.main").click()
    ann.see(".dix-hand .dix-card.picked")
    ann.screen("picked", axe=True)
