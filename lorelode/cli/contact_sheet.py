"""A contact sheet: every card of a deck on one page, pictures and words, in one file."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks.deck import Card, Words
from lorelode.decks.library import StoredDeck

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>{name} · Lorelode</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1rem/1.4 system-ui, sans-serif; margin: 1.5rem; }}
ol {{ display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  list-style: none; padding: 0; }}
img {{ aspect-ratio: 2 / 3; border-radius: .6rem; display: block; inline-size: 100%; }}
h2 {{ font-size: 1rem; margin: .5rem 0 0; }}
p {{ margin: .2rem 0; }}
.tags, .id, summary {{ font-size: .85rem; opacity: .75; }}
</style>
<h1>{name}</h1>
<p>{count}</p>
<ol>
{cards}
</ol>
</html>
"""


def contact_sheet(shelved: StoredDeck) -> str:
    """The page; it needs no other file, and may load none."""
    deck = shelved.deck
    count = f"{len(deck.cards)} card{'s' * (len(deck.cards) != 1)}"
    cards = "\n".join(
        f"<li>{_picture(shelved, card)}{_words(card, number)}</li>"
        for number, card in enumerate(deck.cards, 1)
    )
    return _PAGE.format(name=escape(deck.name), count=count, cards=cards)


def _picture(shelved: StoredDeck, card: Card) -> str:
    file = shelved.picture(card, small=True)
    if file is None:
        return ""
    data = b64encode(file.read_bytes()).decode("ascii")
    caption = escape(
        card.words_in(DEFAULT_LANGUAGE).caption or card.words_in(DEFAULT_LANGUAGE).title
    )
    return f'<img alt="{caption}" src="data:image/webp;base64,{data}">'


def _words(card: Card, number: int) -> str:
    """The words that are shown at first, and those of other languages to be opened."""
    first = card.words_in(DEFAULT_LANGUAGE)
    others = [(language, words) for language, words in card.words.items() if words is not first]
    own = next(
        (language for language, words in card.words.items() if words is first), DEFAULT_LANGUAGE
    )
    parts = [_words_block(own, first, f"{number}. "), f'<p class="id">{escape(card.id)}</p>']
    if others:
        rest = "".join(_words_block(language, words) for language, words in others)
        names = ", ".join(language for language, _ in others)
        parts.append(f"<details><summary>{names}</summary>{rest}</details>")
    return "".join(parts)


def _words_block(language: str, words: Words, before: str = "") -> str:
    caption = f"<p>{escape(words.caption)}</p>" if words.caption else ""
    tags = f'<p class="tags">{escape(" · ".join(words.tags))}</p>' if words.tags else ""
    title = f"{before}<bdi>{escape(words.title)}</bdi>"
    return f'<div lang="{language}" dir="auto"><h2>{title}</h2>{caption}{tags}</div>'
