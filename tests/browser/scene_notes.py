"""Notes of what a page shows while scenes play: after every change of it, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.browser.person import People, Person

NOTE_SCRIPT: Final = """
  window.notes = [];
  window.beats = [];
  const read = (selector) => document.querySelector(selector)?.innerText.trim() ?? "";
  const note = () => {
    const frame = document.querySelector(".table, .television");
    if (!frame) return;
    const scene = frame.dataset.scene ?? null;
    if (scene !== (window.beats.at(-1)?.[1] ?? null))
      window.beats.push([Date.now() / 1000, scene]);
    const now = {
      scene,
      headline: read(".bar h1, .television-now"),
      progress: read(".bar-game"),
      log: [...document.querySelectorAll(".log-line .log-text")].map((line) => line.innerText),
      caption: read(".caption-event"),
      goals: document.querySelectorAll(".saboteur-flip-face").length,
      roles: document.querySelectorAll(".saboteur-dwarf-role").length
        && [...document.querySelectorAll(".saboteur-dwarf-role")]
          .filter((one) => one.innerText.trim()).length,
      won: document.querySelectorAll(".saboteur-round-won").length,
      spare: document.querySelectorAll(".saboteur-dwarf-spare").length,
      purse: read(".saboteur-purse"),
      said: read(".saboteur-said"),
      turns: [...document.querySelectorAll(":is(.seats, .television-seats) .turn[data-anchor]")]
        .map((tile) => tile.dataset.anchor),
      gold: [...document.querySelectorAll("[data-anchor^=seat] .saboteur-counts")]
        .map((counts) => counts.innerText),
      unseen: [...document.querySelectorAll(".seat")].filter((tile) => {
        const { left, right } = tile.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      }).map((tile) => tile.dataset.anchor),
      flying: document.querySelectorAll(".flying-card").length,
      tokens: document.querySelectorAll(".dixit-token").length,
      teller: document.querySelectorAll(".dixit-turn.known").length,
      owners: document.querySelectorAll(".dixit-owner").length,
      points: read(".dixit-gains ul"),
      result: document.querySelectorAll(".after, .saboteur-result, .dixit-result").length,
      confetti: document.querySelectorAll(".confetti i").length,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.notes.at(-1))) window.notes.push(now);
  };
  new MutationObserver(note).observe(document, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
"""
"""Notes what the page shows after every change of it, and when each beat began."""


def watch(people: People, name: str, *more: Any, **settings: Any) -> Person:
    """A person whose page notes what it shows."""
    person = people(name, *more, **settings)
    person.context.add_init_script(NOTE_SCRIPT)
    return person


def forget_notes(person: Person) -> None:
    """Begin to note anew."""
    person.page.evaluate("window.notes.length = 0")


def read_notes(person: Person) -> list[dict[str, Any]]:
    """What the page has shown so far."""
    notes: list[dict[str, Any]] = person.page.evaluate("window.notes")
    return notes


def scenes_in_order(notes: Sequence[dict[str, Any]]) -> list[str]:
    """The beats that were shown, without repetitions."""
    names = [note["scene"] for note in notes]
    return [name for at, name in enumerate(names) if name and (at == 0 or names[at - 1] != name)]
