"""`lorelode deck describe`: a model writes words for people's own pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from lorelode.cli.endpoint import read_endpoint
from lorelode.cli.errors import BadInput, complain
from lorelode.cli.options import decks_database_option, decks_folder_option
from lorelode.cli.setup import open_library, sentence
from lorelode.cli.terminal import printable
from lorelode.core.languages import LANGUAGES
from lorelode.decks import DeckError

if TYPE_CHECKING:
    from lorelode.decks.library import Library
    from lorelode.models.chat_api import Endpoint
    from lorelode.models.describe import Outcome, Progress
    from lorelode.models.missing_texts import Missing

MAX_ANSWER_SECONDS: Final = 3600.0
GO_ON: Final = "What was written is kept; the same command goes on from there."


@click.command
@click.argument("name", help="The deck's name, in any script.")
@click.option("--url", required=True, help="The endpoint, such as http://localhost:11434/v1.")
@click.option("--model", required=True, metavar="NAME", help="The model; it has to see pictures.")
@click.option(
    "--language",
    "languages",
    metavar="CODE",
    multiple=True,
    help=f"A language to write in; may be given several times. [default: {' '.join(LANGUAGES)}]",
)
@click.option(
    "--answer-seconds",
    type=float,
    metavar="NUMBER",
    default=180.0,
    help="How long one answer may take.",
)
@decks_folder_option
@decks_database_option
def describe(
    name: str,
    url: str,
    model: str,
    languages: Sequence[str],
    answer_seconds: float,
    data: str | None,
    database: str | None,
) -> None:
    """Let a model write the words of your pictures.

    Any endpoint that speaks OpenAI's chat API with images will do. It is sent the pictures, and
    writes title, caption, tags, associations and lines, where they are missing. If it wants a key,
    put it into the variable LORELODE_MODEL_KEY.
    """
    from lorelode.models.chat_api import ChatError
    from lorelode.models.missing_texts import find_missing

    endpoint = read_endpoint(url, model)
    for language in languages:
        if language not in LANGUAGES:
            raise BadInput(f"--language is one of {', '.join(LANGUAGES)}, not {language[:60]!r}.")
    if not 0 < answer_seconds <= MAX_ANSWER_SECONDS:
        raise BadInput(f"--answer-seconds is more than 0, and at most {MAX_ANSWER_SECONDS:g}.")
    chosen = tuple(dict.fromkeys(languages)) or tuple(LANGUAGES)
    try:
        library = open_library(data, database)
        folder = library.find_name(name)
        missing = find_missing(library, folder, chosen)
        if not missing:
            click.echo(f"All pictures of {name!r} have words in {', '.join(chosen)}.")
            return
        outcome = _run(library, folder, endpoint, missing, answer_seconds)
    except DeckError as error:
        raise BadInput(sentence(error)) from error
    except (ChatError, OSError) as error:
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        complain(f"That broke off: {why}. {GO_ON}")
        raise click.exceptions.Exit(1) from error
    _report(library, folder, missing, outcome)


def _run(
    library: Library,
    name: str,
    endpoint: Endpoint,
    missing: Sequence[Missing],
    answer_seconds: float,
) -> Outcome:
    from lorelode.models.chat_api import ChatClient
    from lorelode.models.describe import describe_deck

    async def run(progress: Progress) -> Outcome:
        async with ChatClient(endpoint, answer_seconds=answer_seconds) as client:
            return await describe_deck(library, name, client, missing, progress)

    with _bar() as progress:
        return asyncio.run(run(progress))


@contextmanager
def _bar() -> Iterator[Progress]:
    """A bar that shows how far it is, at a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    stderr = Console(stderr=True)
    columns = (TextColumn("Describing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of, _failed: bar.update(task, completed=done, total=of)


def _report(library: Library, name: str, missing: Sequence[Missing], outcome: Outcome) -> None:
    """Say what was written and what was not; the exit code is 1 if anything is missing."""
    cards = {card.id: card for card in library.load(name).deck.cards}
    for failure in outcome.failures:
        card = cards.get(failure.missing.card)
        title = card.words_in(failure.missing.language).title if card else failure.missing.card
        tongue = LANGUAGES[failure.missing.language].name
        complain(f"No words in {tongue} for {printable(title)}: {printable(failure.reason)}.")
    pictures = len({one.card for one in missing})
    click.echo(
        f"Wrote {outcome.written} of {len(missing)} missing descriptions,"
        f" for {pictures} picture{'s' * (pictures != 1)} of {name!r}."
    )
    if outcome.left:
        complain(f"The model failed too often in a row, so {outcome.left} were not tried. {GO_ON}")
    if outcome.failures:
        raise click.exceptions.Exit(1)
    click.echo(f"To look at them: lorelode deck show {name}")
