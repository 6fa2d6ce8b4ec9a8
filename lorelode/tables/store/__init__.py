"""The store of the tables: its interface and its implementation with SQLite."""

from lorelode.tables.store.sqlite import SqliteStore
from lorelode.tables.store.store import (
    LogSource,
    Store,
    StoredLog,
    StoredTable,
    StoreError,
    TableCounts,
    TableId,
    WrongSequence,
)

__all__ = [
    "LogSource",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoredLog",
    "StoredTable",
    "TableCounts",
    "TableId",
    "WrongSequence",
]
