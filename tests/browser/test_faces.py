"""Faces: everybody at a table has one, people pick theirs, and bots are called by theirs."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import People, Person

BOB = "بابک"

FACES_SCRIPT = """selector => [...document.querySelectorAll(selector + " .face")].map(face => [
  face.dataset.face,
  getComputedStyle(face).backgroundImage.includes(`/${face.dataset.face}-`),
])"""
"""The faces within something, each with whether its own picture is shown."""


def seats(person: Person) -> list[Any]:
    return list(person.update["table"]["seats"])


def check_faces(person: Person, selector: str, faces: list[str]) -> None:
    """Wait until these faces are shown, in any order."""
    wanted = sorted([face, True] for face in faces)
    found = f"({FACES_SCRIPT})({selector!r}).sort()"
    person.wait(f"wanted => JSON.stringify({found}) === JSON.stringify(wanted)", wanted)


def pick(person: Person, *, by_keyboard: bool) -> str:
    """Pick another face in the own sheet, and return its name."""
    opener = person.see(".lobby-face")
    opener.focus()
    if by_keyboard:
        person.page.keyboard.press("Enter")
    else:
        opener.click()
    choice = person.see(".face-choice:not(:disabled)[aria-pressed=false]")
    face = str(choice.get_attribute("data-face"))
    person.check_page(f"faces-{person.language}", axe=True)
    choice.focus()
    if by_keyboard:
        person.page.keyboard.press("Space")
    else:
        choice.click()
    chosen = person.page.locator(f'.face-choice[data-face="{face}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    person.wait("!document.querySelector('dialog[open]')")
    return face


def test_people_pick_faces_and_read_the_names_of_bots_in_their_own_language(people: People) -> None:
    ann, bob = people("Ann", "phone"), people(BOB, language="fa")
    code = ann.make_table(seats=5, television=True)
    for person in (ann, bob):
        person.open_table(code)
        person.sit()
    ann.fill_with_bots()
    told = bob.until(lambda update: all(seat.get("face") for seat in update["table"]["seats"]))
    faces = [seat["face"] for seat in told["table"]["seats"]]
    assert len(set(faces)) == 5
    check_faces(bob, ".lobby-seats", faces)

    # Both know the bots, each in their own script.
    for person in (ann, bob):
        names = [person.text(f"bot-{face}") for face in faces[2:]]
        expect(person.page.locator(".lobby-seat bdi")).to_have_text(["Ann", BOB, *names])

    # What somebody has cannot be picked, and says who has it.
    ann.page.locator(".lobby-face").click()
    taken = ann.page.locator(f'.face-choice[data-face="{faces[1]}"]')
    expect(taken).to_be_disabled()
    expect(taken).to_contain_text(BOB)
    ann.page.keyboard.press("Escape")
    ann.wait("!document.querySelector('dialog[open]')")
    faces[0] = pick(ann, by_keyboard=True)
    bob.until(lambda update: update["table"]["seats"][0]["face"] == faces[0])
    faces[1] = pick(bob, by_keyboard=False)
    ann.until(lambda update: update["table"]["seats"][1]["face"] == faces[1])
    check_faces(ann, ".lobby-seats", faces)

    television = people("television", "television")
    television.go(f"/tv/{code}")
    television.see(".television-seats")
    check_faces(television, ".television-seats", faces)

    ann.start()
    for person in (ann, bob):
        person.until(lambda update: update["play"] is not None)
        person.see(".seats")
        check_faces(person, ".seats", faces)
    assert [seat["face"] for seat in seats(ann)] == faces
    # Which of the dwarfs of a role a reader sees follows from the seat alone.
    for person, number in ((ann, 0), (bob, 1)):
        person.catch_up()
        role = person.play["private"]["role"]
        person.wait(
            "name => document.querySelector('.saboteur-role img').src.includes(name)",
            f"/{role}-{number}-",
        )
    bob.say("سلام")
    check_faces(bob, ".chat-line", [faces[1]])

    # The next table knows the face that somebody picked last.
    ann.open_table(ann.make_table(seats=3))
    seat = ann.sit()
    ann.until(lambda update: update["table"]["seats"][seat].get("face") == faces[0])
