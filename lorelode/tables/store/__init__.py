"""Where tables are kept: the interface, and SQLite behind it."""

from lorelode.tables.store.sqlite import SqliteStore
from lorelode.tables.store.store import Kept, Store, StoreError, TableId, WrongSequence

__all__ = ["Kept", "SqliteStore", "Store", "StoreError", "TableId", "WrongSequence"]
