"""The store of the tables: its interface and its implementation with SQLite.

`postgres`, which needs an extra, is imported by those who use it.
"""

from lorelode.tables.store.sqlite import SqliteStore
from lorelode.tables.store.store import (
    Deposed,
    LogSource,
    OutOfStep,
    OwnedElsewhere,
    Store,
    StoredLog,
    StoredTable,
    StoreError,
    TableCounts,
    TableId,
    UncertainAppend,
    WrongSequence,
)

__all__ = [
    "Deposed",
    "LogSource",
    "OutOfStep",
    "OwnedElsewhere",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoredLog",
    "StoredTable",
    "TableCounts",
    "TableId",
    "UncertainAppend",
    "WrongSequence",
]
