"""People's own decks in a PostgreSQL database, for all processes that share it.

The database has the decks. A process holds their states in memory, and copies of files on its disk
(`deck_cache`). All that waits for the database is done by a thread with an event loop of its own,
so that a large deck never delays a table.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from lorelode.decks.deck_names import is_name
from lorelode.decks.shelf import DECK_FILE, DecksUnavailable, UncertainChange
from lorelode.tables.store.postgres.database import Database, Link, describe, is_uncertain
from lorelode.tables.store.postgres.deck_cache import DeckCache
from lorelode.tables.store.postgres.deck_rows import DeckRows, open_connection
from lorelode.tables.store.postgres.deck_state import (
    DamagedDeck,
    DeckState,
    find_texts,
    sum_up_file,
)
from lorelode.tables.store.store import StoreError

T = TypeVar("T")

PICTURE_SECONDS: Final = 10.0
"""How long the database may take for a picture that somebody waits for."""


class PostgresShelf:
    """A `Shelf` in a database that a store has prepared; its copies are below `folder`."""

    def __init__(self, database: Database, folder: Path) -> None:
        self._database = database
        self._cache = DeckCache(folder)
        self._states: Mapping[str, DeckState] = {}
        """What was read last: it is replaced, never changed."""
        self._data = self._cache.open_all(self._states)
        self.on_damage: Callable[[str], None] = lambda _: None
        """Called with the name of a deck that the database has, but not whole."""
        self._watcher = Link(database)
        self._fetcher = Link(database)
        self._fetching: dict[str, asyncio.Task[Path | None]] = {}
        self._reading = asyncio.Lock()
        self._asked = self._answered = 0
        self._failure: str | None = None
        """Why the last read failed."""
        self._turn = threading.Lock()
        self._closed = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="decks", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Close the connections, and delete the copies; whoever waits gets `DecksUnavailable`."""
        with self._turn:
            self._closed = True
            ended = asyncio.run_coroutine_threadsafe(self._end(), self._loop)
        ended.result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._cache.close()

    def refresh(self) -> None:
        """Know all changes that anybody has made before this call."""
        self._run(self._refresh())

    async def refresh_soon(self) -> None:
        """Do the same for a task of another event loop."""
        await asyncio.wrap_future(self._submit(self._refresh()))

    def names(self) -> Sequence[str]:
        """The names of all decks, in order."""
        return list(self._states)

    def folder(self, name: str) -> Path:
        """Where the texts of a deck are now; not there if there is no such deck."""
        state = self._states.get(name)
        return self._cache.nowhere if state is None else self._cache.open_deck(name, state)

    def find_picture(self, name: str, path: str) -> Path | None:
        """The file of a picture at a path in a deck; None if there is none."""
        state = self._states.get(name)
        file = None if state is None else state.files.get(path)
        if file is None:
            return None
        return self._cache.find(file.digest) or self._run(self._fetch(name, path, file.digest))

    def count_bytes(self, name: str) -> int:
        """The size of all pictures of a deck."""
        state = self._states.get(name)
        return 0 if state is None else sum(file.size for file in state.pictures.values())

    def find_data(self) -> Path:
        """A data folder for other processes with the texts of all decks as they are now."""
        return self._data

    @contextmanager
    def stage(self) -> Iterator[Path]:
        """An empty folder for new pictures, which is deleted at the end."""
        with self._cache.stage() as folder:
            yield folder

    @contextmanager
    def change(self, name: str) -> Iterator[_SharedDraft]:
        """Change a deck in one transaction; `UncertainChange` if nobody knows whether it was."""
        draft = self._run(self._begin(name))
        try:
            yield draft
            self._run(self._commit(draft))
        finally:
            self._run(draft.close())
            self._cache.drop_draft(draft.folder)
        # The deck is changed, even if this process cannot read it again now.
        with suppress(DecksUnavailable):
            self.refresh()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return self._submit(work).result()
        except CancelledError:
            raise DecksUnavailable("the decks are closed") from None

    def _submit(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Let the loop of the thread do something; whatever it is told after the end is refused."""
        with self._turn:
            if self._closed:
                work.close()
                raise DecksUnavailable("the decks are closed")
            return asyncio.run_coroutine_threadsafe(work, self._loop)

    # In the loop of the thread.

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self._watcher.close()
        await self._fetcher.close()

    async def _refresh(self) -> None:
        """Read what has changed, once for all who asked before that began.

        If it fails, it fails for all of them: each would wait for the database in its turn.
        """
        self._asked += 1
        number = self._asked
        async with self._reading:
            if self._answered < number:
                self._answered, self._failure = self._asked, None
                try:
                    await self._read_changes()
                except DecksUnavailable as error:
                    self._failure = str(error.strerror)
                except BaseException:
                    # Whoever waits has to read for themselves.
                    self._answered = number - 1
                    raise
            if self._failure is not None:
                raise DecksUnavailable(self._failure)

    async def _read_changes(self) -> None:
        decks = self._database.table("decks")
        try:
            rows = await self._watcher.fetch(f"SELECT name, digest FROM {decks}")
        except StoreError as error:
            raise DecksUnavailable(str(error)) from error
        listed = {row["name"]: row["digest"].hex() for row in rows if is_name(row["name"])}
        known = {name: state.digest for name, state in self._states.items()}
        if listed != known:
            async with open_connection(self._database) as connection:
                states = await self._read_states(connection)
            self._data, self._states = self._cache.open_all(states), states
        self._cache.sweep(self._states)

    async def _read_states(self, connection: Any) -> Mapping[str, DeckState]:
        """The states of all decks at one moment; their texts are in the cache then."""
        rows = DeckRows(self._database, connection)
        states: dict[str, DeckState] = {}
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for name, digest in (await rows.list_digests()).items():
                state = self._states.get(name)
                if state is None or state.digest != digest:
                    state = await self._read_state(rows, name, digest)
                states[name] = state
        return states

    async def _read_state(self, rows: DeckRows, name: str, digest: str) -> DeckState:
        try:
            state = await rows.read(name)
            if state is not None and state.digest == digest:
                await self._fetch_texts(rows, name, state)
                return state
        except DamagedDeck:
            pass
        self.on_damage(name)
        # It cannot be loaded, and all others can.
        return DeckState({}, digest)

    async def _fetch_texts(self, rows: DeckRows, name: str, state: DeckState) -> None:
        for path, file in state.texts.items():
            if self._cache.find(file.digest) is None:
                self._cache.save(file.digest, await rows.read_content(name, path))

    async def _fetch(self, name: str, path: str, digest: str) -> Path | None:
        """A picture from the database, once for all who ask; None if it is gone."""
        task = self._fetching.get(digest)
        if task is None:
            task = self._fetching[digest] = asyncio.create_task(self._read(name, path, digest))
            task.add_done_callback(lambda _: self._fetching.pop(digest))
        return await asyncio.shield(task)

    async def _read(self, name: str, path: str, digest: str) -> Path | None:
        files = self._database.table("deck_files")
        try:
            rows = await self._fetcher.fetch(
                f"SELECT content FROM {files} WHERE deck = $1 AND path = $2 AND digest = $3",
                name,
                path,
                bytes.fromhex(digest),
                seconds=PICTURE_SECONDS,
            )
        except StoreError as error:
            raise DecksUnavailable(str(error)) from error
        return self._cache.save(digest, rows[0]["content"]) if rows else None

    async def _begin(self, name: str) -> _SharedDraft:
        async with AsyncExitStack() as stack:
            connection = await stack.enter_async_context(open_connection(self._database))
            transaction = connection.transaction()
            await transaction.start()
            rows = DeckRows(self._database, connection)
            await rows.lock(name)
            digest = (await rows.list_digests()).get(name)
            before = None if digest is None else await self._read_state(rows, name, digest)
            folder = self._cache.make_draft(name, before)
            origin = folder if before is None else self._cache.open_deck(name, before)
            return _SharedDraft(name, folder, origin, before, rows, transaction, stack.pop_all())

    async def _commit(self, draft: _SharedDraft) -> None:
        async with draft.stack:
            if draft.removed:
                await draft.rows.remove(draft.name)
            elif (draft.folder / DECK_FILE).is_file():
                texts = find_texts(draft.folder)
                files = {**draft.pictures, **{path: sum_up_file(at) for path, at in texts.items()}}
                after, fresh = DeckState.of(files), {**draft.added, **texts}
                if draft.before is None or draft.before.digest != after.digest:
                    await draft.rows.write(draft.name, draft.before, after, fresh.__getitem__)
                for path, at in fresh.items():
                    # Whoever asks this process for them does not ask the database.
                    self._cache.adopt(files[path].digest, at)
            try:
                await draft.transaction.commit()
            except (
                *(OSError, asyncpg.PostgresError),
                *(asyncpg.InterfaceError, asyncpg.InternalClientError),
            ) as error:
                reason = describe(self._database, error)
                if not is_uncertain(error):
                    raise DecksUnavailable(reason) from error
                raise UncertainChange(f"{reason}; the change may have been made") from error


@contextmanager
def open_shelf(database: Database, folder: Path) -> Iterator[PostgresShelf]:
    """A shelf that knows its decks, until the end of the block; or `DecksUnavailable`."""
    shelf = PostgresShelf(database, folder)
    try:
        shelf.refresh()
        yield shelf
    finally:
        shelf.close()


class _SharedDraft:
    """A copy of the texts of a deck, and a transaction in which nobody else changes the deck."""

    def __init__(
        self,
        name: str,
        folder: Path,
        origin: Path,
        before: DeckState | None,
        rows: DeckRows,
        transaction: Any,
        stack: AsyncExitStack,
    ) -> None:
        self.name = name
        self.folder = folder
        self.origin = origin
        self.before = before
        self.rows = rows
        self.transaction = transaction
        self.stack = stack
        """Ends the transaction."""
        self.pictures = {} if before is None else dict(before.pictures)
        self.added: dict[str, Path] = {}
        """Where new pictures are now."""
        self.removed = False

    @property
    def is_new(self) -> bool:
        return self.before is None

    def add_picture(self, path: str, file: Path) -> None:
        self.pictures[path] = sum_up_file(file)
        self.added[path] = file

    def drop_picture(self, path: str) -> None:
        self.pictures.pop(path, None)
        self.added.pop(path, None)

    def remove_deck(self) -> None:
        self.removed = True

    async def close(self) -> None:
        """Give up what was not committed."""
        await self.stack.aclose()
