"""The store of the tables: its interface and its implementation with SQLite."""

from lorelode.tables.store.sqlite import SqliteStore
from lorelode.tables.store.store import (
    Store,
    StoredTable,
    StoreError,
    TableCounts,
    TableId,
    WrongSequence,
)

__all__ = [
    "SqliteStore",
    "Store",
    "StoreError",
    "StoredTable",
    "TableCounts",
    "TableId",
    "WrongSequence",
]
