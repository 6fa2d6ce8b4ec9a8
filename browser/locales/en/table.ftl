# The table: the frame around both games.

## Seats and names

table-seat-number = Seat{ "\u00A0" }{ $number }
table-level-steady = Steady
table-level-random = Random
table-level-easy = Easy
table-level-normal = Normal
table-level-hard = Hard
table-seats = Seats
table-you = you
table-aim = Choose { $who }
table-sending = Your move is about to be sent
table-undo = Undo
table-send-now = Send it now

table-mark-turn = To play
table-mark-stand-in = A bot plays
table-mark-gone = Away
table-mark-ready = Ready
table-mark-host = Host
table-mark-muted = Muted

## What bots are called, by their faces

## What is going on

table-title = { $game } · { $code }
table-your-turn = Your turn
table-progress = { $game } · { $far }
table-round = Round { $round } of 3
table-turn = Turn { $turn }
table-the-host = the host
table-over = The game is over
table-playing = A game is being played
table-resting = Look at the result
table-great-scene = Watch what happens.
table-rest-others = Everybody is looking at the result
table-go-on = Continue
table-connected = Connected
table-connecting = Not connected
table-clock =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
table-hurry = Ten seconds left.

## Log and chat

table-talk = Log and chat
table-chat = Chat
table-phrases = Phrases
table-gallery = Spectators
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-since = New since your last turn
table-by-bot = played by a bot
table-hide-clue = Hide this clue
table-unhide-clue = Show this clue again
table-since = Since your last turn
table-by-stand-in = Your bot
table-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }

## Menu

table-home = Start page
table-sound = Sound
table-abandoned = The game was ended early
table-hint = Hint: what would a bot do?
