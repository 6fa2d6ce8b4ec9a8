"""The store in a PostgreSQL database, which several processes may share."""

from lorelode.tables.store.postgres.database import Database
from lorelode.tables.store.postgres.store import PostgresStore

__all__ = ["Database", "PostgresStore"]
