"""The notifier of a server: takes what tables tell, and has it sent."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from lorelode.core import Seat
from lorelode.tables.log import PersonId
from lorelode.tables.table import Table
from lorelode.web.metrics import Metrics
from lorelode.web.notices.outbox import Outbox
from lorelode.web.notices.outgoing import Outgoing
from lorelode.web.notices.push import PushSender, TableNotice
from lorelode.wire.notices import NoticeKind


class ServerNotifier:
    """Tells people who do not look at their table. What is not sent when it stops is lost."""

    def __init__(self, push: PushSender, outgoing: Outgoing, metrics: Metrics) -> None:
        self._outgoing = outgoing
        self._pushes = Outbox[TableNotice](push.send, metrics.notices_dropped.inc)

    def tell(
        self, table: Table, kinds: Mapping[Seat, NoticeKind], looking: Collection[PersonId]
    ) -> None:
        """Take the notices of a change for these seats, without waiting until they are sent."""
        for seat, kind in kinds.items():
            sitter = table.seats[seat]
            if sitter is not None and sitter.person is not None and sitter.person not in looking:
                notice = TableNotice(table.code, table.settings.game, kind)
                self._pushes.put(sitter.person, table.code, notice)

    async def close(self) -> None:
        """Stop."""
        await self._pushes.close()
        await self._outgoing.close()
