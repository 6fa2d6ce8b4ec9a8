"""The dispatcher: it maps every command of a client to the function that decides it."""

from __future__ import annotations

from lorelode import wire
from lorelode.tables.commands import chat, game, presence, seats, settings
from lorelode.tables.decision import CommandContext, Decision
from lorelode.tables.table import Table


def decide(table: Table, context: CommandContext, command: wire.Command) -> Decision:
    """Decide a command, or raise `Refusal`."""
    match command:
        case wire.Move():
            return game.move(table, context, command)
        case wire.Start():
            return game.start(table, context)
        case wire.InvitePlayers():
            return game.invite_players(table, context)
        case wire.CommitContribution():
            return game.commit_contribution(table, context, command)
        case wire.RevealContribution():
            return game.reveal_contribution(table, context, command)
        case wire.Ready():
            return presence.say_ready(table, context, command)
        case wire.Hold():
            return presence.hold(table, context, command)
        case wire.NextMove():
            return presence.let_bot_move(table, context, command)
        case wire.CoverBoard():
            return presence.cover_board(table, context, command)
        case wire.Look():
            return presence.look(table, context, command)
        case wire.Back():
            return presence.say_back(table, context)
        case wire.VoteEnd():
            return game.vote_end(table, context, command)
        case wire.Say():
            return chat.say(table, context, command)
        case wire.SayPhrase():
            return chat.say_phrase(table, context, command)
        case wire.Hide() | wire.Unhide():
            return chat.hide(table, context, command)
        case wire.Mute():
            return chat.mute(table, context, command)
        case wire.MuteSpectator():
            return chat.mute_spectator(table, context, command)
        case wire.RemoveSpectator():
            return chat.remove_spectator(table, context, command)
        case wire.ChangeSettings():
            return settings.change(table, context, command)
        case wire.NameFirst():
            return settings.name_first(table, context, command)
        case wire.RequestHost():
            return settings.request_host(table, context)
        case wire.Promote():
            return settings.promote(table, context, command)
        case wire.Sit():
            return seats.sit(table, context, command)
        case wire.Stand():
            return seats.stand(table, context)
        case wire.SwapSeats():
            return seats.swap(table, context, command)
        case wire.PickFace():
            return seats.pick_face(table, context, command)
        case wire.AddBot():
            return seats.add_bot(table, context, command)
        case wire.Remove():
            return seats.remove(table, context, command)
        case wire.OfferSeat():
            return seats.offer(table, context)
        case wire.ClaimSeat():
            return seats.claim(table, context, command)
