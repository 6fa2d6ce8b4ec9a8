"""Every command of a client that is decided at the table alone."""

from __future__ import annotations

from lorelode import wire
from lorelode.tables import chatting, playing, seating
from lorelode.tables.deciding import Asker, Decision
from lorelode.tables.table import Table


def decide(table: Table, asker: Asker, command: wire.Command) -> Decision | None:
    """What the command leads to, or `Refusal`; None if it is not for the log.

    `Ready` and `Back` are about who is here, which no log keeps.
    """
    match command:
        case wire.Move():
            return playing.move(table, asker, command)
        case wire.Say():
            return chatting.say(table, asker, command)
        case wire.Sit():
            return seating.sit(table, asker, command)
        case wire.Stand():
            return seating.stand(table, asker, command)
        case wire.SwapSeats():
            return seating.swap(table, asker, command)
        case wire.AddBot():
            return seating.bring_bot(table, asker, command)
        case wire.Remove():
            return seating.remove(table, asker, command)
        case wire.ChangeSettings():
            return seating.change(table, asker, command)
        case wire.Promote():
            return seating.promote(table, asker, command)
        case wire.Start():
            return playing.start(table, asker, command)
        case wire.Hide():
            return chatting.hide(table, asker, command)
        case wire.Mute():
            return chatting.mute(table, asker, command)
        case wire.OfferSeat():
            return seating.hand(table, asker, command)
        case wire.ClaimSeat():
            return seating.take(table, asker, command)
        case wire.Ready() | wire.Back():
            return None
