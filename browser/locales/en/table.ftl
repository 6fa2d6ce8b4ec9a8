# The table: the frame around both games.

## Seats and names

table-bot-name = Bot{ "\u00A0" }{ $number }
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

table-mark-turn = To play
table-mark-stand-in = A bot plays
table-mark-gone = Away
table-mark-ready = Ready
table-mark-host = Host
table-mark-muted = Muted

## What is going on

table-title = { $game } · { $code }
table-your-turn = Your turn
table-progress = { $game } · { $far }
table-round = Round { $round } of 3
table-turn = Turn { $turn }
table-free-seats =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
table-all-here = Everybody is here: start when you like
table-the-host = the host
table-wait-start = Waiting for { $who } to start the game.
table-over = The game is over
table-you-win = You win!
table-you-win-too = You win, together with others!
table-wins = { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
table-playing = A game is being played
table-resting = Look at the result
table-great-scene = Watch what happens.
table-rest-others = Everybody is looking at the result
table-rest-waits =
    { $count ->
        [one] { $who } is still looking.
       *[other] { $who } are still looking.
    }
table-rest-over = Continuing…
table-rest-you = Press “Continue” when you’re ready.
table-go-on = Continue
table-hold = Hold on
table-held = { $who } would like more time.
table-held-you = The others are waiting for you to continue.
table-stepping = The bots are waiting for you.
table-next-move = Next move
table-may-begin = You can begin, or let a bot begin.
table-bot-begins = Let a bot begin
table-behind-doors =
    { $count ->
        [one] One player is in a private game here. Wait until it is over.
       *[other] { $count } players are in a private game here. Wait until it is over.
    }
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
table-since = Since your last turn
table-by-stand-in = Your bot
table-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
table-send = Send

## Menu

table-home = Start page
table-sound = Sound
table-abandoned = The game was ended early
