"""The permission matrix: who may send which command, for each status of a table.

In the tables below, a row is a command and a column is a person who sends it: Eve, who watches; a
television (with the host's cookie); Cat, who has a seat and is not to act; Bob, who is to act while
a game is played; Bob's second device; Ann, the host, who has a seat; Hal, a host without a seat;
and Dot, who left her seat during the game. `staged_tables` describes their game.
"""

from __future__ import annotations

ABBREVIATIONS = {
    "ok": "done",
    "bad": "bad-message",
    "empty": "empty-seats",
    "game": "game-running",
    "held": "has-other-seat",
    "host": "not-host",
    "idle": "no-game-running",
    "lost": "not-found",
    "bot": "unknown-bot",
    "late": "stale-phase",
    "mine": "not-your-clue",
    "line": "no-such-line",
    "misfit": "phrase-misfit",
    "away": "no-such-spectator",
    "none": "seat-empty",
    "stay": "host-cannot-be-removed",
    "tv": "television-only-shows",
    "rest": "resting",
    "rules": "bad-settings",
    "runs": "host-not-needed",
    "seat": "no-seat",
    "taken": "seat-taken",
    "where": "no-such-seat",
}
"""Abbreviations of codes in the tables below; `-` means that the command does not exist."""

# The game has not started. Seats 3 and 4 are free.
OPEN = """
                      eve    tv     cat    bob    bob-2  ann    hal    dot
sit, free seat        ok     tv     ok     ok     ok     ok     ok     ok
sit, somebody's seat  taken  tv     taken  taken  taken  taken  taken  taken
sit, own seat         -      tv     ok     ok     ok     ok     -      -
sit, no seat at all   where  tv     where  where  where  where  where  where
stand                 seat   tv     ok     ok     ok     ok     seat   seat
swap                  host   tv     host   host   host   ok     ok     host
bot, free seat        host   tv     host   host   host   ok     ok     host
bot, all free seats   host   tv     host   host   host   ok     ok     host
bot, somebody's seat  host   tv     host   host   host   taken  taken  host
bot, at random        host   tv     host   host   host   bot    bot    host
remove, player        host   tv     host   host   host   ok     ok     host
remove, Ann           host   tv     host   host   host   stay   ok     host
remove, nobody        host   tv     host   host   host   none   none   host
change, chat          host   tv     host   host   host   ok     ok     host
change, seats         host   tv     host   host   host   ok     ok     host
change, nonsense      host   tv     host   host   host   rules  rules  host
first, Bob            seat   tv     rules  rules  rules  rules  seat   seat
pick a face           seat   tv     ok     ok     ok     ok     seat   seat
promote, player       host   tv     host   host   host   ok     ok     host
promote, no player    host   tv     host   host   host   none   none   host
start                 host   tv     host   host   host   empty  empty  host
invite players        host   tv     host   host   host   ok     ok     host
move                  seat   tv     idle   idle   idle   idle   seat   seat
move, other's card    seat   tv     idle   idle   idle   idle   seat   seat
move, the dealer's    seat   tv     idle   idle   idle   idle   seat   seat
move, late            seat   tv     idle   idle   idle   idle   seat   seat
move, nonsense        seat   tv     idle   idle   idle   idle   seat   seat
ready                 seat   tv     ok     ok     ok     ok     seat   seat
hold                  seat   tv     ok     ok     ok     ok     seat   seat
next move             seat   tv     ok     ok     ok     ok     seat   seat
cover board           seat   tv     ok     ok     ok     ok     seat   seat
look                  seat   tv     ok     ok     ok     ok     seat   seat
commit contribution   seat   tv     ok     ok     ok     ok     seat   seat
reveal contribution   seat   tv     ok     ok     ok     ok     seat   seat
back                  seat   tv     ok     ok     ok     ok     ok     seat
vote, yes             seat   tv     idle   idle   idle   idle   seat   seat
request the role      seat   tv     ok     ok     ok     ok     seat   seat
say                   ok     tv     ok     ok     ok     ok     ok     ok
say why               mine   tv     mine   mine   mine   mine   mine   mine
phrase                misfit tv     misfit misfit misfit misfit misfit misfit
hide, chat            host   tv     host   host   host   ok     ok     host
hide, gallery         host   tv     host   host   host   ok     ok     host
hide, clue            host   tv     host   host   host   line   line   host
hide, no such line    host   tv     host   host   host   line   line   host
mute, player          host   tv     host   host   host   ok     ok     host
mute, nobody          host   tv     host   host   host   none   none   host
unhide, chat          host   tv     host   host   host   ok     ok     host
unhide, gallery       host   tv     host   host   host   ok     ok     host
unhide, clue          host   tv     host   host   host   line   line   host
mute, Ivy             host   tv     host   host   host   ok     ok     host
mute, seated          host   tv     host   host   host   away   away   host
remove, Ivy           host   tv     host   host   host   ok     ok     host
remove, Rex           host   tv     host   host   host   away   away   host
remove, stranger      host   tv     host   host   host   away   away   host
remove, host          host   tv     host   host   host   away   away   host
hide, clue not given  host   tv     host   host   host   line   line   host
offer                 seat   tv     ok     ok     ok     ok     seat   seat
claim, Cat's offer    ok     tv     ok     held   held   held   ok     ok
claim, no such offer  lost   tv     lost   lost   lost   lost   lost   lost
claim, used offer     lost   tv     lost   lost   lost   lost   lost   lost
claim, expired offer  lost   tv     lost   lost   lost   lost   lost   lost
"""

# Bob is to give a clue. Seat 3 is reserved for Dot, and a bot has seat 4. Nobody can change seats
# before the end of the game. A host who sits does not see the gallery chat.
PLAYING = """
                      eve    tv     cat    bob    bob-2  ann    hal    dot
sit, somebody's seat  game   tv     held   held   held   held   game   held
sit, Dot's seat       game   tv     held   held   held   held   game   ok
sit, bot's seat       game   tv     held   held   held   held   game   held
sit, own seat         -      tv     ok     ok     ok     ok     -      ok
sit, no seat at all   where  tv     where  where  where  where  where  where
stand                 seat   tv     ok     ok     ok     ok     seat   seat
swap                  host   tv     host   host   host   game   game   host
bot, all free seats   host   tv     host   host   host   game   game   host
bot, somebody's seat  host   tv     host   host   host   game   game   host
bot, at random        host   tv     host   host   host   game   game   host
remove, player        host   tv     host   host   host   ok     ok     host
remove, Ann           host   tv     host   host   host   stay   ok     host
remove, Dot           host   tv     host   host   host   ok     ok     host
remove, bot           host   tv     host   host   host   game   game   host
change, chat          host   tv     host   host   host   ok     ok     host
change, seats         host   tv     host   host   host   game   game   host
change, nonsense      host   tv     host   host   host   game   game   host
first, Bob            seat   tv     game   game   game   game   seat   seat
pick a face           seat   tv     ok     ok     ok     ok     seat   seat
promote, player       host   tv     host   host   host   ok     ok     host
promote, no player    host   tv     host   host   host   none   none   host
promote, Dot          host   tv     host   host   host   none   none   host
start                 host   tv     host   host   host   game   game   host
invite players        host   tv     host   host   host   game   game   host
move                  seat   tv     D-1.2  ok     ok     D-1.2  seat   seat
move, other's card    seat   tv     D-1.2  D-2.1  D-2.1  D-1.2  seat   seat
move, the dealer's    seat   tv     D-1.2  D-2.1  D-2.1  D-1.2  seat   seat
move, late            seat   tv     late   late   late   late   seat   seat
move, nonsense        seat   tv     bad    bad    bad    bad    seat   seat
ready                 seat   tv     ok     ok     ok     ok     seat   seat
hold                  seat   tv     ok     ok     ok     ok     seat   seat
next move             seat   tv     ok     ok     ok     ok     seat   seat
cover board           seat   tv     ok     ok     ok     ok     seat   seat
look                  seat   tv     ok     ok     ok     ok     seat   seat
commit contribution   seat   tv     ok     ok     ok     ok     seat   seat
reveal contribution   seat   tv     ok     ok     ok     ok     seat   seat
back                  seat   tv     ok     ok     ok     ok     ok     seat
vote, yes             seat   tv     ok     ok     ok     ok     seat   seat
vote, no              seat   tv     ok     ok     ok     ok     seat   seat
vote, other game      seat   tv     late   late   late   late   seat   seat
request the role      seat   tv     runs   runs   runs   ok     seat   seat
say                   ok     tv     ok     ok     ok     ok     ok     ok
say why               mine   tv     mine   mine   mine   ok     mine   mine
phrase                ok     tv     ok     ok     ok     ok     ok     ok
hide, chat            host   tv     host   host   host   ok     ok     host
hide, gallery         host   tv     host   host   host   line   ok     host
hide, clue            host   tv     host   host   host   ok     ok     host
hide, no such line    host   tv     host   host   host   line   line   host
mute, player          host   tv     host   host   host   ok     ok     host
mute, bot             host   tv     host   host   host   ok     ok     host
unhide, chat          host   tv     host   host   host   ok     ok     host
unhide, gallery       host   tv     host   host   host   line   ok     host
unhide, clue          host   tv     host   host   host   ok     ok     host
mute, Ivy             host   tv     host   host   host   ok     ok     host
mute, seated          host   tv     host   host   host   away   away   host
remove, Ivy           host   tv     host   host   host   ok     ok     host
remove, Rex           host   tv     host   host   host   away   away   host
remove, stranger      host   tv     host   host   host   away   away   host
remove, host          host   tv     host   host   host   away   away   host
hide, clue not given  host   tv     host   host   host   line   line   host
offer                 seat   tv     ok     ok     ok     ok     seat   seat
claim, Cat's offer    ok     tv     ok     held   held   held   ok     held
claim, no such offer  lost   tv     lost   lost   lost   lost   lost   lost
claim, used offer     lost   tv     lost   lost   lost   lost   lost   lost
claim, expired offer  lost   tv     lost   lost   lost   lost   lost   lost
"""

# Everybody looks at the votes. The same as while playing, but nobody can move.
RESTING = """
                      eve    tv     cat    bob    bob-2  ann    hal    dot
move                  seat   tv     rest   rest   rest   rest   seat   seat
move, other's card    seat   tv     rest   rest   rest   rest   seat   seat
move, the dealer's    seat   tv     rest   rest   rest   rest   seat   seat
move, nonsense        seat   tv     rest   rest   rest   rest   seat   seat
"""

# The game is over, and seat 3 is free. The same as before it, but with a bot and clues to hide.
OVER = """
                      eve    tv     cat    bob    bob-2  ann    hal    dot
sit, bot's seat       taken  tv     taken  taken  taken  taken  taken  taken
remove, bot           host   tv     host   host   host   ok     ok     host
say why               mine   tv     mine   mine   mine   ok     mine   mine
phrase                ok     tv     ok     ok     ok     ok     ok     ok
hide, clue            host   tv     host   host   host   ok     ok     host
unhide, clue          host   tv     host   host   host   ok     ok     host
"""


def read_matrix(text: str) -> dict[str, dict[str, str]]:
    """Read a table. Returns the answers by command and role."""
    head, *lines = text.strip("\n").splitlines()
    roles = head.split()
    found = {}
    for line in lines:
        row, cells = line[:22].strip(), line[22:].split()
        answers = zip(roles, (ABBREVIATIONS.get(cell, cell) for cell in cells), strict=True)
        found[row] = {role: answer for role, answer in answers if answer != "-"}
    return found


MATRIX = {
    "open": read_matrix(OPEN),
    "playing": read_matrix(PLAYING),
    "resting": read_matrix(PLAYING) | read_matrix(RESTING),
    "over": read_matrix(OPEN) | read_matrix(OVER),
}
