"""What each refusal says, in English, by its code.

`make types` writes these sentences to `browser/locales/en/refusals.ftl` for the page, which has
them in other languages beside it. A word in braces is a fact: whoever refuses gives it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    # Messages and requests.
    "bad-message": "The server did not understand this message: {reason}. Reload the page.",
    "bad-request": "The server did not understand this. Reload the page.",
    "header-missing": "The request needs the header {header}.",
    "forbidden": "This is not allowed. Go back to the start page.",
    "wrong-origin": "This page may not talk to the server. Open the game at its own address.",
    "not-operator": (
        "Only the server's operator can do this. Open the private link that the server printed."
    ),
    "not-found": "There is nothing here. Check the code or the link, or ask for a new one.",
    "page-not-built": "The page is not built. Run make page, then reload.",
    "wrong-method": "This address does not take requests of this kind.",
    "too-large": "This is too large for the server. Try something smaller.",
    "wrong-host": (
        "The server does not know this address as its own. Open the address you were given."
    ),
    "too-many-requests": "That was too much at once. Wait a moment and try again.",
    "too-many-connections": (
        "There are too many connections from your network. Close tabs you do not need."
    ),
    "too-many-tables": "Too many tables were opened from your network. Wait a while and try again.",
    "too-many-guesses": "Too many wrong codes came from your network. Wait a minute and try again.",
    "upgrade-required": "This address takes WebSockets only.",
    "rate-limited": "That was too fast. Wait a moment and try again.",
    "internal": "Something went wrong on the server. Try again, or reload the page.",
    "unavailable": "The server cannot do this now. Try again in a moment.",
    "server-full": "The server is full. Try again later.",
    "server-stopping": "The server is going down for a while. Everything is saved; come back soon.",
    "store-unavailable": (
        "The server cannot read or save just now, so nothing was done. Try again in a moment."
    ),
    # Coming to a table.
    "table-unreadable": "This version of the server cannot open this table. Open a new one.",
    "table-expired": (
        "Nothing has happened at this table for a long time, so it was deleted. Open a new one."
    ),
    "table-reloading": "The server is loading this table again. You will be connected in a moment.",
    "removed": "The host has removed you from this table. You can open one of your own.",
    "forgotten": (
        "The server has forgotten this browser. Reload the page to come in as somebody new."
    ),
    "television-off": (
        "This table may not be shown on a television. The host can allow it in the settings."
    ),
    "television-only-shows": "A television only shows the table.",
    # Seats.
    "no-seat": "You need a seat at the table for this. Take one that is free.",
    "no-such-seat": "There is no such seat; expected {expected}.",
    "no-free-seat": "All seats are taken. Wait until one is free.",
    "seat-taken": "This seat is taken. Choose a free one, or free it first.",
    "seat-empty": "Nobody is in that seat.",
    "has-other-seat": "You have another seat at this table. Go back to that one.",
    "empty-seats": "Some seats are still empty. Invite people or put bots there.",
    "too-few-seats": "With {seats} seats, somebody would have none.",
    "bad-name": "This name cannot be used: {reason}. Choose one of up to {letters} characters.",
    "name-taken": "Somebody here has this name, or one very like it. Choose another.",
    "name-reserved": "The game itself uses this name, for a bot or a role. Choose another.",
    "face-taken": "Somebody at this table has this face. Choose another.",
    "host-cannot-be-removed": "The host cannot be removed, but may leave the seat.",
    "founder-cannot-be-removed": (
        "This table belongs to this player, who may come back. You only act as host until then."
    ),
    "not-host": "Only the host of the table can do this. Ask them to.",
    # Settings and bots.
    "bad-settings": "These settings do not go together: {reason}.",
    "unknown-bot": "There is no bot {level}. There are {levels}.",
    "bot-cannot-play": "A bot at this table cannot play {game}. Remove it first.",
    # The game.
    "game-running": "Not while a game is being played. Wait until it is over.",
    "no-game-running": "No game is being played. Wait until the host starts one.",
    "stale-phase": "The game has moved on. Look again, then choose.",
    "resting": "Everybody is still looking at the result. Say when you are ready.",
    "host-not-needed": (
        "The game goes on without the host. Ask again if nothing happens for three minutes."
    ),
    "asked-recently": (
        "This was asked a short while ago. Wait a few minutes, or let somebody else ask."
    ),
    "not-your-turn": "It is not your turn. Wait until the game asks you.",
    "not-alone": "Hints are only for somebody who plays alone with bots.",
    "no-such-game": "No such game was played at this table.",
    "no-bot-move": "No bot made this move.",
    "players-only": "Only those who had a seat in this game may see it.",
    # Chat.
    "bad-text": "This cannot be sent: {reason}. Write a line of up to {letters} characters.",
    "chat-off": "The host has switched this chat off.",
    "phrases-off": "The host has switched phrases off.",
    "no-such-phrase": "This game has no such phrase. Reload the page.",
    "phrase-misfit": "The phrase does not fit: {reason}.",
    "muted": "The host has muted you. You can still read and play.",
    "no-such-line": "There is no such message or clue here.",
    "bots-clue": "A bot gave this clue. Only the clues of people can be hidden.",
    "not-your-clue": "Only the storyteller may explain a clue, after the turn.",
    "no-such-spectator": (
        "This person is not among the spectators. They may have left or taken a seat."
    ),
    "log-full": "The log of this table is full. Play the game to its end, then open a new table.",
    # Decks of pictures.
    "bad-deck": "This cannot be done with this deck: {reason}.",
    "bad-words": (
        "These texts cannot be used: {reason}. Give a title; use up to {letters} characters each."
    ),
    "deck-in-use": "A game is being played with these pictures. Wait until it is over.",
    # Files that are to become pictures of a deck. Those of the page come before a file is sent.
    "file-animated": "It is an animation; a card is one still picture.",
    "file-bomb": "It unpacks to more than {times} times its size, like a zip bomb.",
    "file-damaged": "The file is damaged.",
    "file-empty": "The file is empty.",
    "file-folder": "It is a folder. Choose the pictures in it, or pack it into a zip.",
    "file-heic": "HEIC cannot be read here. Save it as JPEG on the phone or in a picture viewer.",
    "file-holds-more": "There is something else in the file besides the picture. Found: {found}.",
    "file-leads-out": "Its path points outside the zip.",
    "file-link": "It is a link to somewhere else.",
    "file-locked": "It is locked with a password.",
    "file-not-decoded": "The picture could not be decoded safely.",
    "file-not-zip": "It is neither a folder nor an intact zip.",
    "file-packed": "It is a packed file. Unpack it first.",
    "file-packing": "Its compression is not supported. Make an ordinary zip.",
    "file-renamed": "Its name says {expected}, but its content is {found}.",
    "file-too-large": "It is larger than {megabytes} MB.",
    "file-too-many-files": "There are more than {files} files in it. Make smaller zips.",
    "file-too-many-pixels": (
        "It has {width} × {height} pixels, more than {millions} million. Make it smaller first."
    ),
    "file-too-much-memory": "It takes too much memory to read. Make it smaller first.",
    "file-too-slow": "It takes too long to read. Make it smaller first.",
    "file-too-small": "It is too small: a card needs at least {width} × {height} pixels.",
    "file-truncated": "The file ends before the picture does.",
    "file-unpacks-too-large": (
        "With it, the zip unpacks to more than {gigabytes} GB. Make smaller zips."
    ),
    "file-unreadable": "It cannot be read: {reason}.",
    "file-unsupported": "Only PNG, JPEG and WebP pictures are read.",
    "file-words-unreadable": "The words in it cannot be read: {reason}.",
    "file-words-unusable": "The words for {picture} cannot be used: {reason}.",
    "file-words-without-picture": (
        "It has words for {picture}, which is not beside it. Put both into one folder or zip."
    ),
    "file-zip64": "It is a ZIP64 archive, for more than 4 GB. Pack the pictures into smaller zips.",
    "file-zip-too-large": (
        "The zip is larger than {megabytes} MB. Pack the pictures into smaller zips."
    ),
}

PAGE_SENTENCES: Final[Mapping[str, str]] = {
    "upgrade-required": (
        "A live connection cannot be opened here. Try another network or another browser."
    ),
    "no-such-seat": "There is no such seat at this table. Choose another.",
    "phrase-misfit": "What this phrase names is no longer there. Choose again.",
}
"""What the page says instead, where the sentence speaks of what only programs see."""
